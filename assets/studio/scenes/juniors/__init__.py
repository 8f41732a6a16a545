"""The figure and the eight classes of Pocket Juniors: a file each, which kneads its items and writes its model."""
