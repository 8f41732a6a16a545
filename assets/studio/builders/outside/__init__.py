"""What the outsides of the locations share: skies of both hours, windows that are pointed at, what lies in yards."""
