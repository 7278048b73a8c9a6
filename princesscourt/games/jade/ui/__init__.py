"""Jade König on the screen."""
