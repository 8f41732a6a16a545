import { box, chance, clear, disc, line, polygon, ring, type Art } from '../art/art.ts';
import { write } from '../art/lettering.ts';
import { INK } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { CLICK, HELD, bell, drum, noise, tune, hits } from '../sounds.ts';

const BODY = { width: 176, height: 112 } as const;
const HUBS = [54, 122] as const;
const HUB_Y = 57;

/** A mix tape for homecoming, on a cup's worth of teal and purple. */
export const screen: Screen = {
  fps: 20,
  still: 1.1,
  sound: [
    drum(-15, [0.02], 'A2', 2),
    noise('brown', -19, CLICK, hits([0, 0.1], 0.03)),
    noise('pink', -33, HELD, [{ at: 0.1, seconds: 3.7 }]),
    bell(-20, tune([220, 262, 330, 392, 330, 262, 294, 349, 440, 523, 440, 348], 0.29, { at: 0.35 }), {
      harmonicity: 1.005,
      index: 1.6,
    }),
    bell(
      -25,
      tune([110.4, null, null, null, null, null, 146.2, null, null, null, null, null], 0.29, { at: 0.35 }),
      {
        harmonicity: 2,
        index: 1,
      },
    ),
  ],
  paint(art, seconds) {
    cup(art, seconds);
    const x = Math.floor((art.width - BODY.width) / 2);
    const y = Math.floor((art.height - BODY.height) / 2) - 6;
    body(art, x, y);
    reels(art, x, y, seconds);
    counter(art, y + BODY.height + 14, seconds);
  },
};

/** Everybody had this pattern at lunch: a teal brush stroke and a purple scribble. */
function cup(art: Art, seconds: number): void {
  clear(art, INK.silver);
  const drift = seconds * 9;
  const across = art.width + 120;
  for (let strand = -1; strand < art.height / 62; strand++) {
    const offset = (strand & 1) * 80;
    for (let step = -60; step < across; step++) {
      const x = step;
      const y = strand * 62 + 34 - (x + offset - drift) * 0.18 + Math.sin((x + offset - drift) / 31) * 9;
      const thick = 8 + 6 * Math.sin((x + offset - drift) / 47);
      for (let dy = -thick; dy < thick; dy++) {
        if (chance(x >> 2, Math.round(dy), strand) > 0.12)
          box(art, x, y + dy, 1, 1, dy < thick * 0.4 ? INK.azure : INK.royal);
      }
    }
    let before: readonly [number, number] | null = null;
    for (let step = -10; step < across / 9; step++) {
      const x = step * 9 - ((drift + offset) % 18);
      const y = strand * 62 + 30 - x * 0.18 + ((Math.round(step) & 1) * 2 - 1) * 13 + drift * 0.18;
      if (before !== null)
        for (const dx of [0, 1, 2]) line(art, before[0] + dx, before[1], x + dx, y, INK.plum);
      before = [x, y];
    }
  }
}

function body(art: Art, x: number, y: number): void {
  box(art, x + 5, y + 6, BODY.width, BODY.height, INK.cocoa);
  box(art, x, y, BODY.width, BODY.height, INK.black);
  box(art, x + 1, y + 1, BODY.width - 2, BODY.height - 2, INK.navy);
  box(art, x + 1, y + 1, BODY.width - 2, 2, INK.slate);
  box(art, x + 1, y + 1, 2, BODY.height - 2, INK.slate);
  box(art, x + 1, y + BODY.height - 3, BODY.width - 2, 2, INK.midnight);
  for (const [sx, sy] of [
    [6, 6],
    [BODY.width - 7, 6],
    [6, BODY.height - 7],
    [BODY.width - 7, BODY.height - 7],
  ] as const) {
    disc(art, x + sx, y + sy, 3, INK.midnight);
    line(art, x + sx - 2, y + sy - 1, x + sx + 2, y + sy + 1, INK.steel);
  }
  // The label, and what is written on it by hand.
  box(art, x + 14, y + 10, BODY.width - 28, 74, INK.cream);
  box(art, x + 14, y + 10, BODY.width - 28, 1, INK.white);
  for (const [row, ink] of [
    [64, INK.yellow],
    [69, INK.amber],
    [74, INK.orange],
    [79, INK.red],
  ] as const) {
    box(art, x + 14, y + row, BODY.width - 28, 5, ink);
  }
  box(art, x + 18, y + 14, 13, 13, INK.red);
  write(art, 'A', x + 22, y + 17, INK.white);
  write(art, "HOMECOMING MIX '95", x + 37, y + 15, INK.royal);
  box(art, x + 36, y + 25, 122, 1, INK.tan);
  write(art, 'DO NOT TAPE OVER', x + 37, y + 28, INK.brick);
  box(art, x + 36, y + 37, 122, 1, INK.tan);
  // The foot, where the heads come in.
  polygon(
    art,
    [
      [x + 30, y + BODY.height],
      [x + 36, y + 90],
      [x + BODY.width - 36, y + 90],
      [x + BODY.width - 30, y + BODY.height],
    ],
    INK.midnight,
  );
  for (const hole of [52, 74, 102, 124])
    disc(art, x + hole, y + 103, hole === 74 || hole === 102 ? 3 : 4, INK.black);
}

