/**
 * The composing kit. A tune is data: bars of sixteen steps (sixteenth notes; a waltz has twelve), sections of bars, and parts
 * that read a section's chords, melody and drum patterns and answer notes. A note is `{ at, steps, pitch, velocity }`: `at` and
 * `steps` count sixteenths (`at` from the tune's first step), `velocity` runs from 0 to 1.
 */
import { chord, pitch, rootFrom, voicing } from './theory.mjs';

/** Steps of a bar of four beats, and of one of three. */
export const BAR = 16;
export const WALTZ = 12;

/**
 * Reads chord symbols, one bar between bars: 'Gmaj9 | Cmaj9 Cm6'. Chords in one bar share it evenly.
 * @param {string} text
 * @returns {{ at: number, steps: number, meter: number, root: number, tones: number[] }[]} `meter`: steps of a bar
 */
export function chords(text, meter = BAR) {
  return bars(text).flatMap((symbols, bar) =>
    symbols.map((symbol, index) => ({
      at: bar * meter + (index * meter) / symbols.length,
      steps: meter / symbols.length,
      meter,
      ...chord(symbol),
    })),
  );
}

/**
 * Reads a line of notes: 'B4:2 D5:2 -:4 E5:8' with lengths in sixteenths; '-' rests, a '!' after the length accents.
 * @param {string} text bars separated by '|'
 * @throws {Error} when a bar does not add up to its steps, with the bar's number
 */
export function line(text, meter = BAR) {
  const notes = [];
  bars(text).forEach((tokens, bar) => {
    let at = bar * meter;
    for (const token of tokens) {
      const [, name, length, accent] = /^([^:]+):(\d+)(!?)$/.exec(token) ?? [];
      if (name === undefined) throw new Error(`bar ${bar + 1}: cannot read "${token}"`);
      const steps = Number(length);
      if (name !== '-') notes.push({ at, steps, pitch: pitch(name), velocity: accent ? 1 : 0.84 });
      at += steps;
    }
    if (at !== (bar + 1) * meter) throw new Error(`bar ${bar + 1} has ${at - bar * meter} steps`);
  });
  return notes;
}

const STROKES = { X: 1, x: 0.8, o: 0.55, '.': 0.34 };

/**
 * Reads drum patterns, a string of strokes a bar and drum, one a step: X loud, x normal, o soft, . ghost, - nothing.
 * @param {Record<number, string>} pattern by General MIDI drum key
 * @param {number} at the bar's first step
 */
export function drums(pattern, at, meter = BAR) {
  return Object.entries(pattern).flatMap(([key, strokes]) => {
    if (strokes.length !== meter) throw new Error(`drum ${key}: "${strokes}" is not a bar`);
    return [...strokes].flatMap((stroke, step) =>
      stroke in STROKES ? [{ at: at + step, steps: 1, pitch: Number(key), velocity: STROKES[stroke] }] : [],
    );
  });
}

/**
 * A bass riff over chords, in degrees of each chord: 1 root, 3, 5, 7 its own, 8 the octave, < a half step below the next
 * root. '1:3 -:1 8:2' as in `line`, one bar of it a bar of chords.
 * @param {ReturnType<typeof chords>} over
 * @param {string} riff bars separated by '|', repeated as long as there are chords
 * @param {number} lowest the lowest root, a MIDI number
 */
export function bass(over, riff, lowest) {
  const patterns = bars(riff);
  const end = endOf(over);
  const [{ meter }] = over;
  const notes = [];
  for (let at = 0; at < end; at += meter) {
    let step = at;
    for (const token of patterns[(at / meter) % patterns.length]) {
      const [, degree, length, accent] = /^([13578<-]):(\d+)(!?)$/.exec(token) ?? [];
      if (degree === undefined) throw new Error(`bass: cannot read "${token}"`);
      const steps = Number(length);
      if (degree !== '-') {
        notes.push({
          at: step,
          steps,
          pitch: degreePitch(over, step, degree, lowest),
          velocity: accent ? 1 : 0.82,
        });
      }
      step += steps;
    }
    if (step !== at + meter) throw new Error(`bass: "${riff}" has a bar of ${step - at} steps`);
  }
  return notes;
}

function degreePitch(over, step, degree, lowest) {
  const index = over.findIndex(({ at, steps }) => step >= at && step < at + steps);
  const root = rootFrom(over[index], lowest);
  if (degree === '1') return root;
  if (degree === '8') return root + 12;
  if (degree === '<') return rootFrom(over[(index + 1) % over.length], lowest) - 1;
  return root + over[index].tones[{ 3: 0, 5: 1, 7: 2 }[degree]];
}

/**
 * Chords struck in a rhythm of the strokes of `drums`, one bar, each held for `steps`.
 * @param {ReturnType<typeof chords>} over
 * @param {string} rhythm bars separated by '|'
 * @param {{ centre: number, steps: number }} how
 */
export function comp(over, rhythm, { centre, steps }) {
  const patterns = rhythm.split('|').map((bar) => bar.trim());
  return strokesOver(over, patterns).flatMap(({ at, velocity, chordAt }) =>
    voicing(chordAt, centre).map((tone) => ({ at, steps, pitch: tone, velocity })),
  );
}

/**
 * Chords broken into single notes, up and down over two octaves, one a stroke.
 * @param {ReturnType<typeof chords>} over
 * @param {string} rhythm as for `comp`
 * @param {{ centre: number, steps: number }} how
 */
export function arpeggio(over, rhythm, { centre, steps }) {
  const patterns = rhythm.split('|').map((bar) => bar.trim());
  return strokesOver(over, patterns).map(({ at, velocity, chordAt }) => {
    const low = voicing(chordAt, centre);
    const ladder = [...low, ...low.map((tone) => tone + 12)];
    const round = [...ladder, ...ladder.slice(1, -1).reverse()];
    return { at, steps, pitch: round[(at - chordAt.at) % round.length], velocity };
  });
}

function strokesOver(over, patterns) {
  const [{ meter }] = over;
  return over.flatMap((chordAt) =>
    Array.from({ length: chordAt.steps }, (_, index) => chordAt.at + index).flatMap((at) => {
      const pattern = patterns[Math.floor(at / meter) % patterns.length];
      const stroke = pattern[at % meter];
      return stroke in STROKES ? [{ at, velocity: STROKES[stroke], chordAt }] : [];
    }),
  );
}

/** Long chords, one voicing a chord, for strings and pads. */
export function sustain(over, { centre, velocity }) {
  return over.flatMap((chordAt) =>
    voicing(chordAt, centre).map((tone) => ({ at: chordAt.at, steps: chordAt.steps, pitch: tone, velocity })),
  );
}

/** The same notes later by `steps`, higher by `semitones`, louder by `gain`. */
export function shift(notes, { steps = 0, semitones = 0, gain = 1 }) {
  return notes.map((note) => ({
    ...note,
    at: note.at + steps,
    pitch: note.pitch + semitones,
    velocity: Math.min(1, note.velocity * gain),
  }));
}

/** The notes that start within [from, to). */
export function between(notes, from, to) {
  return notes.filter(({ at }) => at >= from && at < to);
}

function endOf(over) {
  return Math.max(...over.map(({ at, steps }) => at + steps));
}

function bars(text) {
  return text.split('|').map((bar) => bar.trim().split(/\s+/));
}
