import { useEffect, useState } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { Slider } from '../../../overlays/controls/Slider.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import type { MusicTrack } from '../../../kernel/musicTrack.ts';
import { Box } from './Page.tsx';
import { createSongPlayer, type PlayerState, type SongPlayer as Player } from './songPlayer.ts';
import { clockOf } from '../../../kernel/clockOf.ts';
import { TEXTS } from './texts.ts';
import styles from './page.module.css';

/** How often the elapsed time is read while the song sounds (ms). */
const TICK_MS = 250;

interface SongPlayerProps {
  /** 'Artist - Title'. */
  readonly title: string;
  readonly track: MusicTrack;
  /** The second at which it begins. */
  readonly from: number;
}

/** The song of a page, with the buttons of a tape recorder. */
export function SongPlayer({ title, track, from }: SongPlayerProps) {
  const app = useApp();
  const [player] = useState(() => createSongPlayer(app, track, from));
  useEffect(() => player.begin(), [player]);
  const state = useStore(player.state);
  const isMuted = useStore(app.services.audio.muted);
  const isUnlocked = useStore(app.services.audio.unlocked);
  const elapsed = useElapsed(player, state);
  return (
    <Box title={TEXTS.song}>
      <div className={styles.mpPlayer}>
        <p className={styles.mpSong}>{title}</p>
        <p className={styles.mpSongState} role="status">
          {isMuted ? TEXTS.muted : stateText(state, isUnlocked)}
        </p>
        <div className={styles.mpKeys}>
          {(['play', 'pause', 'stop'] as const).map((key) => (
            <button
              key={key}
              type="button"
              className={`w95-button ${styles.mpKey}`}
              aria-label={TEXTS[key]}
              title={TEXTS[key]}
              aria-pressed={state.wish === WISHES[key]}
              onClick={() => player[key]()}
            >
              <i data-key={key} />
            </button>
          ))}
          <span className={styles.mpClock} role="timer" aria-label={TEXTS.elapsed}>
            {clockOf(elapsed)} / {clockOf(track.seconds)}
          </span>
        </div>
        <Slider
          label={TEXTS.volume}
          min={0}
          max={1}
          step={0.1}
          value={state.volume}
          text={(volume) => `${Math.round(volume * 100)}%`}
          onValue={(volume) => player.setVolume(volume)}
        />
      </div>
    </Box>
  );
}

const WISHES = { play: 'playing', pause: 'paused', stop: 'stopped' } as const;

function stateText({ wish, heard }: PlayerState, isUnlocked: boolean): string {
  if (wish !== 'playing') return TEXTS[wish];
  if (heard) return TEXTS.playing;
  return isUnlocked ? TEXTS.elsewhere : TEXTS.waits;
}

/** The whole seconds that were played, read only while the song sounds. */
function useElapsed(player: Player, { heard, wish }: PlayerState): number {
  const [seconds, setSeconds] = useState(() => Math.floor(player.elapsed()));
  useEffect(() => {
    const read = (): void => setSeconds(Math.floor(player.elapsed()));
    read();
    if (!heard) return;
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [player, heard, wish]);
  return seconds;
}
