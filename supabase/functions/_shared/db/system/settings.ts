import type { Address } from '../../kernel/units.ts';
import { mergeSettings, readSettings, type StampedSettings } from '../../domain/system/settings.ts';
import { takenOff, wornBy } from '../../domain/school/prizes.ts';
import type { Transaction } from '../port.ts';
import { notBought } from '../school/prizes.ts';

/** Empty when the wallet never saved any. */
export async function settingsOf(tx: Transaction, wallet: Address): Promise<StampedSettings> {
  const [row] = await tx.query<{ settings: unknown }>('select settings from app.settings where wallet = $1', [
    wallet,
  ]);
  return readSettings(row?.settings);
}

/** Whether others may see in town where the wallet is (PRESENCE-4). */
export const isSeenInTown = async (tx: Transaction, wallet: Address): Promise<boolean> =>
  (await settingsOf(tx, wallet)).seenInTown?.value ?? true;

/** A time in the future is set to now: otherwise a device with a fast clock would win over all others until then. */
function notAfter(copy: StampedSettings, now: number): StampedSettings {
  const entries = Object.entries(copy).map(([name, entry]) => [
    name,
    { ...entry, at: Math.min(entry.at, now) },
  ]);
  // The names and values are those that came in.
  return Object.fromEntries(entries) as StampedSettings;
}

/**
 * Merges a device's copy into the wallet's own and answers what came of it. Devices that save at once wait for each
 * other on the row, so that none overwrites what it has not seen. A prize that the wallet has not bought is taken off
 * (PRIZE-4).
 */
export async function saveSettings(
  tx: Transaction,
  wallet: Address,
  copy: StampedSettings,
): Promise<StampedSettings> {
  await tx.query('insert into app.settings (wallet) values ($1) on conflict do nothing', [wallet]);
  const [row] = await tx.query<{ settings: unknown; now: Date }>(
    'select settings, app.now() as now from app.settings where wallet = $1 for update',
    [wallet],
  );
  if (!row) throw new Error('the settings were not kept');
  const allowed = takenOff(copy, await notBought(tx, wallet, wornBy(copy)));
  const merged = mergeSettings(readSettings(row.settings), notAfter(allowed, row.now.getTime()));
  // Read once more, because the union of two limited lists can be longer than the limit.
  const kept = readSettings(merged);
  await tx.query(
    'update app.settings set settings = $2::text::jsonb, updated_at = app.now() where wallet = $1',
    [wallet, JSON.stringify(kept)],
  );
  // A device whose clock is fast has to hear of what was taken off as of something later than its own choice.
  return mergeSettings(kept, onlyChanged(allowed, copy));
}

/** The settings of one copy that are not those of the other. */
function onlyChanged(copy: StampedSettings, before: StampedSettings): StampedSettings {
  const entries = Object.entries(copy).filter(([name, entry]) => entry !== Reflect.get(before, name));
  return Object.fromEntries(entries);
}
