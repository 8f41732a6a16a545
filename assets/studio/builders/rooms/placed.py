"""Standing a thing somewhere in one line."""
from kit.stage import group


def placed(at, make, *args, turn=0, size=1.0, **options):
    """Models `make(*args, **options)` and stands it at a point, turned and scaled; returns its objects."""
    with group(at=at, turn=turn, size=size) as things:
        make(*args, **options)
    return things
