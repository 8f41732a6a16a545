import { vi } from 'vitest';
import type { Patch } from '../kernel/patch.ts';
import { createAudio } from '../engine/audio/audio.ts';
import type { MusicTrack } from '../kernel/musicTrack.ts';
import type { Piece } from '../engine/audio/piece.ts';

export const track = { webm: 'tune.webm', m4a: 'tune.m4a', seconds: 60, lead: 0.1, volume: 1 };

class FakeContext extends EventTarget {
  state: AudioContextState = 'suspended';
  currentTime = 0;
  destination = {};
  /** What goes to the loudspeaker, effects, music and tunes before that. */
  gains: { value: number; readonly glides: number[] }[] = [];
  createGain = () => {
    const gain = {
      value: 1,
      glides: [] as number[],
      cancelScheduledValues: () => undefined,
      setValueAtTime: (value: number) => (gain.value = value),
      setTargetAtTime(value: number) {
        gain.value = value;
        gain.glides.push(value);
      },
    };
    this.gains.push(gain);
    return { gain, connect: () => undefined };
  };
  levels = () => this.gains.map(({ value }) => value);
  become(state: AudioContextState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  resume = vi.fn(() => {
    this.become('running');
    return Promise.resolve();
  });
  suspend = vi.fn(() => {
    this.become('suspended');
    return Promise.resolve();
  });
}

export function fakeStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

/** A piece that knows whether it is heard. */
export function aPiece() {
  let on = false;
  return {
    start: () => void (on = true),
    pause: () => void (on = false),
    fade: vi.fn(),
    stop: () => void (on = false),
    heard: () => on,
  };
}

/** Sound whose devices are only written down. */
export function setUpAudio(storage = fakeStorage()) {
  const contexts: FakeContext[] = [];
  const played: (string | Patch)[] = [];
  const voices = {
    play: vi.fn((patch: string | Patch) => played.push(patch) && 0.1),
    wake: vi.fn(),
    sleep: vi.fn(),
  };
  const piece = { start: vi.fn(), pause: vi.fn(), fade: vi.fn(), stop: vi.fn() };
  const open = vi.fn((_track: MusicTrack): Piece => piece);
  const scene = { start: vi.fn(), pause: vi.fn(), fade: vi.fn(), stop: vi.fn() };
  const openAmbience = vi.fn((_name: string, _options: object): Piece => scene);
  const faults: unknown[] = [];
  const loadVoices = vi.fn(() => Promise.resolve({ createVoices: () => Promise.resolve(voices) }));
  const loadAmbiences = vi.fn(() =>
    Promise.resolve({ createAmbiencePlayer: () => ({ open: openAmbience }) }),
  );
  const audio = createAudio({
    storage,
    onFault: (fault) => faults.push(fault),
    createContext: () => {
      const context = new FakeContext();
      contexts.push(context);
      // The part of an AudioContext that createAudio touches.
      return context as unknown as AudioContext;
    },
    loadVoices,
    loadPlayer: () => Promise.resolve({ createMusicPlayer: () => ({ open }) }),
    loadAmbiences,
  });
  const context = () => {
    const [first] = contexts;
    if (first === undefined) throw new Error('no context was made');
    return first;
  };
  return {
    audio,
    contexts,
    context,
    played,
    voices,
    piece,
    open,
    scene,
    openAmbience,
    loadAmbiences,
    faults,
    loadVoices,
    storage,
  };
}
