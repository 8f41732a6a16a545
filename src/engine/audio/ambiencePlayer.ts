import type { Random } from '@shared/kernel/clock.ts';
import { AMBIENCES, type AmbienceName, type Bed, type Call } from './ambiences.ts';
import type { Piece } from './piece.ts';
import { amplitude, glide, sing, voice, whiteNoise, type Surroundings } from './voice.ts';

export interface AmbienceOptions {
  /** 0 to 1. */
  readonly volume: number;
  /** Seconds in which it comes up from silence when it is first heard. */
  readonly fadeIn: number;
}

export interface AmbiencePlayer {
  open(name: AmbienceName, options: AmbienceOptions): Piece;
}

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
function utter({ spread = 0, ...call }: Call, at: number, around: Surroundings): void {
  const { context, random } = around;
  const side = context.createStereoPanner();
  side.pan.value = random() * 1.4 - 0.7;
  side.connect(around.output);
  const bend = 1 + (random() * 2 - 1) * spread;
  sing({ ...call, bend }, at, { ...around, output: side });
}
