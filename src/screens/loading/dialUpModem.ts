import { box, chance, clamp, disc, dot, gradient, line, polygon, type Art } from '../art/art.ts';
import { widthOf, write } from '../art/lettering.ts';
import { INK, type Ink } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { HELD, noise, tune, wave } from '../sounds.ts';

/** What happens on the line, and when it begins: picture and sound keep to these seconds. */
const STAGES = [
  { at: 0, says: 'ATZ', answer: 'OK', lights: 'HS TR MR' },
  { at: 0.45, says: 'ATDT 555-1995', answer: 'DIALING', lights: 'OH TR MR' },
  { at: 1.45, says: 'ATDT 555-1995', answer: 'RINGING', lights: 'OH TR MR' },
  { at: 2, says: 'ATDT 555-1995', answer: 'CARRIER', lights: 'OH CD RD SD TR MR' },
  { at: 3.6, says: 'CONNECT 28800', answer: 'HI!', lights: 'HS CD OH RD SD TR MR CS' },
] as const;
const LIGHTS = ['HS', 'AA', 'CD', 'OH', 'RD', 'SD', 'TR', 'MR', 'CS'];
const MODEM = { width: 178, height: 58 } as const;

/** The two tones of a key, row and column, for each digit of 555-1995. */
const KEYS: ReadonlyArray<readonly [number, number]> = [
  [770, 1336],
  [770, 1336],
  [770, 1336],
  [697, 1209],
  [852, 1477],
  [852, 1477],
  [770, 1336],
];

/** A modem calls the school over the poles of a night in Arcadia. */
export const screen: Screen = {
  fps: 20,
  still: 2.7,
  sound: [
    wave('sine', -24, HELD, [{ at: 0.05, seconds: 0.38, pitch: 350 }]),
    wave('sine', -24, HELD, [{ at: 0.05, seconds: 0.38, pitch: 440 }]),
    wave(
      'sine',
      -24,
      HELD,
      tune(
        KEYS.map(([row]) => row),
        0.13,
        { at: 0.5, seconds: 0.09 },
      ),
    ),
    wave(
      'sine',
      -24,
      HELD,
      tune(
        KEYS.map(([, column]) => column),
        0.13,
        { at: 0.5, seconds: 0.09 },
      ),
    ),
    wave('sine', -25, HELD, [{ at: 1.45, seconds: 0.45, pitch: 440 }]),
    wave('sine', -25, HELD, [{ at: 1.45, seconds: 0.45, pitch: 480 }]),
    wave('sine', -22, HELD, [
      { at: 2, seconds: 0.3, pitch: 2100 },
      { at: 2.34, seconds: 0.12, pitch: 1375 },
      { at: 2.48, seconds: 0.12, pitch: 2002 },
      { at: 2.62, seconds: 0.1, pitch: 1200 },
    ]),
    wave('square', -36, HELD, tune([980, 1180, 980, 1650, 1180, 1850, 980, 1650], 0.05, { at: 2.72 })),
    {
      voice: 'fm',
      harmonicity: 0.52,
      index: 9,
      gain: -25,
      envelope: HELD,
      notes: [
        { at: 2.78, seconds: 0.3, pitch: 1800 },
        { at: 3.12, seconds: 0.2, pitch: 1650 },
      ],
    },
    noise('white', -24, HELD, [
      { at: 2.95, seconds: 0.12 },
      { at: 3.15, seconds: 0.55 },
    ]),
    noise('pink', -22, HELD, [{ at: 3.3, seconds: 0.4 }]),
  ],
  paint(art, seconds) {
    const stage = STAGES.findLast(({ at }) => seconds >= at) ?? STAGES[0];
    const ground = art.height - MODEM.height - 26;
    night(art, ground, seconds);
    wire(art, ground, seconds, STAGES.indexOf(stage));
    box(art, 0, ground, art.width, art.height - ground, INK.bark);
    for (let y = ground; y < art.height; y += 9) box(art, 0, y, art.width, 1, INK.cocoa);
    box(art, 0, ground, art.width, 2, INK.leather);
    modem(art, ground + 13, seconds, stage);
  },
};

type Stage = (typeof STAGES)[number];

function night(art: Art, ground: number, seconds: number): void {
  gradient(art, 0, ground, [INK.black, INK.midnight, INK.navy, INK.plum]);
  for (let star = 0; star < 60; star++) {
    const lit = chance(star, Math.floor(seconds * 3)) > 0.1;
    dot(art, chance(star, 1) * art.width, chance(star, 2) * ground * 0.7, lit ? INK.silver : INK.slate);
  }
  const moon = { x: Math.round(art.width * 0.3), y: Math.round(ground * 0.28) };
  for (let dy = -11; dy <= 11; dy++) {
    for (let dx = -11; dx <= 11; dx++) {
      if (Math.hypot(dx, dy) <= 11 && Math.hypot(dx - 5, dy + 3) > 10)
        dot(art, moon.x + dx, moon.y + dy, INK.cream);
    }
  }
  for (let x = 0; x < art.width; x++) {
    const hill = 12 + Math.sin(x / 37) * 7 + Math.sin(x / 13 + 2) * 3;
    box(art, x, ground - hill, 1, hill, INK.black);
  }
  house(art, 8, ground);
  school(art, art.width - 66, ground);
}

