"""What all games and the shell share on the screen."""
