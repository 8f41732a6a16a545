import { GAME_IDS, type GameId } from '@shared/domain/arcade/games/games.ts';
import { PACKINGS, type PackedLog } from '@shared/domain/arcade/games/packedLog.ts';
import * as shape from '../../kernel/shape.ts';
import type { Store, StoredValue } from '../storage/storage.ts';

/** A run as far as it was played, as it is sent to the server. */
export interface PlayedRun extends PackedLog {
  readonly game: GameId;
  readonly wallet: string;
  readonly run: string;
  readonly steps: number;
  readonly score: number;
}

interface KeptRun extends PlayedRun {
  /** Whether it goes on: the page that plays it keeps it anew and anew. */
  readonly isOpen: boolean;
}

const RUN = shape.object({
  game: shape.picklist(GAME_IDS),
  wallet: shape.string,
  run: shape.string,
  steps: shape.number,
  score: shape.number,
  packing: shape.picklist(PACKINGS),
  log: shape.string,
  isOpen: shape.flag,
});

const UNSENT_RUNS: StoredValue<readonly KeptRun[]> = {
  name: 'unsent-runs',
  version: 2,
  read: shape.reader(shape.each(RUN)),
};
/** More are not kept: of those the oldest goes. */
const MOST_UNSENT = 5;

/** The runs that this browser has not sent yet. All its tabs share them. */
export interface KeptRuns {
  of(wallet: string): readonly KeptRun[];
  /** Keeps how far a run was played, in place of what is kept of it. */
  keep(run: PlayedRun, isOpen: boolean): void;
  /** The run is over where it stands. One without a point is worth nothing to anybody, and is dropped. */
  end(run: string): void;
  drop(run: string): void;
}

export function keptRuns(storage: Store): KeptRuns {
  /** What the store did not take is kept for as long as the page is open. */
  let refused: readonly KeptRun[] | null = null;
  const all = (): readonly KeptRun[] => refused ?? storage.get(UNSENT_RUNS) ?? [];
  const write = (runs: readonly KeptRun[]): void => {
    refused = storage.set(UNSENT_RUNS, runs) ? null : runs;
  };
  const drop = (run: string): void => {
    if (all().some((one) => one.run === run)) write(all().filter((one) => one.run !== run));
  };
  return {
    drop,
    of: (wallet) => all().filter((run) => run.wallet === wallet),
    keep: (run, isOpen) =>
      write([...all().filter((one) => one.run !== run.run), { ...run, isOpen }].slice(-MOST_UNSENT)),
    end(run) {
      const runs = all();
      const kept = runs.find((one) => one.run === run);
      if (kept?.score === 0) drop(run);
      else if (kept?.isOpen === true) {
        write(runs.map((one) => (one === kept ? { ...one, isOpen: false } : one)));
      }
    },
  };
}
