"""Sniper Elite: one sniper whom nobody sees against three squads who hold the ground."""
