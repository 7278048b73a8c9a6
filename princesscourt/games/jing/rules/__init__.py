"""The rules of Princess Jing, basic and expert."""
