import { PACKINGS, type PackedLog } from '../../../supabase/functions/_shared/domain/games/packedLog.ts';
import type { Store, StoredValue } from '../storage/storage.ts';

/** A run that is over, as it is sent to the server. */
export interface FinishedRun extends PackedLog {
  readonly wallet: string;
  readonly run: string;
  readonly steps: number;
  readonly score: number;
}

const textIn = (found: object, name: string): string | null => {
  const value: unknown = Reflect.get(found, name);
  return typeof value === 'string' ? value : null;
};
const numberIn = (found: object, name: string): number | null => {
  const value: unknown = Reflect.get(found, name);
  return typeof value === 'number' ? value : null;
};

function runIn(found: unknown): FinishedRun[] {
  if (typeof found !== 'object' || found === null) return [];
  const [wallet, run, log] = [textIn(found, 'wallet'), textIn(found, 'run'), textIn(found, 'log')];
  const [steps, score] = [numberIn(found, 'steps'), numberIn(found, 'score')];
  const packing = PACKINGS.find((one) => one === textIn(found, 'packing'));
  if (wallet === null || run === null || log === null || steps === null || score === null) return [];
  return packing === undefined ? [] : [{ wallet, run, steps, score, packing, log }];
}

const UNSENT_RUNS: StoredValue<readonly FinishedRun[]> = {
  name: 'unsent-runs',
  version: 1,
  read: (found) => (Array.isArray(found) ? found.flatMap(runIn) : null),
};
/** More are not kept: of those the oldest goes. */
const MOST_UNSENT = 5;

/** The runs that this browser has not sent yet. All its tabs share them. */
export interface KeptRuns {
  of(wallet: string): readonly FinishedRun[];
  add(run: FinishedRun): void;
  remove(run: string): void;
}

export function keptRuns(storage: Store): KeptRuns {
  /** What the store did not take is kept for as long as the page is open. */
  let refused: readonly FinishedRun[] | null = null;
  const all = (): readonly FinishedRun[] => refused ?? storage.get(UNSENT_RUNS) ?? [];
  const write = (runs: readonly FinishedRun[]): void => {
    refused = storage.set(UNSENT_RUNS, runs) ? null : runs;
  };
  return {
    of: (wallet) => all().filter((run) => run.wallet === wallet),
    add: (run) => write([...all().filter((one) => one.run !== run.run), run].slice(-MOST_UNSENT)),
    remove: (run) => {
      if (all().some((one) => one.run === run)) write(all().filter((one) => one.run !== run));
    },
  };
}
