import type { Random } from '@shared/kernel/clock.ts';
import type { Call, Timbre } from './ambiences.ts';

/** Seconds of the noise that all layers share, each from a place of its own in it. */
const NOISE_SECONDS = 5;

/** What a voice is made in. */
export interface Surroundings {
  readonly context: AudioContext;
  readonly output: AudioNode;
  readonly noise: AudioBuffer;
  readonly random: Random;
}

export interface Voice {
  readonly source: AudioScheduledSourceNode;
  readonly start: (at: number) => void;
  readonly last: AudioNode;
}

/** An oscillator, or noise and its filter; `tune` sets the pitch of either. */
export function voice(
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

/** A line of notes as it is heard once. */
export interface Phrase extends Pick<Call, 'timbre' | 'gain' | 'notes' | 'rise'> {
  /** What every pitch is multiplied by; 1 when absent. */
  readonly bend?: number;
}

/** Lets a phrase be heard when the context's time is `at`. Answers what sounds, so that it can be cut off. */
export function sing(
  { timbre, gain, notes, rise = 0.1, bend = 1 }: Phrase,
  at: number,
  around: Surroundings,
): readonly AudioScheduledSourceNode[] {
  const { context } = around;
  return notes.map(([after, seconds, from, to, velocity = 1]) => {
    const begin = at + after;
    const { source, start, last } = voice(timbre, around, (frequency) => {
      frequency.setValueAtTime(from * bend, begin);
      frequency.exponentialRampToValueAtTime(to * bend, begin + seconds);
    });
    const level = context.createGain();
    level.gain.setValueAtTime(0, begin);
    level.gain.linearRampToValueAtTime(amplitude(gain) * velocity, begin + seconds * rise);
    level.gain.linearRampToValueAtTime(0, begin + seconds);
    last.connect(level).connect(around.output);
    start(begin);
    source.stop(begin + seconds);
    return source;
  });
}

/** Noise for every voice that is made of it. */
export function whiteNoise(context: AudioContext, random: Random): AudioBuffer {
  const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = random() * 2 - 1;
  return buffer;
}

/** From where it is now to a level, in so many seconds. */
export function glide({ currentTime }: AudioContext, gain: AudioParam, to: number, seconds: number): void {
  gain.cancelScheduledValues(currentTime);
  gain.setValueAtTime(gain.value, currentTime);
  gain.linearRampToValueAtTime(to, currentTime + seconds);
}

/** The amplitude of so many dB under full scale. */
export const amplitude = (decibels: number): number => 10 ** (decibels / 20);
