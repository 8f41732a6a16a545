import { isPassing, type Failure, type Result } from '@shared/kernel/result.ts';
import type { Answer, Api } from '../api/api.ts';
import type { OnlineService } from '../online/online.ts';
import type { Tabs } from '../tabs/tabs.ts';
import type { KeptRuns, PlayedRun } from './keptRuns.ts';

export type CloseAnswer = Answer<'POST /api/games/close'>;

export interface SenderPorts {
  readonly api: Pick<Api, 'call'>;
  readonly online: Pick<OnlineService, 'whenBack'>;
  readonly tabs: Pick<Tabs, 'alone'>;
  readonly kept: KeptRuns;
  /** Whose session it is. */
  readonly wallet: () => string | null;
  /** Called for each run that the server has accepted. */
  readonly accepted: () => void;
  /** Called for each run that the server has judged after its game stopped waiting for it. */
  readonly late: (run: PlayedRun, answer: Result<CloseAnswer>) => void;
}

export interface RunSender {
  /**
   * Keeps how far a run was played that goes on, so that it is sent as it stands where its page ends. Called first when it
   * begins to be played; until it is sent or let go no other page takes it for left.
   */
  keep(run: PlayedRun): void;
  /** The run no longer counts. */
  drop(run: string): void;
  /** The run is not played any more: it is sent as it stands. */
  leave(run: string, wallet: string): void;
  /** Sends a run that is over. It is kept until the server has answered. */
  send(run: PlayedRun): Promise<Result<CloseAnswer>>;
  /**
   * Sends what is kept of the wallet, one after the other, and what cannot be sent now later. A run that goes on in
   * another page is sent when that page has gone.
   */
  sendKept(wallet: string): Promise<void>;
}

/** Whether the server may still take it: it did not answer, or it is another person's turn at this browser. */
const mayStillPass = (failure: Failure): boolean =>
  isPassing(failure) || failure.code === 'UNAUTHENTICATED' || failure.code === 'FORBIDDEN';

/** A server that took nothing for now is asked again after this. */
const RETRY_AFTER_MS = 30_000;

export function runSender(ports: SenderPorts): RunSender {
  const { api, online, tabs, kept, wallet: signedIn, accepted, late } = ports;
  const waiting = new Set<string>();
  const holds = holdRuns(tabs);
  /** Those of other pages that are sent when these have gone. */
  const watched = new Set<string>();

  function watch(run: string, wallet: string): void {
    if (holds.has(run) || watched.has(run)) return;
    watched.add(run);
    void tabs.alone(turnOf(run), async () => {
      watched.delete(run);
      leave(run, wallet);
    });
  }
  function leave(run: string, wallet: string): void {
    kept.end(run);
    holds.letGo(run);
    void sendKept(wallet);
  }

  function sendLater(wallet: string, wait: (again: () => void) => void): void {
    if (waiting.has(wallet)) return;
    waiting.add(wallet);
    wait(() => {
      waiting.delete(wallet);
      void sendKept(wallet);
    });
  }

  async function post({
    wallet,
    run: id,
    steps,
    score,
    packing,
    log,
  }: PlayedRun): Promise<Result<CloseAnswer>> {
    const answer = await api.call('POST /api/games/close', { wallet, run: id, steps, score, packing, log });
    if (answer.ok || !mayStillPass(answer.error)) kept.drop(id);
    if (answer.ok) {
      accepted();
    } else if (answer.error.code === 'RATE_LIMITED') {
      sendLater(wallet, (again) => setTimeout(again, RETRY_AFTER_MS));
    } else if (isPassing(answer.error)) {
      sendLater(wallet, online.whenBack);
    }
    return answer;
  }

  async function sendKept(wallet: string): Promise<void> {
    for (const { run, isOpen } of kept.of(wallet)) if (isOpen) watch(run, wallet);
    await tabs.alone('unsent-runs', async () => {
      // Another tab may have sent some while this one waited for its turn.
      for (const run of kept.of(wallet).filter(({ isOpen }) => !isOpen)) {
        if (signedIn() !== wallet) return;
        const answer = await post(run);
        if (!answer.ok && mayStillPass(answer.error)) return;
        late(run, answer);
      }
    });
  }

  return {
    keep(run) {
      holds.hold(run.run);
      kept.keep(run, true);
    },
    drop(run) {
      kept.drop(run);
      holds.letGo(run);
    },
    leave,
    send(run) {
      kept.keep(run, false);
      holds.letGo(run.run);
      return tabs.alone('unsent-runs', () => post(run));
    },
    sendKept,
  };
}

const turnOf = (run: string): string => `run ${run}`;

/** Holds the runs that are played in this page, so that no other page takes them for left. */
function holdRuns(tabs: SenderPorts['tabs']) {
  /** With how to let them go. */
  const held = new Map<string, () => void>();
  return {
    has: (run: string): boolean => held.has(run),
    hold(run: string): void {
      if (held.has(run)) return;
      let free = (): void => undefined;
      const over = new Promise<void>((resolve) => {
        free = resolve;
      });
      held.set(run, free);
      // A browser frees what a page holds when the page goes, however it goes.
      void tabs.alone(turnOf(run), () => over);
    },
    letGo(run: string): void {
      held.get(run)?.();
      held.delete(run);
    },
  };
}
