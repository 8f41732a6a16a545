import { isPassing, type Failure, type Result } from '../../../supabase/functions/_shared/kernel/result.ts';
import type { Answer, Api } from '../api/api.ts';
import type { OnlineService } from '../online/online.ts';
import type { Tabs } from '../tabs/tabs.ts';
import type { FinishedRun, KeptRuns } from './keptRuns.ts';

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
}

export interface RunSender {
  /** Sends a run that is over. It is kept until the server has answered. */
  send(run: FinishedRun): Promise<Result<CloseAnswer>>;
  /** Sends what is kept of the wallet, one after the other, and what cannot be sent now later. */
  sendKept(wallet: string): Promise<void>;
}

/** Whether the server may still take it: it did not answer, or it is another person's turn at this browser. */
const mayStillPass = (failure: Failure): boolean =>
  isPassing(failure) || failure.code === 'UNAUTHENTICATED' || failure.code === 'FORBIDDEN';

/** A server that took nothing for now is asked again after this. */
const RETRY_AFTER_MS = 30_000;

export function runSender({ api, online, tabs, kept, wallet: signedIn, accepted }: SenderPorts): RunSender {
  const waiting = new Set<string>();

  function sendLater(wallet: string, wait: (again: () => void) => void): void {
    if (waiting.has(wallet)) return;
    waiting.add(wallet);
    wait(() => {
      waiting.delete(wallet);
      void sendKept(wallet);
    });
  }

  async function post(run: FinishedRun): Promise<Result<CloseAnswer>> {
    const answer = await api.call('POST /api/games/close', run);
    if (answer.ok || !mayStillPass(answer.error)) kept.remove(run.run);
    if (answer.ok) {
      accepted();
    } else if (answer.error.code === 'RATE_LIMITED') {
      sendLater(run.wallet, (again) => setTimeout(again, RETRY_AFTER_MS));
    } else if (isPassing(answer.error)) {
      sendLater(run.wallet, online.whenBack);
    }
    return answer;
  }

  const sendKept = (wallet: string): Promise<void> =>
    tabs.alone('unsent-runs', async () => {
      // Another tab may have sent some while this one waited for its turn.
      for (const run of kept.of(wallet)) {
        if (signedIn() !== wallet) return;
        const answer = await post(run);
        if (!answer.ok && mayStillPass(answer.error)) return;
      }
    });

  return {
    send(run) {
      kept.add(run);
      return tabs.alone('unsent-runs', () => post(run));
    },
    sendKept,
  };
}
