import { useState } from 'react';
import {
  boardName,
  boardsOf,
  firstBoardOf,
  hasPrizes,
  PRIZE_RULES,
  type BoardId,
} from '@shared/domain/arcade/games/boards.ts';
import {
  GAME_IDS,
  GAMES,
  isMachine,
  type GameId,
  type MachineId,
} from '@shared/domain/arcade/games/games.ts';
import { scoreText } from '@shared/domain/arcade/games/scoreText.ts';
import type { BoardEntry } from '@shared/contract/arcade/games.ts';
import { runRef } from '@shared/domain/people/attached.ts';
import { shortAddress } from '@shared/kernel/units.ts';
import { isOn } from '../../../kernel/features.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { SEND_TO_ROOM, sendToRoom } from '../../../overlays/attached.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { ItemList } from '../../../overlays/list/ItemList.tsx';
import { lineMetrics } from '../../../overlays/list/gridMetrics.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import type { Board } from '../../../services/games/gameRun.ts';
import { ProfilePicture } from '../../../overlays/controls/ProfilePicture.tsx';
import styles from './leaderboard.module.css';
import { counted } from '@shared/kernel/counted.ts';

const TEXTS = {
  failed: 'Failed to load scores',
  tryAgain: 'Try again',
  game: 'Game',
  board: 'Board',
  rank: 'Rank',
  player: 'Player',
  score: 'Score',
  time: 'Time',
  date: 'Date',
  beat: (score: string, game: string): string => `Beat my ${score} in ${game}`,
  watch: 'Watch',
  watchRun: (name: string, score: string): string => `Watch ${name}, score ${score}`,
  olderRules: 'This run was played by earlier rules and cannot be watched.',
  watchedLater: 'The runs can be watched an hour after the day is over.',
  hasProfile: 'has a profile',
  medals: ['gold medal', 'silver medal', 'bronze medal'],
  players: (total: number): string => counted(total, 'player'),
  listOf: (game: string, board: string): string => `${game}: ${board}`,
  you: 'You',
  notListed: 'You are not on this board yet.',
  needFlunk: 'Prizes need a Flunk.',
  signIn: 'Sign in',
  toBeListed: 'to have your runs counted.',
  prizes: 'Prizes',
  unchecked: 'A prize is given by the school, by hand, when the board is over.',
  lateEnd: 'A run whose end was sent late is on no board with prizes.',
  everyDeal: 'One deal for all until midnight, Central time.',
  everyDay: 'One course for all until midnight UTC. Three tries.',
} as const;

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const dateOf = (iso: string): string => DATE.format(new Date(iso));

/** What is said under the choice of a board: when it takes runs. Null: nothing, for it always does. */
function timeOf(
  game: GameId,
  board: BoardId,
  { opensAt, closesAt }: { readonly opensAt: string | null; readonly closesAt: string | null },
  now: number,
): string | null {
  if (opensAt === null || closesAt === null) return null;
  const { isDeal } = GAMES[game];
  if (board === 'today') return isDeal ? TEXTS.everyDeal : TEXTS.everyDay;
  const [first, last] = [new Date(opensAt), new Date(Date.parse(closesAt) - 1)].map((day) => DAY.format(day));
  const days = first === last || isDeal ? (first ?? '') : `${first} and ${last}`;
  return now < Date.parse(closesAt) ? `Open until the end of ${last} (UTC).` : `Over: ${days}.`;
}

/** A line is as wide as the list. */
const LINE = { leastWidth: 2000, height: 32, picture: 24 };

