"""Places in which a thing was laid down that belongs there, one file each: a cut over the place's finished pictures."""
