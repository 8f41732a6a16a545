import type { MusicTrack } from '../engine/audio/audioPort.ts';
import type { TuneName } from './scene.ts';

const TUNES: Readonly<Record<TuneName, () => Promise<MusicTrack>>> = {
  homecoming: async () => (await import('@bundles/homecoming-music.ts')).bundle.tracks.homecoming,
};

/** A tune of the story. Answers null where it cannot be had: the story goes on without. */
export async function loadTune(name: TuneName): Promise<MusicTrack | null> {
  try {
    return await TUNES[name]();
  } catch (fault) {
    console.error(fault);
    return null;
  }
}
