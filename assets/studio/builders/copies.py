"""Many of a thing for the price of one: linked copies share their mesh, so that a wood of trees costs three."""
from kit.stage import group, move, put


def scattered(make, spots):
    """Builds a thing once with make() and stands it on every spot (x, y, z, turn in degrees, size)."""
    with group() as first:
        make()
    modelled = [(thing, thing.matrix_basis.copy()) for thing in first]
    for place, (x, y, z, turn, size) in enumerate(spots):
        members = first if place == 0 else [_copy(thing, matrix) for thing, matrix in modelled]
        move(members, (x, y, z), turn, size)


def _copy(thing, matrix):
    twin = thing.copy()
    twin.matrix_basis = matrix
    return put(twin)
