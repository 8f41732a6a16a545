import { isNewsKind, namesActor, type News } from '../../domain/people/news.ts';
import type { Address } from '../../kernel/units.ts';
import type { Db, Transaction } from '../port.ts';

/** Where a push service takes messages to a browser, and by what they are encrypted for it. */
export interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Has a browser told of the news of the transaction's wallet for as long as this session lives (PUSH-1). */
export async function keepDevice(
  tx: Transaction,
  session: string,
  { endpoint, p256dh, auth }: Device,
  serverKey: string,
): Promise<void> {
  await tx.query('select app.keep_push($1, $2, $3, $4, $5)', [session, endpoint, p256dh, auth, serverKey]);
}

/** Ends one of the wallet's browsers, or with null all of them, and answers how many. */
export async function endDevices(tx: Transaction, wallet: Address, endpoint: string | null): Promise<number> {
  const gone = await tx.query(
    `delete from app.push_subscriptions where wallet = $1 and ($2::text is null or endpoint = $2) returning id`,
    [wallet, endpoint],
  );
  return gone.length;
}

/** How many browsers are told of the wallet's news, and whether one with this address is among them. */
export async function countDevices(
  tx: Transaction,
  wallet: Address,
  { endpoint, serverKey }: { readonly endpoint: string | null; readonly serverKey: string },
): Promise<{ readonly devices: number; readonly isHere: boolean }> {
  const [row] = await tx.query<{ devices: number; here: boolean }>(
    `select count(*)::int as devices, coalesce(bool_or(device.endpoint = $2), false) as here
     from app.push_subscriptions as device join app.sessions as session on session.id = device.session
     where device.wallet = $1 and device.server_key = $3
       and session.revoked_at is null and session.expires_at > app.now()`,
    [wallet, endpoint, serverKey],
  );
  return { devices: row?.devices ?? 0, isHere: row?.here ?? false };
}

/** News that is to be sent to one browser. */
export interface DuePush {
  /** Newest first. */
  readonly news: readonly News[];
  /** The ids of all that was taken for it, also of what is to be told no more. */
  readonly taken: readonly string[];
  /** How often the one that was tried most was tried, this time included. */
  readonly tries: number;
  readonly subscription: string;
  readonly device: Device;
  /** The person's own username. */
  readonly me: string | null;
  /** Their quiet hours, as the setting keeps them. */
  readonly quiet: string | null;
}

// A type rather than an interface: only types fit the port's Row.
type TakenRow = {
  news: string;
  kind: string;
  subject: Record<string, string>;
  username: string | null;
  told_at: Date;
  tries: number;
  is_wanted: boolean;
  subscription: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  owner_name: string | null;
  quiet: string | null;
};

function newsOf({ news, kind, subject, username, told_at, is_wanted }: TakenRow): News[] {
  if (!is_wanted || !isNewsKind(kind)) return [];
  const name = namesActor(kind) ? username : null;
  return [{ id: news, kind, subject, username: name, created_at: told_at.toISOString(), read: false }];
}

/** Takes so much news that is due to be sent, by browser. None else gets it for as many minutes (PUSH-6). */
export async function takePushes(
  db: Db,
  {
    most,
    minutes,
    serverKey,
  }: { readonly most: number; readonly minutes: number; readonly serverKey: string },
): Promise<readonly DuePush[]> {
  const rows = await db.statement<TakenRow>(
    `select * from app.take_pushes($1, make_interval(mins => $2), $3)`,
    [most, minutes, serverKey],
  );
  const byDevice = new Map<string, TakenRow[]>();
  for (const row of rows) byDevice.set(row.subscription, [...(byDevice.get(row.subscription) ?? []), row]);
  return [...byDevice.values()].flatMap((those) => {
    const [first] = those;
    if (first === undefined) return [];
    const { subscription, endpoint, p256dh, auth, owner_name: me, quiet } = first;
    return {
      news: those.flatMap(newsOf),
      taken: those.map(({ news }) => news),
      tries: Math.max(...those.map(({ tries }) => tries)),
      subscription,
      device: { endpoint, p256dh, auth },
      me,
      quiet,
    };
  });
}

/** What became of news that was taken for a browser. */
export interface PushOutcome {
  readonly subscription: string;
  readonly news: readonly string[];
  /** `done`: it is not sent again. `gone`: nor is anything else to this browser. `later`: it is due again. */
  readonly became: 'done' | 'gone' | 'later';
  readonly due_at?: string;
  /** Whether this was a try. */
  readonly counts?: boolean;
}

/** Keeps what became of news that was taken. */
export async function settlePushes(db: Db, outcomes: readonly PushOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  await db.statement('select app.settle_pushes($1::text::json)', [JSON.stringify(outcomes)]);
}
