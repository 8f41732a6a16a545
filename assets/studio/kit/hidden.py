"""A place whose passers go behind something: they are seen between two columns of the picture only."""
from dataclasses import dataclass

from kit.place import SIZE
from kit.shoot import Shoot


@dataclass(frozen=True)
class HiddenShoot(Shoot):
    """`seen` is the first column in which a passer is seen, and the first in which it is no longer."""
    seen: tuple = (0, SIZE[0])

    def _passer(self, album, name, passer, sprites, offsets):
        made, cuts = {}, []
        for step, (dx, dy) in enumerate(offsets):
            picture, mask = sprites[step % len(sprites)]
            shown = mask.copy()
            shown[:, :max(0, self.seen[0] - dx)] = shown[:, max(0, self.seen[1] - dx):] = False
            if not shown.any():
                continue
            if shown.tobytes() not in made:
                made[shown.tobytes()] = album.masked(f'{name}-{passer.name}-{len(made)}', picture, shown)
            cut = made[shown.tobytes()]
            cuts.append({**cut, 'x': cut['x'] + dx, 'y': cut['y'] + dy})
        return {'name': passer.name, 'fps': passer.fps, 'everySeconds': list(passer.every), 'cuts': cuts}
