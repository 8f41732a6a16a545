import type { Db } from '../../functions/_shared/db/port.ts';
import { playerNamed, type PlayerName } from './arcade.ts';

interface DemoSignature {
  /** The student's token. */
  readonly on: number;
  /** Of the arcade's players. */
  readonly by: PlayerName;
  readonly text: string;
}

/** What stands on the pages of the rarest students and of those that the demo's wallets hold, the newest first. */
export const DEMO_SIGNATURES: readonly DemoSignature[] = [
  // The rarest of all: a driver in a top hat.
  { on: 335, by: 'floppy_fred', text: 'One of one. I counted twice.' },
  { on: 335, by: 'HallPassHanna', text: 'Rarest in the whole book, and you still parked on the flagpole.' },
  { on: 335, by: 'PagerPete', text: 'Keep the hat. Give me back the keys. 07734' },
  { on: 7835, by: 'tardy_tess', text: 'And they call ME late. See you in the parking lot, like always.' },
  { on: 7835, by: 'HallPassHanna', text: 'I wrote you nine passes. You never came back from the first.' },
  { on: 8398, by: 'Benchwarmer', text: 'Save me the seat by the water cooler. You always know where it is.' },
  { on: 4221, by: 'QuarterQueen', text: 'When you own the arcade, remember who lent you the first quarter.' },
  { on: 4221, by: 'Dex1995', text: 'Most Likely to Succeed at borrowing my homework. Deserved.' },
  { on: 6599, by: 'LockerRoomLuke', text: 'Most Changed, same locker. Never wash the puffer.' },
  { on: 3313, by: 'mixtape_mia', text: 'The frog came to every game, and so did you. Side B is for both.' },
  { on: 3313, by: 'floppy_fred', text: 'Lab partner for life. Sorry about the ceiling.' },
  { on: 9927, by: 'PagerPete', text: 'You changed everything but the overalls. 143' },
  { on: 1590, by: 'mixtape_mia', text: 'You said one word all year, and it was the best one.' },
  { on: 1590, by: 'tardy_tess', text: 'Thanks for holding the door at 8:01. And 8:02. And 8:05.' },
  { on: 6197, by: 'Benchwarmer', text: 'Coach wants his cone back. I said I never saw you.' },
  // Of the full collection.
  { on: 0, by: 'Dex1995', text: 'You still have my disk 2. I still have your disk 1. Call me.' },
  // The one Geek.
  { on: 16, by: 'QuarterQueen', text: 'Stay sweet. Stay off my high score.' },
  { on: 16, by: 'LockerRoomLuke', text: 'You let me copy one answer, and it was the right one. Respect.' },
  // Of the administrator.
  { on: 17, by: 'HallPassHanna', text: 'You asked for MORE homework. I told them you were sick.' },
  { on: 18, by: 'Dex1995', text: 'The ride home was great. All four minutes, and both curbs.' },
  { on: 19, by: 'tardy_tess', text: 'You will be on time for everything. One of us has to.' },
  { on: 20, by: 'mixtape_mia', text: 'You drew on my cast, and now I never want it off.' },
];

const HOUR_MS = 3_600_000;

/**
 * Signs the pages of the demo's Yearbook, once: what was taken down since stays down. Who signs has to have a profile.
 *
 * @param db as its owner
 * @param now in milliseconds; the newest was written some hours before
 */
export async function signYearbook(db: Db, now: number): Promise<void> {
  const signatures = DEMO_SIGNATURES.map(({ on, by, text }, index) => ({
    ...{ on, text },
    wallet: playerNamed(by),
    at: new Date(now - (5 + index * 7) * HOUR_MS).toISOString(),
  }));
  await db.asOwner(
    `insert into app.yearbook_signatures (token_id, wallet, text, created_at)
     select "on", wallet, text, at
     from json_to_recordset($1::text::json) as one ("on" numeric, wallet text, text text, at timestamptz)
     where exists (select from app.profiles as signer where signer.wallet = one.wallet)
     order by at on conflict do nothing`,
    [JSON.stringify(signatures)],
  );
}
