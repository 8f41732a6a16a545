/** Turns a tune into a MIDI file: swing, a human hand (seeded, so that the same tune is the same file), passes. */
import { createRequire } from 'node:module';
import { BAR } from './kit.mjs';

const { Midi } = createRequire(import.meta.url)('@tonejs/midi');

const VOLUME = 7;
const PAN = 10;
const MODULATION = 1;
const REVERB = 91;
const CHORUS = 93;
const DRUM_CHANNEL = 9;
/** Seconds cut off every note, so that one struck early never meets the end of the same key before it. */
const GAP = 0.015;

/**
 * @typedef {{
 *   name: string, program: number, volume: number, pan?: number, reverb?: number, chorus?: number,
 *   modulation?: number, drums?: boolean, notes: readonly { at: number, steps: number, pitch: number, velocity: number }[]
 * }} Part volume, reverb, chorus, modulation 0 to 1; pan -1 (left) to 1
 * @typedef {{ tempo: number, bars: number, meter?: number, swing: number, seed: number, channels: 1 | 2, parts: readonly Part[] }} Tune
 *   `meter`: steps of a bar; `swing`: how far every second sixteenth is late, 0 to 0.33 of a step; `channels`: 2 where it is to be heard wide
 */

/** Seconds of one pass. */
export function tuneSeconds({ tempo, bars, meter = BAR }) {
  return (bars * (meter / 4) * 60) / tempo;
}

/**
 * The tune, `passes` times over without a break, as the bytes of a MIDI file.
 * @param {Tune} tune
 * @param {number} passes
 * @returns {Uint8Array}
 */
export function midiFile(tune, passes) {
  const midi = new Midi();
  midi.header.setTempo(tune.tempo);
  const random = seededRandom(tune.seed);
  const parts = tune.parts.map((part) => ({ ...part, notes: performed(part, tune, random) }));
  parts.forEach((part, index) => {
    const track = midi.addTrack();
    track.name = part.name;
    track.channel = part.drums ? DRUM_CHANNEL : index < DRUM_CHANNEL ? index : index + 1;
    track.instrument.number = part.program;
    const controls = {
      [VOLUME]: part.volume,
      [PAN]: ((part.pan ?? 0) + 1) / 2,
      [MODULATION]: part.modulation ?? 0,
      [REVERB]: part.reverb ?? 0.3,
      [CHORUS]: part.chorus ?? 0,
    };
    for (const [number, value] of Object.entries(controls))
      track.addCC({ number: Number(number), value, time: 0 });
    for (let pass = 0; pass < passes; pass++) {
      for (const note of part.notes) {
        const time = note.time + pass * tuneSeconds(tune);
        track.addNote({ ...note, time: Math.max(0, time) });
      }
    }
  });
  return midi.toArray();
}

/** Steps become seconds, a little early or late, and no two strokes are equally strong. */
function performed({ notes, drums, name }, { tempo, swing, bars, meter = BAR }, random) {
  const step = 60 / tempo / 4;
  const late = drums ? 0.003 : 0.007;
  return notes.map((note) => {
    if (note.at < 0 || note.at >= bars * meter)
      throw new Error(`${name}: a note outside the tune (${note.at})`);
    const swung = note.at + (note.at % 2 === 1 ? swing : 0);
    return {
      midi: note.pitch,
      time: swung * step + (random() - 0.5) * 2 * late,
      duration: note.steps * step * (drums ? 1 : 0.94) - GAP,
      velocity: Math.min(1, Math.max(0.05, note.velocity + (random() - 0.5) * 0.08)),
    };
  });
}

/** Mulberry32: small, and the same on every machine. Answers numbers in [0, 1). */
function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
