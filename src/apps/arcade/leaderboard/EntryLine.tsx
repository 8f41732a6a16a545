import type { BoardEntry } from '@shared/contract/index.ts';
import { shortAddress } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { ProfilePicture } from '../../../overlays/controls/ProfilePicture.tsx';
import { dateOf, LEADERBOARD_TEXTS as TEXTS } from './texts.ts';
import styles from './leaderboard.module.css';

interface EntryLineProps {
  readonly entry: BoardEntry;
  readonly isOwn: boolean;
  readonly tabIndex: 0 | -1;
  /** Null: the runs of this board cannot be watched yet. */
  readonly onWatch: ((run: string) => void) | null;
}

/** A player on a board, whose name leads to their page on MyPlace, with their best run to watch. */
export function EntryLine({ entry, isOwn, tabIndex, onWatch }: EntryLineProps) {
  const { rank, username, profile_icon, wallet, hasProfile, score, reachedAt, run } = entry;
  const { desktop } = useApp();
  const name = username ?? shortAddress(wallet);
  const medal = TEXTS.medals[rank - 1];
  return (
    <div className={styles.leaderboardLine} data-own={isOwn || undefined}>
      <span className={styles.leaderboardRank}>
        {medal === undefined ? rank : <span data-medal={rank} role="img" aria-label={`${rank}, ${medal}`} />}
      </span>
      <span className={styles.leaderboardPlayer}>
        <ProfilePicture icon={profile_icon} wallet={wallet} size={24} />
        <span>
          {username !== null && desktop.hasFor('profile-page') ? (
            <Link tabIndex={tabIndex} onClick={() => desktop.openFor('profile-page', username)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        {hasProfile && (
          <svg viewBox="0 0 7 7" role="img" aria-label={TEXTS.hasProfile}>
            <path d="M0 2h1v1h1v1h1V3h1V2h1V1h1V0h1v2H6v1H5v1H4v1H3v1H2V5H1V4H0z" />
          </svg>
        )}
      </span>
      <span className={styles.leaderboardScore}>{score}</span>
      <span className={styles.leaderboardDate}>{dateOf(reachedAt)}</span>
      {onWatch !== null && (
        <Button
          tabIndex={tabIndex}
          aria-disabled={run === null || undefined}
          title={run === null ? TEXTS.olderRules : undefined}
          aria-label={TEXTS.watchRun(name, score)}
          onClick={() => {
            if (run !== null) onWatch(run);
          }}
        >
          {TEXTS.watch}
        </Button>
      )}
    </div>
  );
}
