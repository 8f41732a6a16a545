import { useEffect } from 'react';
import { bundle } from '@bundles/delorean-fund-music.ts';
import { useApp } from '../../../overlays/appContext.ts';

/** How loud the window's music is (FUND-5). */
const VOLUME = 0.4;

/** Plays the fund's music over and over while it is wanted and the window is seen, as one piece of the product's (SOUND-2). */
export function useFundMusic(wanted: boolean): void {
  const { services, visible, inFront } = useApp();
  useEffect(() => {
    if (!wanted) return undefined;
    const music = services.audio.music.play(bundle.tracks['delorean-fund'], {
      volume: VOLUME,
      visible: visible.get(),
      raised: inFront.get(),
    });
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
  }, [wanted, services, visible, inFront]);
}
