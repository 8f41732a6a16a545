"""The scene kit: what every picture of the town is modelled, lit, photographed and reduced with."""
