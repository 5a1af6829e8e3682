"""What players see and click: the scene, click paths, log lines and refusals."""
