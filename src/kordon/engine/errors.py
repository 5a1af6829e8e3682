"""Mistakes that people can make, as exceptions that speak plainly."""

from __future__ import annotations


class Fault(Exception):
    """Something a person asked for can't be done; the message is one clear sentence."""
