import type { MusicTrack } from '../../kernel/musicTrack.ts';
import { store } from '../../kernel/store.ts';
import type { AudioPort, SongHandle, SongRequest } from './audioPort.ts';
import type { Song } from './song.ts';

/** How songs are asked for of the product's music. What plays them (song.ts) is loaded with the first. */
export const songsIn =
  (perform: AudioPort['music']['perform']) =>
  (track: MusicTrack, { from, onEnd, ...request }: SongRequest): SongHandle => {
    const heard = store(false);
    let { volume } = request;
    let song: Song | null = null;
    let isStopped = false;
    const handle = perform(
      track.webm,
      async () => {
        const { createSong } = await import('./song.ts');
        return (context, output) => {
          const made = createSong(context, output, track, { from, volume, onEnd });
          song = made;
          made.heard.subscribe(() => {
            if (song === made && !isStopped) heard.set(made.heard.get());
          });
          return made;
        };
      },
      { visible: request.visible },
    );
    return {
      ...handle,
      heard,
      position: () => song?.position() ?? from,
      fade(to, seconds) {
        volume = to;
        handle.fade(to, seconds);
      },
      stop(seconds) {
        isStopped = true;
        heard.set(false);
        handle.stop(seconds);
      },
    };
  };
