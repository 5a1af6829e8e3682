"""Games that are over: what is kept of them, and logs in and out."""
