import { ASKED_SHARE, candlesAsked, type Candles } from '../../domain/town/candles.ts';
import { isNight } from '../../domain/town/dayNight.ts';
import { lastEvening, type Evening } from '../../domain/town/evening.ts';
import type { Whereabouts } from '../../domain/town/presence.ts';
import { epochMs, type Address } from '../../kernel/units.ts';
import type { Transaction } from '../port.ts';
import { clockOf } from '../system/clock.ts';
import { activeHours } from '../system/hours.ts';
import { episodeOfNow } from './week.ts';

/** The evening that began last by the server's clock, and whether the power is out. */
export async function eveningNow(tx: Transaction): Promise<Evening & { readonly isDark: boolean }> {
  const { day_start_hour: dayStartHour, night_start_hour: nightStartHour, timezone } = await activeHours(tx);
  const now = epochMs((await clockOf(tx)).getTime());
  const evening = lastEvening(now, timezone);
  return {
    ...evening,
    isDark: evening.part === 'dark' && isNight(now, { dayStartHour, nightStartHour, timezone }),
  };
}

/** Writes how many candles an evening asks for, once: the first who comes does, and all others find it (EVENING-6). */
async function beginEvening(tx: Transaction, evening: string): Promise<void> {
  const begun = await tx.query('select from app.evenings where evening = $1::date', [evening]);
  if (begun.length > 0) return;
  const [before] = await tx.query<{ present: number }>(
    'select present from app.evenings where evening < $1::date order by evening desc limit 1',
    [evening],
  );
  const episode = await episodeOfNow(tx);
  await tx.query('insert into app.evenings (evening, asked) values ($1::date, $2) on conflict do nothing', [
    evening,
    candlesAsked(before?.present ?? 0, episode?.asks ?? ASKED_SHARE),
  ]);
}

/**
 * The candles of the evening that began last, counted anew; null: no one was there. In its dark the most who are in town at
 * once are noted, by which the next evening asks.
 *
 * @param present how many are in town now
 */
export async function countCandles(tx: Transaction, present: number): Promise<Candles | null> {
  const { id, part, isDark } = await eveningNow(tx);
  if (part !== 'ordinary') await beginEvening(tx, id);
  const [counted] = await tx.query<{ asked: number; lit: number; places: Candles['places'] }>(
    `with stood as (select place, count(*)::int as lit from app.candles where evening = $1::date group by place),
       every as (
         select coalesce(sum(lit), 0)::int as lit, coalesce(json_object_agg(place, lit), '{}') as places from stood),
       noted as (
         update app.evenings as one set lit = every.lit, present = greatest(one.present, $2),
           opened_at = coalesce(one.opened_at, case when every.lit >= one.asked then app.now() end)
         from every where one.evening = $1::date and (one.lit <> every.lit or one.present < $2))
     select one.asked, every.lit, every.places from app.evenings as one, every where one.evening = $1::date`,
    [id, isDark ? present : 0],
  );
  return counted === undefined ? null : { evening: id, ...counted };
}

/** Lights the one candle that a person has on an evening; false: it burns already, wherever that is. */
export async function lightCandle(
  tx: Transaction,
  evening: string,
  { visitor, wallet }: { readonly visitor: string; readonly wallet: Address | null },
  at: Whereabouts,
): Promise<boolean> {
  await beginEvening(tx, evening);
  const lit = await tx.query(
    `insert into app.candles (evening, visitor, wallet, place) values ($1::date, $2, $3, $4)
     on conflict do nothing returning place`,
    [evening, visitor, wallet, at],
  );
  return lit.length > 0;
}
