import { store } from '../kernel/store.ts';
import type { AudioPort, SoundHandle } from '../engine/audio/audioPort.ts';

/** Sound that is only written down. */
export interface FakeAudio extends AudioPort {
  /** The patches that were played since they were last asked for, by name. */
  heard(): readonly string[];
}

const UNHEARD: SoundHandle = {
  setVisible: () => undefined,
  fade: () => undefined,
  raise: () => undefined,
  stop: () => undefined,
};

export function fakeAudio(): FakeAudio {
  const muted = store(false);
  let played: string[] = [];
  return {
    play(patch) {
      if (typeof patch === 'string' && !muted.get()) played.push(patch);
    },
    music: {
      play: () => UNHEARD,
      perform: () => UNHEARD,
      song: ({}, { from }) => ({ ...UNHEARD, heard: store(false), position: () => from }),
    },
    ambience: { play: () => UNHEARD },
    isPlaying: () => false,
    unlocked: store(true),
    muted,
    setMuted: muted.set,
    setVolumes: () => undefined,
    setVisible: () => undefined,
    unlock: () => undefined,
    heard() {
      const since = played;
      played = [];
      return since;
    },
  };
}
