/** Note names, chords and voicings: what a tune's data is spelled in. All pitches are MIDI numbers (C4 = 60). */

const LETTERS = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const ACCIDENTALS = { '': 0, '#': 1, b: -1 };

/** Chord tones above the root, in semitones: [third, fifth, seventh, colours...]. A triad's octave stands for its seventh. */
const QUALITIES = {
  '': [4, 7, 12],
  m: [3, 7, 12],
  5: [7, 7, 12],
  sus4: [5, 7, 12],
  sus2: [2, 7, 12],
  dim: [3, 6, 12],
  aug: [4, 8, 12],
  6: [4, 7, 9],
  7: [4, 7, 10],
  9: [4, 7, 10, 14],
  maj7: [4, 7, 11],
  m7: [3, 7, 10],
  m7b5: [3, 6, 10],
  dim7: [3, 6, 9],
  mmaj7: [3, 7, 11],
  '7b9': [4, 7, 10, 13],
  69: [4, 7, 9, 14],
  maj9: [4, 7, 11, 14],
  m9: [3, 7, 10, 14],
  m6: [3, 7, 9, 14],
  13: [4, 7, 10, 21],
  '13sus': [5, 7, 10, 14],
  '7#9': [4, 7, 10, 15],
  '7#5': [4, 8, 10, 14],
};

/**
 * The MIDI number of a note name such as 'Bb4' or 'F#2'.
 * @param {string} name
 * @throws {Error} on anything else
 */
export function pitch(name) {
  const [, letter, accidental, octave] = /^([A-G])(#|b|)(-?\d)$/.exec(name) ?? [];
  if (letter === undefined) throw new Error(`not a note: "${name}"`);
  return LETTERS[letter] + ACCIDENTALS[accidental] + 12 * (Number(octave) + 1);
}

/**
 * Reads a chord symbol such as 'Cmaj9' or 'B7#5'.
 * @param {string} symbol
 * @returns {{ root: number, tones: number[] }} `root`: pitch class 0 to 11; `tones`: semitones above it
 * @throws {Error} when the root or the quality is unknown
 */
export function chord(symbol) {
  const [, letter, accidental, quality] = /^([A-G])(#|b|)(.*)$/.exec(symbol) ?? [];
  const tones = QUALITIES[quality];
  if (tones === undefined) throw new Error(`unknown chord: "${symbol}"`);
  return { root: (LETTERS[letter] + ACCIDENTALS[accidental] + 12) % 12, tones };
}

/**
 * A close voicing without the root (the bass has it), each tone in the octave round `centre`: neighbouring chords then
 * move by small steps of their own accord. A tone that comes twice is voiced once.
 * @param {{ root: number, tones: readonly number[] }} chord
 * @param {number} centre a MIDI number
 * @returns {number[]} ascending
 */
export function voicing({ root, tones }, centre) {
  const lowest = centre - 6;
  const voiced = tones.map((tone) => lowest + mod(root + tone - lowest, 12));
  return [...new Set(voiced)].sort((a, b) => a - b);
}

/**
 * The chord's root in the octave that starts at `lowest`.
 * @param {{ root: number }} chord
 * @param {number} lowest a MIDI number
 */
export function rootFrom({ root }, lowest) {
  return lowest + mod(root - lowest, 12);
}

/**
 * The same chord `semitones` higher.
 * @param {{ root: number, tones: readonly number[] }} chord
 * @param {number} semitones
 */
export function transposeChord({ root, tones }, semitones) {
  return { root: mod(root + semitones, 12), tones };
}

const mod = (value, by) => ((value % by) + by) % by;
