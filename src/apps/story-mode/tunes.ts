import type { MusicTrack } from '../../engine/audio/audioPort.ts';

/** The tunes of the chapters that have one, each loaded when it is played. */
const TUNES: Readonly<Record<string, () => Promise<MusicTrack>>> = {
  homecoming: async () => (await import('@bundles/homecoming-music.ts')).bundle.tracks.homecoming,
};

/** The tune of a chapter; null: it has none, or it did not come, and the story goes on without. */
export async function tuneOf(chapter: string): Promise<MusicTrack | null> {
  try {
    return (await TUNES[chapter]?.()) ?? null;
  } catch (fault) {
    console.error(fault);
    return null;
  }
}
