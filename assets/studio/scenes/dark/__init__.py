"""Places while the power is out, a file each, named as the place's scene."""
