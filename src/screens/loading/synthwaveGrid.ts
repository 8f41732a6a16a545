import { box, chance, gradient, polygon, type Art } from '../art/art.ts';
import { gridFloor, slitSun, stars } from '../art/horizon.ts';
import { INK } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { SHORT, SOFT, beats, drum, tune, wave } from '../sounds.ts';

const ARPEGGIO = ['A3', 'C4', 'E4', 'A4', 'E4', 'C4', 'A3', 'E4'];

/** The one that all others are variations of: a slit sun between mountains, and a magenta grid that comes on. */
export const screen: Screen = {
  fps: 30,
  still: 1,
  sound: [
    wave(
      'sawtooth',
      -27,
      SHORT,
      tune([...ARPEGGIO, 'F3', 'A3', 'C4', 'F4', 'C4', 'A3', 'F3', 'C4', ...ARPEGGIO], 0.155),
    ),
    wave(
      'sawtooth',
      -24,
      SHORT,
      tune(['A1', 'A1', 'A1', 'A1', 'F1', 'F1', 'F1', 'F1', 'A1', 'A1', 'A1', 'A1'], 0.31),
    ),
    wave('triangle', -28, SOFT, tune(['E4', 'C4', 'E4'], 1.24)),
    drum(-18, beats(6, 0.62)),
  ],
  paint(art, seconds) {
    const horizon = Math.round(art.height * 0.58);
    const middle = Math.floor(art.width / 2);
    gradient(art, 0, horizon, [INK.black, INK.midnight, INK.plum, INK.orchid, INK.pink]);
    stars(art, horizon * 0.6, 70, [INK.white, INK.orchid], seconds);
    const radius = Math.round(Math.min(art.width, horizon * 1.4) * 0.31);
    slitSun(
      art,
      middle,
      horizon - Math.round(radius * 0.62),
      radius,
      [INK.yellow, INK.amber, INK.orange, INK.neon],
      {
        slits: 6,
      },
    );
    ridge(art, horizon, 1);
    ridge(art, horizon, 0);
    box(art, 0, horizon, art.width, art.height - horizon, INK.black);
    gradient(art, horizon, art.height, [INK.plum, INK.midnight, INK.black]);
    gridFloor(art, horizon, [INK.neon, INK.orchid], { travelled: seconds * 2.2 });
  },
};

/** Mountains left and right of the sun: a far row, and a near one that is lit on the side of the sun. */
function ridge(art: Art, horizon: number, row: number): void {
  const middle = art.width / 2;
  for (const side of [-1, 1]) {
    for (let peak = 3; peak >= 0; peak--) {
      const tall = (row === 1 ? 22 : 10) + chance(peak, side, row) * 12 + peak * (row === 1 ? 5 : 3);
      const x = middle + side * (middle * (row === 1 ? 0.62 : 0.5) + peak * middle * 0.19);
      const wide = tall * 1.25;
      const foot = horizon + 1;
      polygon(
        art,
        [
          [x - wide, foot],
          [x, horizon - tall],
          [x + wide, foot],
        ],
        row === 1 ? INK.midnight : INK.black,
      );
      polygon(
        art,
        [
          [x - side * wide, foot],
          [x, horizon - tall],
          [x - side * wide * 0.3, foot],
        ],
        row === 1 ? INK.plum : INK.orchid,
      );
    }
  }
}
