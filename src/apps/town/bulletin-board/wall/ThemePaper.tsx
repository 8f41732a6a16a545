import type { ThemeAnswer } from '@shared/contract/making/themes.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button, Link } from '../../../../overlays/controls/Button.tsx';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import { WALL_TEXTS as TEXTS } from './texts.ts';
import styles from './wall.module.css';

/** A theme whose works alone hang on the wall just now. */
export type ShownTheme = Pick<ThemeAnswer['theme'], 'week' | 'title'>;

interface ThemePaperProps {
  /** Null: all works are shown. */
  readonly shown: ShownTheme | null;
  readonly onShow: (theme: ShownTheme | null) => void;
  readonly onOpen: (id: string) => void;
}

/** The theme of the week, over the works of the wall, with what became of the one before (WEEK-1 to WEEK-4). */
export function ThemePaper({ shown, onShow, onOpen }: ThemePaperProps) {
  const { api, session } = useApp().services;
  const { wallet } = useStore(session);
  const { value, failure, again } = useLoaded(
    (signal) => api.call('GET /api/themes', {}, { signal }),
    [api, wallet],
  );
  if (value === null) {
    return failure === null ? (
      <p className={styles.wallTheme} role="status">
        {TEXTS.themeLoading}
      </p>
    ) : (
      <div className={styles.wallTheme} role="alert">
        <p>{TEXTS.themeFailed(failure.message)}</p>
        <Button onClick={again}>{TEXTS.again}</Button>
      </div>
    );
  }
  const { theme, last } = value;
  const { vote } = theme;
  const ends = new Date(theme.ends_at).toLocaleString('en-US', ENDS);
  return (
    <section className={styles.wallTheme} aria-label={TEXTS.theme}>
      <p className={styles.wallThemeOf}>{TEXTS.theme}</p>
      <h2>{theme.title}</h2>
      <p>{theme.hint}</p>
      <p>{TEXTS.themeIn(theme.works, ends)}</p>
      {(theme.works > 0 || theme.standing !== 'open') && (
        <p>{vote === null ? TEXTS.standing[theme.standing] : TEXTS.standing.voted}</p>
      )}
      <p>{TEXTS.themeHow}</p>
      <div className={styles.wallThemeButtons}>
        {shown === null ? (
          theme.works > 0 && <Button onClick={() => onShow(theme)}>{TEXTS.seeTheme}</Button>
        ) : (
          <Button onClick={() => onShow(null)}>{TEXTS.allWorks}</Button>
        )}
        {vote !== null && <Button onClick={() => onOpen(vote)}>{TEXTS.myVote}</Button>}
      </div>
      {last !== null && <Last last={last} onOpen={onOpen} />}
    </section>
  );
}

/** When the week ends, by the person's own clock. */
const ENDS = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;

interface LastProps {
  readonly last: NonNullable<ThemeAnswer['last']>;
  readonly onOpen: (id: string) => void;
}

function Last({ last: { title, state, results }, onOpen }: LastProps) {
  if (state === 'counting') return <p>{TEXTS.counting(title)}</p>;
  if (results.length === 0) return <p>{TEXTS.noVotes(title)}</p>;
  return (
    <div className={styles.wallResults}>
      <p>{TEXTS.results(title)}</p>
      <ol>
        {results.map(({ work, votes }) => (
          <li key={work.id}>
            <Link onClick={() => onOpen(work.id)}>{TEXTS.result(work.title, work.username, votes)}</Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
