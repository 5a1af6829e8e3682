"""Measurements of the servers under load; README.md says how to run them."""
