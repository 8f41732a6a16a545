"""One builder a thing: modelled in metres round the origin, front towards -y, and placed with kit.stage.group()."""
