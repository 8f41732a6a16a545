import type { AppContext } from '../kernel/app.ts';
import type { MusicHandle, MusicTrack } from '../engine/audio/audioPort.ts';

/** The music of somebody who goes from place to place. */
export interface Tune {
  /** Plays this from here on. What plays already goes on; anything else fades into it. */
  play(track: MusicTrack | undefined): void;
  stop(): void;
}

const CROSS_FADE_SECONDS = 1.2;

/** Music that pauses while the window is not seen. */
export function createTune({ services, visible }: Pick<AppContext, 'services' | 'visible'>): Tune {
  let playing: { readonly track: MusicTrack; readonly handle: MusicHandle } | null = null;
  const hear = (): void => playing?.handle.setVisible(visible.get());
  const unwatch = visible.subscribe(hear);
  return {
    play(track) {
      if (track?.webm === playing?.track.webm) return;
      const fadeIn = playing === null ? 0 : CROSS_FADE_SECONDS;
      playing?.handle.stop(CROSS_FADE_SECONDS);
      playing = track === undefined ? null : { track, handle: services.audio.music.play(track, { fadeIn }) };
      hear();
    },
    stop() {
      unwatch();
      playing?.handle.stop();
      playing = null;
    },
  };
}
