import { useState } from 'react';
import type { BoardEntry } from '@shared/contract/arcade/games.ts';
import type { StruckRun } from '@shared/contract/arcade/scores.ts';
import { boardName, boardsOf, firstBoardOf, type BoardId } from '@shared/domain/arcade/games/boards.ts';
import { GAME_IDS, GAMES, isGame, isMachine, type GameId } from '@shared/domain/arcade/games/games.ts';
import { scoreText } from '@shared/domain/arcade/games/scoreText.ts';
import { shortAddress } from '@shared/kernel/units.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import type { Column } from '../../../../overlays/controls/ListView.tsx';
import { Select } from '../../../../overlays/controls/Select.tsx';
import { useLoaded } from '../../../../overlays/hooks.ts';
import type { PageProps } from '../pages.ts';
import { momentOf, PageTurner, Problem, Table } from '../parts/parts.tsx';
import { CONSOLE_TEXTS } from '../parts/texts.ts';
import { SCORE_TEXTS as TEXTS } from './texts/scores.ts';
import { useAct } from '../parts/useAct.ts';
import { usePaged } from '../parts/usePaged.ts';
import styles from '../console.module.css';

const CHOICE = GAME_IDS.map((id) => ({ id, title: GAMES[id].name }));
const playerOf = ({ username, wallet }: Pick<BoardEntry, 'username' | 'wallet'>): string =>
  username ?? shortAddress(wallet);
const nameOf = (game: string): string => (isGame(game) ? GAMES[game].name : game);
const scoreOf = ({ game, score }: Pick<StruckRun, 'game' | 'score'>): string =>
  isGame(game) ? scoreText(game, score) : String(score);

const boardColumns = (
  game: GameId,
  onWatch: ((run: string) => void) | null,
  onStrike: (run: string, entry: BoardEntry) => void,
): readonly Column<BoardEntry>[] => [
  { title: TEXTS.rank, end: true, cell: ({ rank }) => rank },
  { title: TEXTS.player, cell: (entry) => <span title={entry.wallet}>{playerOf(entry)}</span> },
  { title: TEXTS.score, end: true, cell: ({ score }) => scoreText(game, score) },
  { title: TEXTS.when, cell: ({ reachedAt }) => momentOf(reachedAt) },
  {
    title: CONSOLE_TEXTS.action,
    cell: (entry) => {
      const { run } = entry;
      if (run === null) return TEXTS.unwatchable;
      return (
        <span className={styles.consoleActs}>
          {onWatch !== null && <Button onClick={() => onWatch(run)}>{TEXTS.watch}</Button>}
          <Button onClick={() => onStrike(run, entry)}>{TEXTS.strike}</Button>
        </span>
      );
    },
  },
];

const struckColumns = (onRestore: (run: StruckRun) => void): readonly Column<StruckRun>[] => [
  { title: TEXTS.struckAt, cell: ({ created_at }) => momentOf(created_at) },
  { title: TEXTS.game, cell: (run) => nameOf(run.game) },
  { title: TEXTS.player, cell: (run) => <span title={run.wallet}>{playerOf(run)}</span> },
  { title: TEXTS.score, end: true, cell: scoreOf },
  {
    title: CONSOLE_TEXTS.action,
    cell: (run) => <Button onClick={() => onRestore(run)}>{TEXTS.restore}</Button>,
  },
];

/** The boards with their replays, and what is struck out of them (CONSOLE-12). */
export function ScoresPage({ report }: PageProps) {
  const { desktop, services } = useApp();
  const { api } = services;
  const act = useAct(report);
  const [game, setGame] = useState<GameId>(GAME_IDS[0]);
  const [chosen, setBoard] = useState<BoardId>('all');
  const watch = isMachine(game) ? (run: string): void => desktop.openFor(game, `watch:${run}`) : null;
  const boards = boardsOf(game);
  const board = boards.includes(chosen) ? chosen : firstBoardOf(game);
  const shown = useLoaded(
    (signal) => api.call('GET /api/games/board', { game, board }, { signal }),
    [api, game, board],
  );
  const struck = usePaged(
    (page, signal) => api.call('GET /api/console/struck-runs', { limit: 10, ...page }, { signal }),
    ({ runs }) => runs,
  );
  const refresh = (): void => {
    shown.again();
    struck.again();
  };
  const strike = async (run: string, entry: BoardEntry): Promise<void> => {
    const message = TEXTS.striking(playerOf(entry), scoreText(game, entry.score));
    const done = await act({ title: TEXTS.strike, message, done: TEXTS.struck }, (reason) =>
      api.call('POST /api/console/strike-run', { run, reason }),
    );
    if (done) refresh();
  };
  const restore = async (struckRun: StruckRun): Promise<void> => {
    const { run } = struckRun;
    const message = TEXTS.restoring(playerOf(struckRun), scoreOf(struckRun));
    const done = await act({ title: TEXTS.restore, message, done: TEXTS.restored }, (reason) =>
      api.call('POST /api/console/restore-run', { run, reason }),
    );
    if (done) refresh();
  };
  return (
    <>
      <div className={styles.consoleFilter}>
        <Select label={TEXTS.gameLabel} options={CHOICE} value={game} onChoose={setGame} />
        <Select
          label={TEXTS.board}
          options={boards.map((id) => ({ id, title: boardName(game, id) }))}
          value={board}
          onChoose={setBoard}
        />
      </div>
      <Problem failure={shown.failure ?? struck.failure} again={refresh} />
      <Table
        failure={shown.failure}
        label={TEXTS.title}
        columns={boardColumns(game, watch, (run, entry) => void strike(run, entry))}
        rows={shown.value?.entries}
        keyOf={({ wallet }) => wallet}
      />
      <h2>{TEXTS.struckOut}</h2>
      <Table
        failure={struck.failure}
        label={TEXTS.struckOut}
        columns={struckColumns((run) => void restore(run))}
        rows={struck.items}
        keyOf={({ run }) => run}
      />
      <PageTurner list={struck} />
    </>
  );
}
