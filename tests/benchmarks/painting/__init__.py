"""What a tap costs: this build, an earlier build and a true floor, hand by hand in one run."""
