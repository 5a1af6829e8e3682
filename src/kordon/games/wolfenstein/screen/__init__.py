"""What is shown: the scene, click paths, log lines, refusals."""
