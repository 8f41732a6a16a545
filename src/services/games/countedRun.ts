import { firstLink, linkOf } from '@shared/domain/arcade/games/chain.ts';
import { chunksOf, practiceChunkSeed } from '@shared/domain/arcade/games/course.ts';
import type { GameId } from '@shared/domain/arcade/games/games.ts';
import { encodeInput, type InputLog } from '@shared/domain/arcade/games/inputLog.ts';
import { toBase64 } from '@shared/kernel/base64.ts';
import { packLog } from '@shared/domain/arcade/games/packedLog.ts';
import { RUN_TEXTS, wholeChunksOf, type RankedKind } from '@shared/domain/arcade/games/run.ts';
import { PAUSE_MS } from '@shared/domain/arcade/games/runClock.ts';
import { isOutage, isPassing, type Result } from '@shared/kernel/result.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { store } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';
import type { GameRun, RunEnd, Standing } from './gameRun.ts';
import type { CloseAnswer, RunSender } from './runSender.ts';

export interface OpenedRun {
  readonly game: GameId;
  readonly wallet: string;
  readonly id: string;
  readonly kind: RankedKind;
  readonly seeds: readonly string[];
  readonly triesLeft: number | null;
}

export interface CountedRunPorts {
  readonly api: Pick<Api, 'call'>;
  readonly sender: Pick<RunSender, 'keep' | 'drop' | 'leave' | 'send'>;
}

export const KEPT_FOR_LATER =
  'The school computer does not answer. Your run is kept and is sent by itself when it does.';
const LINE_LOST = 'The line to the school computer was lost for too long, so the run no longer counts.';
export const KEPT_FOR_A_MOMENT =
  'A lot of runs come in just now. Yours is kept and is sent by itself in a moment.';

/** A link that is not answered within this is sent again: the course that is known lasts for ten seconds. */
const LINK_WITHIN_MS = 4_000;
const RETRY_AFTER_MS = 1_000;
/** For so long the end of a run waits for links that are on their way. */
const LINKS_WITHIN_MS = 3_000;

/** A run that the server counts: it sends a link of the chain for each chunk that was played, and gets more of the course. */
export function countedRun(opened: OpenedRun, { api, sender }: CountedRunPorts): GameRun {
  const { game, wallet, id, kind, triesLeft } = opened;
  const standing = store<Standing>('ranked');
  const seeds = [...opened.seeds];
  let reason: string | null = null;
  let isClosed = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const links = linkSender(opened, api, {
    counts: () => reason === null,
    isClosed: () => isClosed,
    onSeed(seed) {
      seeds.push(seed);
      if (standing.get() !== 'waiting') return;
      stopWaiting();
      standing.set('ranked');
    },
    onRefused: loseRank,
  });

  function stopWaiting(): void {
    clearTimeout(waiting);
    waiting = undefined;
  }
  function rest(): void {
    links.rest();
    stopWaiting();
  }
  function loseRank(why: string): void {
    if (reason !== null) return;
    rest();
    reason = why;
    sender.drop(id);
    standing.set('unranked');
  }
  function played(steps: number, log: InputLog, score: number): void {
    if (reason !== null || isClosed || steps === 0) return;
    // Before the link: a run without what it committed to could not be closed any more.
    const bytes = encodeInput(log);
    sender.keep({ game, wallet, run: id, steps, score, packing: 'none', log: toBase64(bytes) });
    links.add(steps, log);
  }

  return {
    ...{ id, kind, triesLeft, standing, played },
    reason: () => reason,
    course(chunk) {
      const seed = seeds[chunk];
      if (seed !== undefined) return seededRandom(seed);
      // A run that no longer counts goes on for its own sake.
      if (reason !== null) return seededRandom(practiceChunkSeed(id, chunk));
      waiting ??= setTimeout(() => loseRank(RUN_TEXTS.pausedTooLong), PAUSE_MS);
      standing.set('waiting');
      return null;
    },
    abandon() {
      if (isClosed) return;
      isClosed = true;
      rest();
      if (reason === null) sender.leave(id, wallet);
    },
    async close(steps, log, score) {
      played(steps, log, score);
      isClosed = true;
      await Promise.race([links.sent(), new Promise((resolve) => setTimeout(resolve, LINKS_WITHIN_MS))]);
      rest();
      // A game that does not wait for its course may have gone on without a line.
      if (seeds.length < chunksOf(steps)) loseRank(LINE_LOST);
      if (reason !== null || steps === 0) return without('unranked', reason);
      const packed = await packLog(encodeInput(log));
      return endOf(await sender.send({ game, wallet, run: id, steps, score, ...packed }));
    },
  };
}

interface LinkListeners {
  /** Whether the run still counts: else no more links are sent. */
  readonly counts: () => boolean;
  readonly isClosed: () => boolean;
  readonly onSeed: (seed: string) => void;
  readonly onRefused: (why: string) => void;
}

/** Sends links in their order, each until it is answered, so that a seed is always of the next chunk. */
function linkSender(
  { wallet, id }: Pick<OpenedRun, 'wallet' | 'id'>,
  api: CountedRunPorts['api'],
  { counts, isClosed, onSeed, onRefused }: LinkListeners,
) {
  const unsent: { readonly chunk: number; readonly link: string }[] = [];
  let [lastLink, linked] = [firstLink(id), 0];
  let sending: Promise<void> | null = null;
  let retrying: ReturnType<typeof setTimeout> | undefined;

  async function sendLinks(): Promise<void> {
    for (let next = unsent[0]; next !== undefined && counts(); next = unsent[0]) {
      const answer = await api.call(
        'POST /api/games/link',
        { wallet, run: id, ...next },
        { signal: AbortSignal.timeout(LINK_WITHIN_MS) },
      );
      if (answer.ok) {
        unsent.shift();
        if (answer.value.seed !== null) onSeed(answer.value.seed);
      } else {
        // What the server says of a run that is over, it says to its end.
        if (isClosed()) return;
        if (isPassing(answer.error)) retrying = setTimeout(sendAll, RETRY_AFTER_MS);
        else onRefused(answer.error.message);
        return;
      }
    }
  }
  function sendAll(): void {
    clearTimeout(retrying);
    sending ??= sendLinks().finally(() => {
      sending = null;
    });
  }
  return {
    /** Adds a link for each whole chunk that was played since the last time. */
    add(steps: number, log: InputLog): void {
      for (; linked < wholeChunksOf(steps); linked += 1) {
        lastLink = linkOf(lastLink, log, linked);
        unsent.push({ chunk: linked, link: lastLink });
      }
      if (unsent.length > 0) sendAll();
    },
    /** Resolves when no link is on its way; null: none is. */
    sent: () => sending,
    rest: () => clearTimeout(retrying),
  };
}

/** What came of a run, by the server's answer to it. */
function endOf(answer: Result<CloseAnswer>): RunEnd {
  if (answer.ok) {
    const { best, isBest, rank } = answer.value;
    return { status: 'accepted', best, isBest, rank, message: null };
  }
  const { code, message } = answer.error;
  if (isPassing(answer.error)) {
    return without('kept-for-later', isOutage(answer.error) ? KEPT_FOR_LATER : KEPT_FOR_A_MOMENT);
  }
  return without(code === 'CONFLICT' ? 'unranked' : 'refused', message);
}

const without = (status: RunEnd['status'], message: string | null): RunEnd => ({
  status,
  best: null,
  isBest: false,
  rank: null,
  message,
});
