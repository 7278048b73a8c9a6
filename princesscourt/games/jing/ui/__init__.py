"""Princess Jing on the screen."""
