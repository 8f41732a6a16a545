/**
 * A tune by its form. A section is a few bars with their chords, melody and drums; the form is the sections in the
 * order in which they are heard, all of one meter; a part reads one section after another and answers its notes.
 */
import { BAR, chords, drums, line, shift } from './kit.mjs';

/**
 * A section. What else is given (`busy: true`) is there for the parts to read.
 * @param {{ chords: string, melody?: string, drums?: readonly Record<number, string>[], meter?: number } & Record<string, unknown>}
 *   written drums: a pattern a bar, over again where there are fewer than bars; meter: steps of a bar
 */
export function section({ chords: symbols, melody, drums: patterns, meter = BAR, ...more }) {
  const over = chords(symbols, meter);
  const last = over.at(-1);
  const bars = (last.at + last.steps) / meter;
  return {
    ...more,
    meter,
    bars,
    chords: over,
    melody: melody === undefined ? [] : line(melody, meter),
    drums: patterns === undefined ? [] : beat(patterns, bars, meter),
  };
}

/** The drums of so many bars, from patterns that begin anew when they are through. */
export function beat(patterns, bars, meter = BAR) {
  return Array.from({ length: bars }, (_, bar) =>
    drums(patterns[bar % patterns.length], bar * meter, meter),
  ).flat();
}

/** The same section with other drums. */
export function drummed(part, patterns) {
  return { ...part, drums: beat(patterns, part.bars, part.meter) };
}

/**
 * Puts a tune together. Its beat is a whole number of milliseconds: then a pass is a whole number of FluidSynth's blocks,
 * and each pass sounds exactly as the one before.
 * @param {{ form: readonly ReturnType<typeof section>[], parts: readonly object[] } & Record<string, unknown>} written
 *   each part with `play(section, index)`, which answers the part's notes in that section, from its first step, or
 *   nothing where it is silent; `index` is the section's place in the form
 * @returns {import('./midi.mjs').Tune}
 */
export function song({ form, parts, tempo, ...facts }) {
  const [{ meter }] = form;
  let bars = 0;
  const placed = form.map((part) => {
    const at = bars * meter;
    bars += part.bars;
    return { part, at };
  });
  return {
    ...facts,
    tempo: 60000 / Math.round(60000 / tempo),
    bars,
    meter,
    parts: parts.map(({ play, ...how }) => ({
      ...how,
      notes: placed.flatMap(({ part, at }, index) => shift(play(part, index) ?? [], { steps: at })),
    })),
  };
}

/** A part that is heard only in these places of the form. */
export function only(places, notes) {
  return (part, index) => (places.includes(index) ? notes(part, index) : undefined);
}

/** Notes that sound together or one after another: each of `at` (steps) strikes all of `pitches`. */
export function strikes(pitches, at, { steps, velocity }) {
  return at.flatMap((step) => pitches.map((pitch) => ({ at: step, steps, pitch, velocity })));
}
