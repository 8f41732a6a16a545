import { systemClock, type Clock } from '../../functions/_shared/kernel/clock.ts';
import type { Address } from '../../functions/_shared/kernel/units.ts';
import { readHoldings } from '../../functions/_shared/chain/holdings.ts';
import { catchUp } from '../../functions/_shared/chain/indexer.ts';
import type { PictureSource } from '../../functions/_shared/chain/pictures.ts';
import type { WalletTracker } from '../../functions/_shared/chain/tracker.ts';
import type { ChainSource } from '../../functions/_shared/chain/source.ts';
import type { Db } from '../../functions/_shared/db/port.ts';
import { demoTracker } from './fund.ts';
import { demoLedger, type DemoLedger } from './ledger.ts';
import { demoPictures } from './pictures.ts';
import { demoSource } from './source.ts';

/** The demo chain over a database: what its contracts do, and how the index and the pages see it. */
export interface Demo {
  readonly ledger: DemoLedger;
  readonly source: ChainSource;
  readonly pictures: PictureSource;
  readonly tracker: WalletTracker;
}

/** The ledger's tables have to be there (ledger.sql). The index follows each of its blocks at once. */
export function openDemo(db: Db, clock: Clock = systemClock): Demo {
  const source = demoSource(db);
  const follow = async (linked: readonly Address[]) => {
    await catchUp(db, source, { from: 1 });
    for (const wallet of linked) await readHoldings(db, source, wallet);
  };
  return { ledger: demoLedger(db, follow), source, pictures: demoPictures(), tracker: demoTracker(clock) };
}
