import type { SetCap, SetSource } from '../../contract/school/sources.ts';
import { paysMore, type Paying } from '../../domain/office/operatorGifts.ts';
import type { Address } from '../../kernel/units.ts';
import type { Transaction } from '../port.ts';

const COLUMNS =
  'source_name, label, direction, repeats, claim, cap_group, base_reward, daily_limit, is_active';

/** Every source, those that pay nothing just now too. */
export const allSources = (tx: Transaction): Promise<SetSource[]> =>
  tx.query<SetSource>(`select ${COLUMNS} from app.gum_sources order by id`);

export const allCaps = (tx: Transaction): Promise<SetCap[]> =>
  tx.query<SetCap>('select cap_group, daily_limit from app.gum_caps order by cap_group');

export async function sourceNamed(tx: Transaction, name: string): Promise<SetSource | null> {
  const [row] = await tx.query<SetSource>(`select ${COLUMNS} from app.gum_sources where source_name = $1`, [
    name,
  ]);
  return row ?? null;
}

/** What an operator sets of a source. */
export type SourceSetting = Pick<SetSource, 'base_reward' | 'daily_limit' | 'is_active'>;

/** A source or a cap, by its table and name. */
type Place = readonly [table: 'gum_sources' | 'gum_caps', key: 'source_name' | 'cap_group', name: string];

/**
 * Notes who raised a source or cap, and from what, so that it does not pay them (CONSOLE-13): their own earlier raises are part
 * of it. What another operator sets, or sets back, is raised by none but them.
 */
async function noteRaise(
  tx: Transaction,
  operator: Address,
  [table, key, name]: Place,
  was: Paying,
  became: Paying,
): Promise<void> {
  const [own] = await tx.query<{ from: Paying }>(
    `select raised_from as "from" from app.${table} where ${key} = $1 and app.is_same_person(raised_by, $2)`,
    [name, operator],
  );
  const from = own?.from ?? was;
  const raised = paysMore(became, from) ? [operator, JSON.stringify(from)] : [null, null];
  await tx.query(`update app.${table} set raised_by = $2, raised_from = $3::text::jsonb where ${key} = $1`, [
    name,
    ...raised,
  ]);
}

/** Row level security lets an administrator set sources that are claimed by asking. */
export async function setSource(
  tx: Transaction,
  operator: Address,
  name: string,
  { was, became }: { readonly was: SourceSetting; readonly became: SourceSetting },
): Promise<void> {
  const { base_reward, daily_limit, is_active } = became;
  await tx.query(
    'update app.gum_sources set base_reward = $2, daily_limit = $3, is_active = $4 where source_name = $1',
    [name, base_reward, daily_limit, is_active],
  );
  await noteRaise(tx, operator, ['gum_sources', 'source_name', name], was, became);
}

/** Sets a cap and answers what it was; null: there is none of this name. */
export async function setCap(
  tx: Transaction,
  operator: Address,
  group: string,
  limit: number,
): Promise<number | null> {
  const [was] = await tx.query<{ daily_limit: number }>(
    'select daily_limit from app.gum_caps where cap_group = $1 for update',
    [group],
  );
  if (!was) return null;
  await tx.query('update app.gum_caps set daily_limit = $2 where cap_group = $1', [group, limit]);
  await noteRaise(tx, operator, ['gum_caps', 'cap_group', group], was, { daily_limit: limit });
  return was.daily_limit;
}
