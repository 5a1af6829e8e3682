"""Actions (WO-3xx): walking, doors and bars, searching."""
