"""What can be learned from a table afterwards, and from one's own part of it before the end."""
