"""Noise and threat (WO-5xx), and the figures that an alarm or an event brings."""
