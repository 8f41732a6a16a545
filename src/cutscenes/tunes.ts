import type { MusicTrack } from '../kernel/musicTrack.ts';
import type { TuneName } from './scene.ts';

const TUNES: Readonly<Record<TuneName, () => Promise<MusicTrack>>> = {
  arrival: async () => (await import('@bundles/arrival-music.ts')).bundle.tracks.arrival,
  'that-friday': async () => (await import('@bundles/that-friday-music.ts')).bundle.tracks['that-friday'],
  blackout: async () => (await import('@bundles/blackout-music.ts')).bundle.tracks.blackout,
  'slow-dance': async () => (await import('@bundles/slow-dance-music.ts')).bundle.tracks['slow-dance'],
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
