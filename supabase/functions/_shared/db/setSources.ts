import type { SetCap, SetSource } from '../contract/sources.ts';
import type { Transaction } from './port.ts';

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

/** Row level security lets an administrator set sources that are claimed by asking. */
export async function setSource(
  tx: Transaction,
  name: string,
  { base_reward, daily_limit, is_active }: SourceSetting,
): Promise<void> {
  await tx.query(
    'update app.gum_sources set base_reward = $2, daily_limit = $3, is_active = $4 where source_name = $1',
    [name, base_reward, daily_limit, is_active],
  );
}

/** Sets a cap and answers what it was; null: there is none of this name. */
export async function setCap(tx: Transaction, group: string, limit: number): Promise<number | null> {
  const [was] = await tx.query<{ daily_limit: number }>(
    'select daily_limit from app.gum_caps where cap_group = $1 for update',
    [group],
  );
  if (!was) return null;
  await tx.query('update app.gum_caps set daily_limit = $2 where cap_group = $1', [group, limit]);
  return was.daily_limit;
}
