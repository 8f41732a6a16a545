"""Portraits: somebody whom a person talks to, before a background of their own, with a face for each mood of a talk.

A portrait's file is `build(face)`, which puts the person and what is behind them on the stage, and a `Portrait`."""
import os
import random
import sys
from dataclasses import dataclass

import numpy as np
from PIL import Image

from kit.calm import calm
from kit.camera import FrontCamera
from kit.cuts import moved, write_bundle
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from kit.stage import clear

SIZE = (96, 112)
# The first is the portrait itself; of the others only what differs from it is photographed into it.
FACES = ('calm', 'guarded', 'warm')
# A person stands at the origin: 83 pixels a metre, from the waist to the top of a hat.
CAMERA = FrontCamera(eye=(0, -3.0, 1.5), focal=250, vanishing=(48, 56), size=SIZE)
_SAMPLES, _PREVIEW_SAMPLES = 48, 16
_COLOURS, _DITHER = 28, 0.3


@dataclass(frozen=True)
class Portrait:
    """A person's id, and `build(face)`; `exposure` and `bloom` are the photograph's."""
    person: str
    build: callable
    exposure: float = 0.4
    bloom: float = 0.2

    def main(self):
        """`python -m scenes.people.<name> <folder>` writes the faces side by side as one picture; with `--preview <file.png>` they are
        shown side by side, quickly made and three times as large."""
        if sys.argv[1] == '--preview':
            table, pictures = self._faces(_PREVIEW_SAMPLES)
            whole = Image.fromarray((table[np.hstack(pictures)] * 255).round().astype(np.uint8))
            whole.resize((whole.width * 3, whole.height * 3), Image.NEAREST).save(sys.argv[2])
        else:
            self._finish(sys.argv[1])

    def _photograph(self, face, samples):
        random.seed(7)
        clear()
        self.build(face)
        CAMERA.aim()
        return calm(photograph(size=SIZE, samples=samples, exposure=self.exposure, bloom=self.bloom))

    def _faces(self, samples):
        """The table of colours, and each face as a picture of indices into it."""
        base, *others = (self._photograph(face, samples) for face in FACES)
        masks = [moved(base, other) for other in others]
        changed = np.vstack([other[mask] for other, mask in zip(others, masks)])
        table = make_palette(np.vstack([base.reshape(-1, 3), changed]), _COLOURS)
        first = reduce(base, table, _DITHER)
        return table, [first, *(np.where(mask, reduce(other, table, _DITHER), first) for other, mask in zip(others, masks))]

    def _finish(self, folder):
        table, pictures = self._faces(_SAMPLES)
        save_indexed(os.path.join(folder, f'{self.person}.png'), np.hstack(pictures), table)
        width, height = SIZE
        frames = {face: {'x': i * width, 'y': 0, 'w': width, 'h': height} for i, face in enumerate(FACES)}
        write_bundle(folder, pictures=sorted(file for file in os.listdir(folder) if file.endswith('.png')), places={'faces': frames})
