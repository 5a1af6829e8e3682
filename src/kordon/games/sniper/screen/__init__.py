"""What is shown: the scene and its pieces, click paths, notes on choices, log lines, refusals."""
