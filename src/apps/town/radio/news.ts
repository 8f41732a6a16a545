import { READING_TITLES } from '@shared/domain/town/case/cards.ts';
import { NEWS_EVERY, TAPE, type Talk } from '@shared/domain/town/radio.ts';
import type { LocalMinute } from '@shared/domain/system/timeWindows.ts';
import { MACHINES } from '@shared/domain/arcade/games/games.ts';
import { scoreText } from '@shared/domain/arcade/games/scoreText.ts';
import type { LockName } from '@shared/domain/town/locks.ts';
import type { TownNews } from '@shared/contract/town/town.ts';
import type { TownWeek } from '@shared/contract/town/week.ts';
import type { Station } from './station.ts';

const OPENED: Readonly<Record<LockName, string>> = {
  'under-the-bed': "Something under a bed at the Jocks' house has been unlocked. It was locked for a reason.",
  cellar: "The Freaks' cellar is open. Somebody knew the number. The dark did not come out.",
  shed: "Somebody has been in the Geeks' shed. The radio was turned down for it.",
};

const [SUNDAY, MONDAY] = [0, 1];
const DAYS: readonly string[] = [
  'Sunday. The school stays sealed, all seven doors. The bells do not know.',
  'Monday. First period is canceled. So are the others, but you wait for the first.',
  'Tuesday. Band practice is where it always was, without the band.',
  'Wednesday. The canteen would have had pizza. Let us be quiet for a moment.',
  'Thursday. Tomorrow is Friday. I only read what is on the sheet.',
  'Friday. Tonight at eight I play a tape, by request. Have a candle by you at four past.',
  'Saturday. The games count for the weekend, and the gym is locked from the one side.',
];
const BOX_OPEN =
  'Three readings stand on the page of the school today, and a box. One vote a Flunk. Nobody looks inside before Monday.';

/** What the DJ says of the week: its own lines, and what the school asks today (EPISODE-8, EPISODE-10). */
export const toldThisWeek = (week: Pick<TownWeek, 'episode' | 'question'> | null): readonly string[] => [
  ...(week?.episode?.dj ?? []),
  ...(week?.question == null ? [] : [asked(week.question.ask)]),
];
const asked = (ask: string): string =>
  `The school asks, on its page of news: ${ask} One answer each. I have thought about it since the last record.`;

const TAPE_OVER = 'You heard it, or you had it turned down. I am told that it was the same length as always.';

/** The news at an hour of the town: the calendar's, the week's, and what other people did. One after the other is read. */
export function newsAt(
  { day, hour }: LocalMinute,
  news: TownNews | null,
  ofWeek: readonly string[] = [],
): readonly string[] {
  const isTapeOver = day === TAPE.day && hour >= TAPE.hour;
  const lines = [isTapeOver ? TAPE_OVER : (DAYS[day] ?? ''), ...ofWeek];
  const isPast = day !== TAPE.day || hour > TAPE.hour;
  if (day === SUNDAY) lines.push(BOX_OPEN);
  if (news === null) return lines;
  if (day === MONDAY && news.voted !== null) lines.push(voted(news.voted));
  for (const { game, username, score } of news.scores) {
    lines.push(
      `New at the top of ${MACHINES[game].name}: ${username ?? 'somebody without a name'}, with ${scoreText(game, score)}. The machine asks to be left alone.`,
    );
  }
  lines.push(...news.opened.map((lock) => OPENED[lock]));
  if (news.key !== null) lines.push(keyTaken(news.key.holder));
  // A server of the version before, during a deploy, counts none.
  if (news.candles != null && isPast) lines.push(candlesLit(news.candles));
  if (news.homecoming > 0) lines.push(homecoming(news.homecoming));
  if (news.checkedIn > 0) lines.push(checkedIn(news.checkedIn));
  return lines;
}

const voted = ({ reading, votes }: NonNullable<TownNews['voted']>): string =>
  `The box of Sunday says: ${READING_TITLES[reading]}. ${votes === 1 ? 'One of you' : `${votes} of you`} voted, and I tell the week as I am told.`;

const keyTaken = (holder: string | null): string =>
  `Key 117 is no longer missing. ${holder ?? 'Somebody without a name'} has it. The locker has not been the same since.`;

const candlesLit = ({ lit, asked }: NonNullable<TownNews['candles']>): string =>
  lit >= asked
    ? `From the hill I counted the candles on Friday. You lit ${lit}. I counted one more, on the lake.`
    : `From the hill I counted the candles on Friday: ${lit}. The dark had asked for ${asked}. It can wait a week.`;

const homecoming = (count: number): string =>
  count === 1
    ? 'One of you was at Homecoming this week. You danced well, for one.'
    : `${count} of you were at Homecoming this week. The list has one name more.`;

const checkedIn = (count: number): string =>
  count === 1
    ? 'One student has checked in today. It is a big school for one.'
    : `${count} students have checked in today. I counted the lockers, and it fits, nearly.`;

/** What a host says: a piece of news where it is its turn and the station tells any, or else the show's line. */
export function lineOf(
  { tellsNews }: Pick<Station, 'tellsNews'>,
  { kind, turn, line }: Talk,
  local: LocalMinute,
  news: TownNews | null,
  ofWeek: readonly string[] = [],
): string {
  const told = newsAt(local, news, ofWeek);
  const isNews = kind === 'news' && tellsNews === true;
  const nth = Math.floor(turn / NEWS_EVERY);
  // All day Friday every other piece of news names the hour (RADIO-10).
  const isHour = local.day === TAPE.day && nth % 2 === 0;
  const piece = isNews ? told[isHour ? 0 : nth % told.length] : undefined;
  return (piece ?? line).replace('{time}', clockTime(local));
}

/** A time as people say it: 8:04 PM. */
function clockTime({ hour, minute }: LocalMinute): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
