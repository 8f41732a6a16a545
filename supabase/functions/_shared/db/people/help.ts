import { EVERYWHERE, type HelpPlace } from '../../domain/people/personas/earnest/help.ts';
import type { Transaction } from '../port.ts';

/** Where help is in a country, or else everywhere. */
export async function helpIn(tx: Transaction, country: string): Promise<readonly HelpPlace[]> {
  return tx.query<{ name: string; address: string }>(
    `select name, address from app.help_places
     where country = (select max(country) from app.help_places where country in ($1, $2)) order by position`,
    [country, EVERYWHERE],
  );
}

/** What is kept for a country alone. */
export const keptHelp = (tx: Transaction, country: string): Promise<HelpPlace[]> =>
  tx.query<{ name: string; address: string }>(
    'select name, address from app.help_places where country = $1 order by position',
    [country],
  );

/** Every country with its places, what holds everywhere first. */
export const everyHelp = (tx: Transaction): Promise<{ country: string; places: HelpPlace[] }[]> =>
  tx.query<{ country: string; places: HelpPlace[] }>(
    `select country, jsonb_agg(jsonb_build_object('name', name, 'address', address) order by position) as places
     from app.help_places group by country order by country`,
  );

/** Any number; it only has to be this table's own. */
const HELP_LOCK = 736_042;

/** What is kept for a country, held until the transaction ends: two operators set one after the other. */
export async function holdHelp(tx: Transaction, country: string): Promise<readonly HelpPlace[]> {
  await tx.query('select pg_advisory_xact_lock($1)', [HELP_LOCK]);
  return keptHelp(tx, country);
}

/** Puts these in the place of what was kept for a country. Row level security lets administrators alone. */
export async function setHelp(tx: Transaction, country: string, places: readonly HelpPlace[]): Promise<void> {
  await tx.query('delete from app.help_places where country = $1', [country]);
  await tx.query(
    `insert into app.help_places (country, position, name, address)
     select $1::text, place.position, place.item ->> 'name', place.item ->> 'address'
     from jsonb_array_elements($2::text::jsonb) with ordinality as place (item, position)`,
    [country, JSON.stringify(places)],
  );
}
