"""Places of which a thing was taken, one file each: a cut over the place's finished pictures."""