/** The boards of all games: the best run of each player, each to be watched, and the person's own place. */
function LeaderboardWindow() {
  const { clock, desktop, mode, params, services } = useApp();
  const { games, session } = services;
  const offered = GAME_IDS.filter((id) => !isMachine(id) || desktop.hasFor(id));
  const [game, setGame] = useState<GameId>(
    () => offered.find((id) => id === params) ?? offered[0] ?? GAME_IDS[0],
  );
  const [chosen, setBoard] = useState<BoardId>('all');
  const hasWeekend = isOn('flappyFlunkWeekend', useStore(mode));
  const boards = boardsOf(game).filter((id) => id !== 'weekend' || hasWeekend);
  const board = boards.includes(chosen) ? chosen : firstBoardOf(game);
  const { wallet } = useStore(session);
  const accepted = useStore(games.accepted);
  const { value, failure, again } = useLoaded(async () => {
    const answer = await games.board(game, board);
    return answer.ok ? { ok: true, value: { ...answer.value, game, board } } : answer;
  }, [games, game, board, wallet, accepted]);
  // What is kept of the board that was chosen before is not this one's.
  const shown = value?.game === game && value.board === board ? value : null;
  const title = TEXTS.listOf(GAMES[game].name, boardName(game, board));
  const isWatchable = shown === null || shown.watchableAt === null;
  const watch =
    isWatchable && isMachine(game) ? (run: string): void => desktop.openFor(game, `watch:${run}`) : null;

  return (
    <div className={styles.leaderboard}>
      <div className={styles.leaderboardChoice}>
        <Select
          label={TEXTS.game}
          options={offered.map((id) => ({ id, title: GAMES[id].name }))}
          value={game}
          onChoose={setGame}
        />
        <Select
          label={TEXTS.board}
          options={boards.map((id) => ({ id, title: boardName(game, id) }))}
          value={board}
          onChoose={setBoard}
        />
      </div>
      <h2>{title}</h2>
      <TimeLine
        board={board}
        time={shown && timeOf(game, board, shown, clock.now())}
        isWatchable={isWatchable}
      />
      {shown === null || shown.entries.length === 0 ? (
        <div className={`w95-well ${styles.leaderboardState}`}>
          <Icon name="leaderboard" />
          {shown !== null ? (
            <p>{GAMES[game].boardTexts.none}</p>
          ) : failure === null ? (
            <p role="status">{GAMES[game].boardTexts.loading}</p>
          ) : (
            <>
              <p role="alert">{TEXTS.failed}</p>
              <Button onClick={again}>{TEXTS.tryAgain}</Button>
            </>
          )}
        </div>
      ) : (
        <Entries
          key={`${game} ${board}`}
          {...{ title, game, wallet }}
          entries={shown.entries}
          onWatch={watch}
        />
      )}
      {shown !== null && <OwnPlace own={shown.own} {...{ board, game, wallet }} onWatch={watch} />}
      <StatusBar panels={[shown === null ? '' : TEXTS.players(shown.total)]} />
    </div>
  );
}

interface TimeLineProps {
  readonly board: BoardId;
  /** When the board ends or ended; null: that is not known, or it does not. */
  readonly time: ReturnType<typeof timeOf> | null;
  readonly isWatchable: boolean;
}

/** When the board ends, when its runs can be watched, and its prizes. */
function TimeLine({ board, time, isWatchable }: TimeLineProps) {
  const { desktop } = useApp();
  if (time === null && !hasPrizes(board)) return null;
  const showPrizes = (): void =>
    void desktop.ask({
      title: TEXTS.prizes,
      message: [...PRIZE_RULES, TEXTS.unchecked, TEXTS.lateEnd].join(' '),
      icon: 'info',
      picture: 'leaderboard',
    });
  return (
    <p className={styles.leaderboardTime}>
      {time} {!isWatchable && TEXTS.watchedLater}
      {hasPrizes(board) && <Link onClick={showPrizes}>{TEXTS.prizes}</Link>}
    </p>
  );
}

interface EntriesProps {
  readonly game: GameId;
  readonly title: string;
  readonly entries: Board['entries'];
  readonly wallet: string | null;
  readonly onWatch: ((run: string) => void) | null;
}

