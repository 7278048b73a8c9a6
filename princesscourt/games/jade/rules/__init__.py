"""The rules of Jade König."""
