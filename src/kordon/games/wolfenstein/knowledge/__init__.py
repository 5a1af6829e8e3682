"""What the game tells bots about playing it well."""