function Entries({ game, title, entries, wallet, onWatch }: EntriesProps) {
  return (
    <>
      <div
        className={`${styles.leaderboardLine} ${styles.leaderboardHead}`}
        data-plain={!isMachine(game) || undefined}
        aria-hidden="true"
      >
        <span>{TEXTS.rank}</span>
        <span>{TEXTS.player}</span>
        <span>{GAMES[game].isTimed ? TEXTS.time : TEXTS.score}</span>
        <span className={styles.leaderboardDate}>{TEXTS.date}</span>
        <span />
      </div>
      <ItemList
        label={title}
        count={entries.length}
        metricsOf={(space) => lineMetrics(LINE, space)}
        itemAt={(index) => entries[index]}
        render={({ item, tabStop }) =>
          item && (
            <EntryLine
              {...{ game, onWatch }}
              entry={item}
              isOwn={item.wallet === wallet}
              tabIndex={tabStop ? 0 : -1}
            />
          )
        }
      />
    </>
  );
}

interface OwnPlaceProps extends Pick<EntriesProps, 'game' | 'wallet' | 'onWatch'> {
  readonly board: BoardId;
  readonly own: Board['own'];
}

/** The person's own place, or why they have none. */
function OwnPlace({ board, game, own, wallet, onWatch }: OwnPlaceProps) {
  const { desktop, services } = useApp();
  const challenge = (machine: MachineId, run: string, score: number): void =>
    void sendToRoom(
      { desktop, services },
      { kind: 'run', ref: runRef({ game: machine, run, score }) },
      TEXTS.beat(scoreText(game, score), GAMES[game].name),
    );
  return (
    <div className={styles.leaderboardOwn} role="group" aria-label={TEXTS.you}>
      {own !== null ? (
        <>
          <EntryLine {...{ game, onWatch }} entry={own} isOwn tabIndex={0} />
          {own.run !== null && onWatch !== null && isMachine(game) && desktop.hasFor('chat') && (
            <Button
              onClick={() => own.run !== null && isMachine(game) && challenge(game, own.run, own.score)}
            >
              {SEND_TO_ROOM}
            </Button>
          )}
        </>
      ) : (
        <p>
          {wallet === null ? (
            <>
              <Link onClick={() => desktop.openFor('sign-in')}>{TEXTS.signIn}</Link> {TEXTS.toBeListed}
            </>
          ) : (
            `${TEXTS.notListed}${hasPrizes(board) ? ` ${TEXTS.needFlunk}` : ''}`
          )}
        </p>
      )}
    </div>
  );
}

interface EntryLineProps {
  readonly game: GameId;
  readonly entry: BoardEntry;
  readonly isOwn: boolean;
  readonly tabIndex: 0 | -1;
  /** Null: the runs of this board cannot be watched, or not yet. */
  readonly onWatch: ((run: string) => void) | null;
}

/** A player on a board, whose name leads to their page on MyPlace, with their best run to watch. */
function EntryLine({ game, entry, isOwn, tabIndex, onWatch }: EntryLineProps) {
  const { rank, username, profile_icon, wallet, hasProfile, score, reachedAt, run } = entry;
  const { desktop } = useApp();
  const name = username ?? shortAddress(wallet);
  const medal = TEXTS.medals[rank - 1];
  const scored = scoreText(game, score);
  return (
    <div
      className={styles.leaderboardLine}
      data-own={isOwn || undefined}
      data-plain={!isMachine(game) || undefined}
    >
      <span className={styles.leaderboardRank}>
        {medal === undefined ? rank : <span data-medal={rank} role="img" aria-label={`${rank}, ${medal}`} />}
      </span>
      <span className={styles.leaderboardPlayer}>
        <ProfilePicture icon={profile_icon} wallet={wallet} size={24} />
        <span>
          {username !== null && hasProfile && desktop.hasFor('profile-page') ? (
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
      <span className={styles.leaderboardScore}>{scored}</span>
      <span className={styles.leaderboardDate}>{dateOf(reachedAt)}</span>
      {onWatch !== null && (
        <Button
          tabIndex={tabIndex}
          aria-disabled={run === null || undefined}
          title={run === null ? TEXTS.olderRules : undefined}
          aria-label={TEXTS.watchRun(name, scored)}
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

export default mountReact(LeaderboardWindow);
