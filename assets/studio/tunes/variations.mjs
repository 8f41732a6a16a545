/**
 * Variations: a theme is written once and comes back in other places as another key, another pace, another hour. Each
 * takes notes or a section (song.mjs) and answers new ones.
 */
import { voicing, transposeChord } from './theory.mjs';

/** The same section in another key. */
export function transposed(part, semitones) {
  return {
    ...part,
    chords: part.chords.map((chord) => ({ ...chord, ...transposeChord(chord, semitones) })),
    melody: inOctave(part.melody, 0, semitones),
  };
}

/** Other chords under the same melody: `other` is a section as long. */
export function reharmonised(part, other) {
  return { ...part, chords: other.chords };
}

/** The same notes `octaves` and `semitones` higher. */
export function inOctave(notes, octaves, semitones = 0) {
  return notes.map((note) => ({ ...note, pitch: note.pitch + 12 * octaves + semitones }));
}

/** The notes as they are in minor: the third, sixth and seventh above the tonic (a pitch class, 0 to 11) are lowered. */
export function inMinor(notes, tonic) {
  const lowered = new Set([4, 9, 11]);
  return notes.map((note) => ({
    ...note,
    pitch: lowered.has((note.pitch - tonic + 120) % 12) ? note.pitch - 1 : note.pitch,
  }));
}

/** Half as fast (`times` 2): a bar becomes two. */
export function slower(notes, times = 2) {
  return notes.map((note) => ({ ...note, at: note.at * times, steps: note.steps * times }));
}

/**
 * Every note that stands on a half bar and is as long as a beat comes an eighth too soon, as singers do it, unless another
 * is in its way. The one before it makes room. The notes are one voice, in order.
 */
export function pushed(notes) {
  const starts = new Set(notes.map(({ at }) => at));
  const early = ({ at, steps }) =>
    at >= 2 && at % 8 === 0 && steps >= 4 && !starts.has(at - 1) && !starts.has(at - 2) ? 2 : 0;
  return notes.map((note, index) => {
    const next = notes[index + 1];
    const free = next === undefined ? Infinity : next.at - early(next) - note.at;
    return { ...note, at: note.at - early(note), steps: Math.min(note.steps, free) + early(note) };
  });
}

/** Each note no longer than `steps`. */
export function clipped(notes, steps) {
  return notes.map((note) => ({ ...note, steps: Math.min(note.steps, steps) }));
}

/** The notes again, `steps` later and softer; what would sound after step `end` is left out. */
export function echoed(notes, { steps, gain, end }) {
  return notes
    .map((note) => ({ ...note, at: note.at + steps, velocity: note.velocity * gain }))
    .filter(({ at }) => at < end);
}

/** A second voice: to each note the nearest tone of its chord that is at least a minor third lower. */
export function under(notes, over) {
  return notes.map((note) => {
    const chord = over.find(({ at, steps }) => note.at >= at && note.at < at + steps) ?? over.at(-1);
    const below = [-12, 0].flatMap((octave) => voicing(chord, note.pitch - 6).map((tone) => tone + octave));
    return { ...note, pitch: Math.max(...below.filter((tone) => tone <= note.pitch - 3)) };
  });
}

/** Only the notes before `step`. */
export function until(notes, step) {
  return notes.filter(({ at }) => at < step);
}

/** The first bars of a section. */
export function opening(part, bars) {
  const end = bars * part.meter;
  const { chords, melody, drums } = part;
  return { ...part, bars, chords: until(chords, end), melody: until(melody, end), drums: until(drums, end) };
}
