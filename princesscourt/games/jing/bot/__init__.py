"""Computer players of Princess Jing."""
