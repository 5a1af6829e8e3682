"""Tables in memory: what is loaded, who is connected, and what each of them is sent."""
