import type { SetFlag } from '../../contract/system/features.ts';
import {
  AS_BUILT,
  FLAG_NAMES,
  holdsFor,
  walletSubject,
  type Flag,
  type FlagName,
  type FlagSetting,
} from '../../domain/system/flags.ts';
import type { Address } from '../../kernel/units.ts';
import type { Transaction } from '../port.ts';

type Row = FlagSetting & { name: string; set_at: Date };

const isKnown = <Found extends { name: string }>(row: Found): row is Found & { name: FlagName } =>
  FLAG_NAMES.some((name) => name === row.name);

/** The flags that operators have set. A row of a feature that is no more says nothing. */
export async function keptFlags(tx: Transaction): Promise<Flag[]> {
  const rows = await tx.query<Flag>('select name, state, share, opens from app.feature_flags');
  return rows.filter(isKnown);
}

/** Every flag there is, with when it was set last. */
export async function everyFlag(tx: Transaction): Promise<SetFlag[]> {
  const rows = await tx.query<Row>('select name, state, share, opens, set_at from app.feature_flags');
  const kept = new Map(rows.map((row) => [row.name, row]));
  return FLAG_NAMES.map((name) => {
    const { state, share, opens } = kept.get(name) ?? AS_BUILT;
    return { name, state, share, opens, set_at: kept.get(name)?.set_at.toISOString() ?? null };
  });
}

/** Any number; it only has to be this table's own. */
const FLAGS_LOCK = 736_015;

/** What a flag is set to, held until the transaction ends: two operators set one after the other. */
export async function holdFlag(tx: Transaction, name: FlagName): Promise<FlagSetting> {
  await tx.query('select pg_advisory_xact_lock($1)', [FLAGS_LOCK]);
  const [row] = await tx.query<FlagSetting>(
    'select state, share, opens from app.feature_flags where name = $1',
    [name],
  );
  return row ?? AS_BUILT;
}

/** Row level security lets administrators alone. */
export async function setFlag(
  tx: Transaction,
  name: FlagName,
  { state, share, opens }: FlagSetting,
): Promise<void> {
  await tx.query(
    `insert into app.feature_flags (name, state, share, opens) values ($1, $2, $3, $4)
     on conflict (name) do update set state = excluded.state, share = excluded.share, opens = excluded.opens,
       set_at = app.now()`,
    [name, state, share, opens],
  );
}

/** Whether operators have switched a feature off for a wallet; not so where it is as it was built. */
export async function isSwitchedOff(tx: Transaction, name: FlagName, wallet: Address): Promise<boolean> {
  const flag = (await keptFlags(tx)).find((one) => one.name === name);
  return flag !== undefined && holdsFor(flag, walletSubject(wallet)) === false;
}
