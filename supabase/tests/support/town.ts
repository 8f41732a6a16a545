import { openDemo } from '../../local/demo/open.ts';
import { settleTown } from '../../local/demo/town.ts';
import { makeLedger } from '../../local/migrate.ts';
import type { OpenEngine } from './engines.ts';

/** The engine with the tables of the demo chain's ledger. */
export const withLedger =
  (open: OpenEngine): OpenEngine =>
  async (now) => {
    const engine = await open(now);
    await makeLedger(engine.db);
    return engine;
  };

/** The same with the town in the ledger and in the index. */
export const withTown =
  (open: OpenEngine): OpenEngine =>
  async (now) => {
    const engine = await withLedger(open)(now);
    await settleTown(openDemo(engine.db).ledger);
    return engine;
  };

/** The engine with locks that take the codes of operators alone (QUARTER-7), of which there are none yet. */
export const withoutOwnCodes =
  (open: OpenEngine): OpenEngine =>
  async (now) => {
    const engine = await open(now);
    await engine.db.asOwner('update app.own_codes set is_on = false');
    return engine;
  };
