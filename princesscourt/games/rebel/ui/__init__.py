"""Rebel Princess on the screen."""
