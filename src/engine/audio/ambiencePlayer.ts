import type { Random } from '../../../supabase/functions/_shared/kernel/clock.ts';
import { AMBIENCES, type AmbienceName, type Bed, type Call, type Timbre } from './ambiences.ts';
import type { Piece } from './piece.ts';

export interface AmbienceOptions {
  /** 0 to 1. */
  readonly volume: number;
  /** Seconds in which it comes up from silence when it is first heard. */
  readonly fadeIn: number;
}

export interface AmbiencePlayer {
  open(name: AmbienceName, options: AmbienceOptions): Piece;
}

/** Seconds of the noise that all layers share, each from a place of its own in it. */
const NOISE_SECONDS = 5;
/** Calls are laid out so far ahead (seconds); in a page that is slow none comes late. */
const HORIZON = 4;
/** Seconds of a fade that is only to avoid a click. */
const SOFTLY = 0.15;

/** Makes soundscapes from the browser's own oscillators and filters. Nothing runs, no timer either, while all are paused. */
export function createAmbiencePlayer(
  context: AudioContext,
  output: AudioNode,
  random: Random = Math.random,
): AmbiencePlayer {
  let noise: AudioBuffer | null = null;
  return {
    open(name, { volume, fadeIn }) {
      const level = context.createGain();
      level.gain.value = 0;
      level.connect(output);
      let wanted = volume;
      let coming = fadeIn;
      let end: ((seconds: number) => void) | null = null;
      return {
        start() {
          if (end !== null) return;
          noise ??= whiteNoise(context, random);
          end = sound(AMBIENCES[name], { context, output: level, noise, random });
          glide(context, level.gain, wanted, Math.max(coming, SOFTLY));
          coming = 0;
        },
        pause() {
          end?.(SOFTLY);
          end = null;
        },
        fade(to, seconds) {
          wanted = to;
          glide(context, level.gain, to, seconds);
        },
        stop(seconds) {
          end?.(seconds);
          end = null;
        },
      };
    },
  };
}

interface Surroundings {
  readonly context: AudioContext;
  readonly output: AudioNode;
  readonly noise: AudioBuffer;
  readonly random: Random;
}

/** Lets a soundscape sound; the answer lets it fade within so many seconds, and ends it. */
function sound(layers: readonly (Bed | Call)[], around: Surroundings): (seconds: number) => void {
  const { context, random } = around;
  const out = context.createGain();
  out.connect(around.output);
  const here = { ...around, output: out };
  const beds = layers.filter((layer) => 'pitch' in layer).flatMap((layer) => hold(layer, here));
  // One first wait for all, so that what belongs together (a train's horns and its wheels) stays so.
  const wait = random();
  const calls = layers
    .filter((layer) => 'every' in layer)
    .map((call) => ({ call, next: context.currentTime + wait * call.every[0] }));
  let timer: ReturnType<typeof setTimeout> | undefined;

  function layOut(): void {
    const until = context.currentTime + HORIZON;
    for (const waiting of calls) {
      // After the page slept, what was missed is not made up for.
      waiting.next = Math.max(waiting.next, context.currentTime);
      while (waiting.next < until) {
        utter(waiting.call, waiting.next, here);
        const [least, most] = waiting.call.every;
        waiting.next += least + random() * (most - least);
      }
    }
    timer = setTimeout(layOut, (HORIZON / 2) * 1000);
  }
  if (calls.length > 0) layOut();

  return (seconds) => {
    clearTimeout(timer);
    glide(context, out.gain, 0, seconds);
    // Calls that were laid out already end by themselves, unheard.
    for (const source of beds) source.stop(context.currentTime + seconds);
  };
}

/** Holds a bed; answers all that must be stopped for it to end. */
function hold({ timbre, pitch, gain, swells = [] }: Bed, around: Surroundings): AudioScheduledSourceNode[] {
  const { context, random } = around;
  const { source, start, last } = voice(timbre, around, (frequency) => (frequency.value = pitch));
  const level = context.createGain();
  level.gain.value = amplitude(gain);
  const waves = swells.map(([seconds, depth]) => {
    const gate = context.createGain();
    gate.gain.value = 1 - depth / 2;
    const wave = context.createOscillator();
    // A tenth more or less, so that no two that are heard at once keep step.
    wave.frequency.value = (0.9 + random() * 0.2) / seconds;
    const reach = context.createGain();
    reach.gain.value = depth / 2;
    wave.connect(reach).connect(gate.gain);
    wave.start();
    return { gate, wave };
  });
  let end = last.connect(level);
  for (const { gate } of waves) end = end.connect(gate);
  end.connect(around.output);
  start(context.currentTime);
  return [source, ...waves.map(({ wave }) => wave)];
}

/** Lets a call be heard once, when the context's time is `at`. */
function utter(
  { timbre, gain, notes, spread = 0, rise = 0.1 }: Call,
  at: number,
  around: Surroundings,
): void {
  const { context, random } = around;
  const side = context.createStereoPanner();
  side.pan.value = random() * 1.4 - 0.7;
  side.connect(around.output);
  const bend = 1 + (random() * 2 - 1) * spread;
  for (const [after, seconds, from, to, velocity = 1] of notes) {
    const begin = at + after;
    const { source, start, last } = voice(timbre, around, (frequency) => {
      frequency.setValueAtTime(from * bend, begin);
      frequency.exponentialRampToValueAtTime(to * bend, begin + seconds);
    });
    const level = context.createGain();
    level.gain.setValueAtTime(0, begin);
    level.gain.linearRampToValueAtTime(amplitude(gain) * velocity, begin + seconds * rise);
    level.gain.linearRampToValueAtTime(0, begin + seconds);
    last.connect(level).connect(side);
    start(begin);
    source.stop(begin + seconds);
  }
}

interface Voice {
  readonly source: AudioScheduledSourceNode;
  readonly start: (at: number) => void;
  readonly last: AudioNode;
}

/** An oscillator, or noise and its filter; `tune` sets the pitch of either. */
function voice(
  timbre: Timbre,
  { context, noise, random }: Surroundings,
  tune: (frequency: AudioParam) => void,
): Voice {
  if ('wave' in timbre) {
    const source = context.createOscillator();
    source.type = timbre.wave;
    tune(source.frequency);
    return { source, start: (at) => source.start(at), last: source };
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = timbre.noise;
  filter.Q.value = timbre.q ?? 0.7;
  tune(filter.frequency);
  source.connect(filter);
  return { source, start: (at) => source.start(at, random() * NOISE_SECONDS), last: filter };
}

function whiteNoise(context: AudioContext, random: Random): AudioBuffer {
  const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = random() * 2 - 1;
  return buffer;
}

/** From where it is now to a level, in so many seconds. */
function glide({ currentTime }: AudioContext, gain: AudioParam, to: number, seconds: number): void {
  gain.cancelScheduledValues(currentTime);
  gain.setValueAtTime(gain.value, currentTime);
  gain.linearRampToValueAtTime(to, currentTime + seconds);
}

const amplitude = (decibels: number): number => 10 ** (decibels / 20);