/** The window with both hubs: one reel gives what the other takes. */
function reels(art: Art, x: number, y: number, seconds: number): void {
  box(art, x + 34, y + 42, 108, 31, INK.black);
  box(art, x + 35, y + 43, 106, 29, INK.cocoa);
  const wound = Math.min(1, seconds / 8);
  const clipped = { top: y + 43, bottom: y + 71, left: x + 66, right: x + 110 };
  const sizes = [30 - 14 * wound, 16 + 14 * wound];
  // Between the hubs a pane shows the tape itself.
  box(
    art,
    clipped.left,
    clipped.top,
    clipped.right - clipped.left,
    clipped.bottom - clipped.top + 1,
    INK.black,
  );
  HUBS.forEach((hub, index) => {
    const size = sizes[index] ?? 0;
    for (let row = clipped.top; row <= clipped.bottom; row++) {
      const dy = row - (y + HUB_Y);
      if (Math.abs(dy) > size) continue;
      const half = Math.sqrt(size * size - dy * dy);
      const from = Math.max(clipped.left, x + hub - half);
      const to = Math.min(clipped.right, x + hub + half);
      const sheen = (row + Math.floor(seconds * 8)) % 7 === 0 ? INK.leather : INK.bark;
      if (to > from) box(art, from, row, to - from, 1, sheen);
    }
  });
  HUBS.forEach((hub, index) => {
    const turn = (seconds * (index === 0 ? 5.2 : 7)) / ((sizes[index] ?? 20) / 20);
    disc(art, x + hub, y + HUB_Y, 13, INK.white);
    ring(art, x + hub, y + HUB_Y, 13, INK.steel);
    disc(art, x + hub, y + HUB_Y, 9, INK.silver);
    disc(art, x + hub, y + HUB_Y, 7, INK.black);
    for (let tooth = 0; tooth < 6; tooth++) {
      const angle = turn + (tooth * Math.PI) / 3;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (const far of [4, 5, 6, 7]) {
        box(art, x + hub + cos * far - 1, y + HUB_Y + sin * far - 1, 2, 2, INK.white);
      }
    }
  });
}

function counter(art: Art, y: number, seconds: number): void {
  const count = String(412 + Math.floor(seconds * 11)).padStart(4, '0');
  const x = Math.floor(art.width / 2) - 40;
  box(art, x - 1, y - 1, 82, 21, INK.white);
  box(art, x, y, 82, 21, INK.black);
  box(art, x, y, 81, 20, INK.midnight);
  [...count].forEach((digit, index) => {
    box(art, x + 4 + index * 11, y + 3, 10, 14, index === 3 ? INK.white : INK.black);
    write(art, digit, x + 6 + index * 11, y + 6, index === 3 ? INK.black : INK.white);
  });
  const [green, red] = seconds % 0.6 < 0.3 ? [INK.lime, INK.maroon] : [INK.forest, INK.red];
  disc(art, x + 57, y + 9, 3, green);
  disc(art, x + 69, y + 9, 3, red);
}
