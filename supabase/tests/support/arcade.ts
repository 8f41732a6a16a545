import { OpenRunAnswer } from '@shared/contract/arcade/games.ts';
import { linksOf } from '@shared/domain/arcade/games/chain.ts';
import { chunksOf, courseFrom, secretSeeds } from '@shared/domain/arcade/games/course.ts';
import { flappyFlunkWish } from '@shared/domain/arcade/games/flappy-flunk/player.ts';
import { flappyFlunk } from '@shared/domain/arcade/games/flappy-flunk/rules.ts';
import type { GameId } from '@shared/domain/arcade/games/games.ts';
import { STEPS_PER_SECOND } from '@shared/domain/arcade/games/game.ts';
import { encodeInput, type InputLog } from '@shared/domain/arcade/games/inputLog.ts';
import { packLog } from '@shared/domain/arcade/games/packedLog.ts';
import { wholeChunksOf, type RankedKind } from '@shared/domain/arcade/games/run.ts';
import { REACTIONS, simulateRun } from '@shared/domain/arcade/games/simulatedPlayer.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import type { Product } from './product.ts';
import type { Reply, Visitor } from './visitor.ts';

let flunks = 0;

/** A run that was opened, and what a player who never errs does in it. */
export interface Played {
  readonly run: string;
  readonly steps: number;
  readonly score: number;
  readonly log: InputLog;
}

const GAME = 'flappy-flunk';

/** Runs of a game against a server, as a page plays them; `begin` and `finish` play Flappy Flunk. */
export function arcade(product: Product, game: GameId = GAME) {
  const secretOf = async (run: string) => {
    const [row] = await product.db.asOwner<{ secret: string }>(
      'select secret from app.game_runs where id = $1::uuid',
      [run],
    );
    return row?.secret ?? '';
  };
  const open = (browser: Visitor, kind: RankedKind = 'ranked'): Promise<Reply> =>
    browser.post('/api/games/open', { wallet: browser.wallet, game, kind });

  /** Opens a run and plays it in no time: nothing was sent of it yet. */
  async function begin(browser: Visitor, seconds: number, kind: RankedKind = 'ranked'): Promise<Played> {
    const { run } = (await open(browser, kind)).as(OpenRunAnswer);
    const steps = seconds * STEPS_PER_SECOND;
    const course = courseFrom(secretSeeds(await secretOf(run), 0, chunksOf(steps)));
    const hand = seededRandom(run);
    const { log, end } = simulateRun(flappyFlunk, course, flappyFlunkWish, REACTIONS.perfect, hand, steps);
    return { run, log, steps: end.steps, score: end.score };
  }
  const link = (
    browser: Visitor,
    { run, log }: Played,
    chunk: number,
    changes: object = {},
  ): Promise<Reply> =>
    browser.post('/api/games/link', {
      wallet: browser.wallet,
      run,
      chunk,
      link: linksOf(run, log, chunk + 1)[chunk],
      ...changes,
    });
  const close = async (browser: Visitor, { log, ...sent }: Played, changes: object = {}): Promise<Reply> =>
    browser.post('/api/games/close', {
      wallet: browser.wallet,
      ...sent,
      ...(await packLog(encodeInput(log))),
      ...changes,
    });

  /**
   * Lets the time of a run pass and sends its links but for the last `unlinked`; `pace` is how many times slower than time
   * it is played.
   */
  async function pass(browser: Visitor, played: Played, pace = 1, unlinked = 0): Promise<void> {
    const chunks = wholeChunksOf(played.steps);
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      product.passTime(5000 * pace);
      if (chunk >= chunks - unlinked) continue;
      const sent = await link(browser, played, chunk);
      if (sent.status !== 200) throw new Error(sent.text);
    }
    product.passTime((played.steps / STEPS_PER_SECOND - chunks * 5) * 1000 * pace);
  }
  /** A whole run as it is meant to be: opened, played in its time and closed. */
  async function finish(browser: Visitor, seconds: number, kind: RankedKind = 'ranked') {
    const played = await begin(browser, seconds, kind);
    await pass(browser, played);
    return { played, reply: await close(browser, played) };
  }
  const board = (browser: Visitor, id = 'all', of: GameId = game): Promise<Reply> =>
    browser.get(`/api/games/board?game=${of}&board=${id}`);
  /** Has a wallet hold a Flunk, of this number or a new one. Returns its number. */
  async function giveFlunk({ wallet }: Visitor, token?: string): Promise<string> {
    flunks += 1;
    const id = token ?? String(flunks);
    await product.db.asOwner(
      `insert into app.tokens (collection, token_id, owner) values ('Flunks', $1::text::numeric, $2)
       on conflict (collection, token_id) do update set owner = excluded.owner`,
      [id, wallet],
    );
    return id;
  }

  return { giveFlunk, secretOf, open, begin, link, close, pass, finish, board };
}
