import type { MusicTrack } from '../../kernel/musicTrack.ts';

/** What a file sounds like; null: neither form of it can be had. Which forms a browser decodes is known by trying. */
export async function decoded(track: MusicTrack, context: AudioContext): Promise<AudioBuffer | null> {
  for (const url of [track.webm, track.m4a]) {
    try {
      const response = await fetch(url);
      if (response.ok) return await context.decodeAudioData(await response.arrayBuffer());
    } catch {
      continue;
    }
  }
  return null;
}
