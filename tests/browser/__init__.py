"""Tests in a browser: a package, so that those that follow each other share one Chromium."""
