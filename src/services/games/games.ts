import type { BoardId } from '@shared/domain/arcade/games/boards.ts';
import type { GameId } from '@shared/domain/arcade/games/games.ts';
import type { Random } from '@shared/kernel/clock.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { practiceChunkSeed } from '@shared/domain/arcade/games/course.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import * as shape from '../../kernel/shape.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';
import type { OnlineService } from '../online/online.ts';
import type { SessionService } from '../session/session.ts';
import type { StoragePort } from '../storage/storage.ts';
import type { Tabs, Topic } from '../tabs/tabs.ts';
import type { Board, GameRun, Ghosts, LateRun, RunKind, RunRecord, Standing } from './gameRun.ts';
import { keptRuns } from './keptRuns.ts';
import { runSender } from './runSender.ts';

/** The server accepted a run of this browser. */
const RUN_ACCEPTED: Topic<null> = { name: 'run-accepted', shape: shape.literal(null) };

/** A run that counts for nothing, over a course that follows from the seed. */
const practiceRun = (seed: string): GameRun => ({
  id: null,
  kind: 'practice',
  triesLeft: null,
  course: (chunk) => seededRandom(practiceChunkSeed(seed, chunk)),
  standing: store<Standing>('practice'),
  reason: () => null,
  played: () => undefined,
  abandon: () => undefined,
  close: async () => ({ status: 'practice', best: null, isBest: false, rank: null, message: null }),
});

/** Runs of games: opened and closed on the server, which alone says what counts. */
export interface GamesService {
  /**
   * Begins a run. Guests get practice only: anything else is refused with UNAUTHENTICATED. A practice run without a seed
   * is on a course of its own.
   */
  open(game: GameId, kind: RunKind, practiceSeed?: string): Promise<Result<GameRun>>;
  /** A run that is listed, of anybody. */
  record(runId: string): Promise<Result<RunRecord>>;
  board(game: GameId, board: BoardId): Promise<Result<Board>>;
  ghosts(game: GameId): Promise<Ghosts>;
  /** How many runs of this browser the server has accepted since the page was opened: boards are stale when it changes. */
  readonly accepted: Readable<number>;
  /** The last run of before that was judged since the page was opened, until the next one begins; null: there is none. */
  readonly late: Readable<LateRun | null>;
}

export interface GamesPorts {
  readonly api: Pick<Api, 'call'>;
  readonly session: Pick<SessionService, 'get' | 'subscribe'>;
  readonly online: Pick<OnlineService, 'whenBack'>;
  readonly storage: Pick<StoragePort, 'lasting'>;
  readonly tabs: Tabs;
  readonly random: Random;
}

const SIGN_IN = 'Sign in to have your runs counted.';

/** What a run that counts is played with comes with the first one. */
const countedRuns = () => import('./countedRun.ts');

export function createGames({ api, session, online, storage, tabs, random }: GamesPorts): GamesService {
  const kept = keptRuns(storage.lasting);
  const accepted = store(0);
  const late = store<LateRun | null>(null);
  const count = () => accepted.set(accepted.get() + 1);
  const sender = runSender({
    api,
    online,
    tabs,
    kept,
    wallet: () => session.get().wallet,
    accepted() {
      count();
      tabs.tell(RUN_ACCEPTED, null);
    },
    late({ game, score }, answer) {
      late.set({ game, score, refusal: answer.ok ? null : answer.error.message });
    },
  });
  tabs.on(RUN_ACCEPTED, count);

  /** Sends what an earlier page could not, or left open. */
  function follow(): void {
    const { wallet } = session.get();
    if (wallet !== null && kept.of(wallet).length > 0) void sender.sendKept(wallet);
  }
  session.subscribe(follow);
  follow();

  /** By id, for as long as the page is open: a run that was played does not change. */
  const records = new Map<string, RunRecord>();
  async function record(runId: string): Promise<Result<RunRecord>> {
    const known = records.get(runId);
    if (known) return ok(known);
    const [answer, { recordOf }] = await Promise.all([
      api.call('GET /api/games/run', { run: runId }),
      import('./records.ts'),
    ]);
    const found = answer.ok ? recordOf(answer.value) : answer;
    if (found.ok) records.set(runId, found.value);
    return found;
  }
  const board: GamesService['board'] = (game, id) => api.call('GET /api/games/board', { game, board: id });
  const playable = async (runId: string | null | undefined): Promise<RunRecord | null> => {
    const found = runId ? await record(runId) : null;
    return found?.ok ? found.value : null;
  };

  return {
    accepted,
    late,
    record,
    board,
    async open(game, kind, practiceSeed) {
      late.set(null);
      if (kind === 'practice') return ok(practiceRun(practiceSeed ?? String(random())));
      const { wallet } = session.get();
      if (wallet === null) return fail('UNAUTHENTICATED', SIGN_IN);
      // A run that is still to be sent would end with the one that begins now.
      if (kept.of(wallet).length > 0) await sender.sendKept(wallet);
      const [opened, { countedRun }] = await Promise.all([
        api.call('POST /api/games/open', { wallet, game, kind }),
        countedRuns(),
      ]);
      if (!opened.ok) return opened;
      const { run: id, seeds, triesLeft } = opened.value;
      return ok(countedRun({ game, wallet, id, kind, seeds, triesLeft }, { api, sender }));
    },
    async ghosts(game) {
      const listed = await board(game, 'all');
      if (!listed.ok) return { own: null, leader: null };
      const { own, entries } = listed.value;
      const [mine, leader] = await Promise.all([playable(own?.run), playable(entries[0]?.run)]);
      return { own: mine, leader };
    },
  };
}
