import { useEffect } from 'react';
import type { MusicTrack } from '../kernel/musicTrack.ts';
import { useApp } from './appContext.ts';

/**
 * Plays a window's tune over and over while it is wanted and the window is seen, as one piece of the product's (SOUND-2).
 * `volume` is on top of the tune's own.
 */
export function useTune(track: MusicTrack, { wanted = true, volume = 1 } = {}): void {
  const { services, visible, inFront } = useApp();
  useEffect(() => {
    if (!wanted) return undefined;
    const music = services.audio.music.play(track, { volume, visible: visible.get(), raised: inFront.get() });
    const stops = [
      visible.subscribe(() => music.setVisible(visible.get())),
      inFront.subscribe(() => {
        if (inFront.get()) music.raise();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      music.stop();
    };
  }, [track, wanted, volume, services, visible, inFront]);
}
