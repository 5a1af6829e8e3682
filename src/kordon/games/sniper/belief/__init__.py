"""What a seat can infer about the hidden sniper: a Bayes filter over all states, and worlds drawn from it."""
