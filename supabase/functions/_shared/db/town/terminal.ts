import type { AccessLevel } from '../../kernel/access.ts';
import type { Address } from '../../kernel/units.ts';
import type { Activity, ReplyType, TrackingName } from '../../domain/town/terminal/command.ts';
import type { Transaction } from '../port.ts';

/** A command with what came of it; `wallet` is null for a guest. */
interface CommandNote {
  readonly wallet: Address | null;
  readonly sessionId: string | null;
  readonly command: string;
  readonly type: ReplyType;
  readonly response: string;
  readonly isValid: boolean;
}

/** Keeps a command with what came of it, after each one. */
export async function noteCommand(tx: Transaction, note: CommandNote): Promise<void> {
  await tx.query(
    `insert into app.terminal_activity (wallet, session_id, command, response_type, response, is_valid)
     values ($1, $2::text::uuid, $3, $4, $5, $6)`,
    [note.wallet, note.sessionId, note.command, note.type, note.response, note.isValid],
  );
}

/** What people typed in the last day. Row level security counts nothing for a caller who is no administrator. */
export async function activityNow(tx: Transaction): Promise<Activity> {
  const [counted] = await tx.query<Omit<Activity, 'unknown'>>(
    `select count(*)::int as commands, count(distinct session_id)::int as people,
       (count(*) filter (where response_type = 'denied'))::int as refused
     from app.terminal_activity where created_at > app.now() - interval '1 day'`,
  );
  const unknown = await tx.query<{ command: string }>(
    `select command from app.terminal_activity
     where not is_valid and response_type = 'error' and created_at > app.now() - interval '1 day'
     group by command order by count(*) desc, command limit 5`,
  );
  return {
    commands: counted?.commands ?? 0,
    people: counted?.people ?? 0,
    refused: counted?.refused ?? 0,
    unknown: unknown.map(({ command }) => command),
  };
}

/** The username of the wallet; null: it has no profile. */
export async function usernameOf(tx: Transaction, wallet: Address): Promise<string | null> {
  const [row] = await tx.query<{ username: string }>('select username from app.profiles where wallet = $1', [
    wallet,
  ]);
  return row?.username ?? null;
}

/** What a page says after a special command. */
export interface TrackingNote {
  readonly wallet: Address;
  readonly username: string | null;
  readonly accessLevel?: AccessLevel;
  readonly sessionId?: string;
  readonly command?: string;
}

/** Counts a special command by the page's word. */
export async function noteTracking(tx: Transaction, name: TrackingName, note: TrackingNote): Promise<void> {
  const { wallet, username, accessLevel = null, sessionId = null, command = null } = note;
  await tx.query(
    `insert into app.terminal_tracking (name, wallet, username, access_level, session_id, command)
     values ($1, $2, $3, $4, $5::text::uuid, $6)`,
    [name, wallet, username, accessLevel, sessionId, command],
  );
}
