import type { AppContext } from '../../kernel/app.ts';
import type { Readable } from '../../kernel/store.ts';
import type { MusicTrack } from '../../kernel/musicTrack.ts';

/** Plays a game's tune while its window is seen and its sound is wanted; answers how to end it. */
export function playMusic(
  { services, visible, inFront }: Pick<AppContext, 'services' | 'visible' | 'inFront'>,
  track: MusicTrack,
  isWanted: Readable<boolean>,
): () => void {
  const isHeard = (): boolean => visible.get() && isWanted.get();
  const music = services.audio.music.play(track, { visible: isHeard(), raised: inFront.get() });
  const show = (): void => music.setVisible(isHeard());
  const raise = (): void => {
    if (inFront.get()) music.raise();
  };
  const stops = [visible.subscribe(show), isWanted.subscribe(show), inFront.subscribe(raise)];
  return () => {
    for (const stop of stops) stop();
    music.stop();
  };
}