function house(art: Art, x: number, ground: number): void {
  box(art, x, ground - 24, 34, 24, INK.cocoa);
  polygon(
    art,
    [
      [x - 4, ground - 23],
      [x + 17, ground - 40],
      [x + 38, ground - 23],
    ],
    INK.bark,
  );
  box(art, x + 6, ground - 19, 9, 9, INK.yellow);
  box(art, x + 10, ground - 19, 1, 9, INK.cocoa);
  box(art, x + 20, ground - 14, 8, 14, INK.maroon);
}

function school(art: Art, x: number, ground: number): void {
  box(art, x, ground - 28, 62, 28, INK.maroon);
  box(art, x, ground - 30, 62, 3, INK.leather);
  box(art, x + 23, ground - 42, 16, 14, INK.maroon);
  polygon(
    art,
    [
      [x + 20, ground - 41],
      [x + 31, ground - 52],
      [x + 42, ground - 41],
    ],
    INK.brick,
  );
  disc(art, x + 31, ground - 35, 4, INK.cream);
  line(art, x + 31, ground - 35, x + 31, ground - 38, INK.black);
  line(art, x + 31, ground - 35, x + 33, ground - 34, INK.black);
  for (let window = 0; window < 5; window++) {
    box(art, x + 4 + window * 12, ground - 22, 7, 8, window === 1 ? INK.amber : INK.midnight);
  }
  box(art, x + 27, ground - 11, 8, 11, INK.cocoa);
}

/** The line from the house to the school, which carries what is just being sent. */
function wire(art: Art, ground: number, seconds: number, stage: number): void {
  const [from, to] = [26, art.width - 48];
  const spans = Math.max(2, Math.round((to - from) / 75));
  const top = ground - 74;
  const pole = (index: number): number => from + ((to - from) * index) / spans;
  for (let index = 0; index <= spans; index++) {
    const x = Math.round(pole(index));
    box(art, x - 1, top - 8, 3, ground - top + 8, INK.black);
    box(art, x - 9, top - 4, 19, 2, INK.black);
    for (const cup of [-8, 7]) box(art, x + cup, top - 7, 2, 3, INK.steel);
  }
  const sag = (x: number): number => {
    const share = (((x - from) / (to - from)) * spans) % 1;
    return top - 5 + Math.sin(share * Math.PI) * 13;
  };
  const loud = [0, 2, 4, 7, 3][stage] ?? 0;
  for (let x = from; x <= to; x++) {
    const hum = Math.sin(x / (stage === 3 ? 2.1 : 5) - seconds * 30) * Math.sin(x / 19 + seconds * 4);
    const y = sag(x) + hum * loud;
    dot(art, x, y, stage < 2 ? INK.steel : INK.silver);
    if (stage === 3)
      dot(art, x, y - hum * 6, chance(x, Math.floor(seconds * 20)) < 0.5 ? INK.neon : INK.cyan);
  }
  if (stage === 0) return;
  for (let packet = 0; packet < 8; packet++) {
    const there = packet % 2 === 0;
    if (!there && stage < 3) continue;
    const share = (seconds * 0.7 + packet / 8) % 1;
    const x = there ? from + (to - from) * share : to - (to - from) * share;
    box(art, x - 2, sag(x) - 2, 5, 4, there ? INK.cyan : INK.yellow);
  }
}

function modem(art: Art, y: number, seconds: number, stage: Stage): void {
  const { width, height } = MODEM;
  const x = Math.floor((art.width - width) / 2);
  box(art, x + 4, y + 5, width, height, INK.cocoa);
  box(art, x, y, width, height, INK.cream);
  box(art, x, y, width, 2, INK.white);
  box(art, x, y + height - 4, width, 4, INK.tan);
  box(art, x + width - 3, y, 3, height, INK.tan);
  for (let slot = 0; slot < 6; slot++) box(art, x + width - 46 + slot * 6, y + 6, 3, 9, INK.caramel);
  write(art, 'FLUNKTRONICS 28.8', x + 8, y + 7, INK.bark);
  box(art, x + 7, y + 18, width - 15, 17, INK.black);
  const since = seconds - stage.at;
  const text = stage.at < 2 && stage.at > 0 ? stage.says.slice(0, 6 + Math.floor(since * 8)) : stage.says;
  write(art, text, x + 11, y + 23, INK.lime);
  const answer = stage.answer;
  if (since > 0.15 || stage.at === 0) write(art, answer, x + width - 13 - widthOf(answer), y + 23, INK.amber);
  LIGHTS.forEach((name, index) => {
    const left = x + 9 + index * 18;
    const on = stage.lights.includes(name);
    const busy = (name === 'RD' || name === 'SD') && chance(index, Math.floor(seconds * 20)) < 0.5;
    lamp(art, left, y + 39, on && !busy ? INK.neon : INK.maroon);
    write(art, name, left, y + 46, INK.bark);
  });
  disc(art, x + width - 8, y + 46, 2, clamp(stage.at, 0, 1) > 0 ? INK.lime : INK.green);
}

function lamp(art: Art, x: number, y: number, ink: Ink): void {
  box(art, x, y, 11, 4, INK.black);
  box(art, x + 1, y + 1, 9, 2, ink);
  if (ink === INK.neon) box(art, x + 3, y + 1, 5, 1, INK.cream);
}
