import { useState } from 'react';
import type { WalletTrackerAnswer } from '@shared/contract/town/fund.ts';
import { ok, type Failure } from '@shared/kernel/result.ts';
import type { Address, EpochMs } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useLoaded } from '../../../overlays/hooks.ts';

/** What is known of the account that is looked at. */
export interface Tracker {
  /** The last answer about this address; null before the first. */
  readonly answer: WalletTrackerAnswer | null;
  /** Why it could not be read the last time; the last answer stays. */
  readonly failure: Failure | null;
  readonly busy: boolean;
  /** When the last question was answered or failed, by the app's clock; null: none was. */
  readonly settledAt: EpochMs | null;
  readonly again: () => void;
}

/** Asks for an account when the window opens, when the address changes, and again when it is told to. Null asks nothing. */
export function useTracker(address: Address | null): Tracker {
  const { services, clock } = useApp();
  const [busy, setBusy] = useState(false);
  const [settledAt, setSettledAt] = useState<EpochMs | null>(null);
  const { value, failure, again } = useLoaded(
    async (signal) => {
      if (address === null) return ok(null);
      setBusy(true);
      const answer = await services.api.call('GET /api/wallet-tracker', { address }, { signal });
      if (!signal.aborted) {
        setBusy(false);
        setSettledAt(clock.now());
      }
      return answer.ok ? ok({ address, answer: answer.value }) : answer;
    },
    [address],
  );
  const answer = value?.address === address ? value.answer : null;
  // What went wrong with another address is no longer of interest.
  return { answer, failure: busy && answer === null ? null : failure, busy, settledAt, again };
}
