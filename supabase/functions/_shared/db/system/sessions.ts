import { fail, ok, type Result } from '../../kernel/result.ts';
import type { Address } from '../../kernel/units.ts';
import { sha256Hex } from '../../kernel/sha256.ts';
import { successorOf, type SessionKeys } from '../../auth/keys.ts';
import type { Role } from '../../contract/values.ts';
import { UNREAD_MOST, type Unread } from '../../domain/people/unread.ts';
import { REFRESH_LIMIT } from '../../domain/system/limits.ts';
import type { Transaction } from '../port.ts';

/** A wallet that has proven itself, as the database knows it now. */
export interface Member {
  readonly userId: string;
  readonly sessionId: string;
  readonly wallet: Address;
  readonly role: Role | null;
  readonly username: string | null;
  /** An operator lets it write nothing that others read. */
  readonly muted: boolean;
}

// A type rather than an interface: only types fit the port's Row.
type MemberRow = {
  user_id: string;
  session_id: string;
  wallet: Address;
  role: Role | null;
  username: string | null;
  muted: boolean;
  unread: number;
  /** Null: nothing is unread. */
  newest: string | null;
};

const toMember = (row: MemberRow): Member => ({
  userId: row.user_id,
  sessionId: row.session_id,
  wallet: row.wallet,
  role: row.role,
  username: row.username,
  muted: row.muted,
});

/** Undefined: the session was signed out or revoked, has expired, or is of a wallet that is banned. */
async function memberOf(tx: Transaction, sessionId: string): Promise<MemberRow | undefined> {
  const [row] = await tx.query<MemberRow>('select * from app.live_member($1, $2)', [sessionId, UNREAD_MOST]);
  return row;
}

/** A member, and what of their news they have not seen, as a transaction of their wallet reads it. */
export interface LiveMember extends Member {
  readonly unread: Unread | null;
}

/**
 * The session, unless it was signed out, revoked or banned: read for every call, so that these hold at once. What is unread
 * comes with it, so that each answer can tell of news and no page has to ask (NEWS-3).
 */
export async function liveSession(
  tx: Transaction,
  sessionId: string,
  wallet: Address,
): Promise<LiveMember | null> {
  const row = await memberOf(tx, sessionId);
  if (row?.wallet !== wallet) return null;
  const { unread, newest } = row;
  return { ...toMember(row), unread: newest === null ? null : { count: unread, newest } };
}

/** Begins a session of 30 days for a proven wallet, which is made known if it is new. FORBIDDEN when banned. */
export async function openSession(
  tx: Transaction,
  wallet: Address,
  sessionId: string,
  refreshHash: string,
): Promise<Result<Member>> {
  // Sent together with the question after them.
  void tx.query('insert into app.wallets (wallet) values ($1) on conflict do nothing', [wallet]);
  void tx.query(
    `insert into app.sessions (id, wallet, expires_at) values ($1, $2, app.now() + interval '30 days')`,
    [sessionId, wallet],
  );
  void tx.query('insert into app.refresh_tokens (hash, session_id) values ($1, $2)', [
    refreshHash,
    sessionId,
  ]);
  const member = await liveSession(tx, sessionId, wallet);
  return member ? ok(member) : fail('FORBIDDEN', 'This wallet may not sign in.');
}

export type Revocation = 'sign-out' | 'reuse' | 'replaced';

export async function revokeSession(tx: Transaction, sessionId: string, because: Revocation): Promise<void> {
  await tx.query(
    'update app.sessions set revoked_at = app.now(), revoked_because = $2 where id = $1 and revoked_at is null',
    [sessionId, because],
  );
}

/** The session that a refresh token belongs to, live or not. */
export async function sessionOfToken(tx: Transaction, hash: string): Promise<string | null> {
  const [row] = await tx.query<{ session_id: string }>(
    'select session_id from app.refresh_tokens where hash = $1',
    [hash],
  );
  return row?.session_id ?? null;
}

/** A token with those that can follow it, worked out before the transaction begins. */
export interface Succession {
  readonly tokens: readonly string[];
  readonly hashes: readonly string[];
}

/** More rotations than a browser makes within the 30 s in which an old token is still answered. */
const SUCCESSORS = 4;

export async function succession(token: string, keys: SessionKeys): Promise<Succession> {
  const tokens = [token];
  for (let last = token; tokens.length <= SUCCESSORS; tokens.push(last)) last = await successorOf(last, keys);
  return { tokens, hashes: tokens.map((one) => sha256Hex(one)) };
}

export type Rotation =
  | { readonly outcome: 'rotated'; readonly member: Member; readonly token: string }
  | { readonly outcome: 'reused'; readonly wallet: Address }
  | { readonly outcome: 'limited' }
  | { readonly outcome: 'refused' };

const REFUSED: Rotation = { outcome: 'refused' };
type TokenRow = { session_id: string; rotated: boolean; stale: boolean; recent: number };

const lockToken = async (tx: Transaction, hash: string | undefined): Promise<TokenRow | null> => {
  if (hash === undefined) return null;
  const [row] = await tx.query<TokenRow>(
    `select session_id, rotated_at is not null as rotated,
       coalesce(rotated_at < app.now() - interval '30 seconds', false) as stale,
       (select count(*)::int from app.refresh_tokens family where family.session_id = token.session_id
          and family.created_at > app.now() - $2 * interval '1 minute' and family.created_at <= app.now()) as recent
     from app.refresh_tokens token where hash = $1 for update of token`,
    [hash, REFRESH_LIMIT.minutes],
  );
  return row ?? null;
};

/**
 * Exchanges a refresh token for its successor. Within 30 s the previous token gets the same one (a second tab, a
 * lost answer); used later it was stolen, and the whole family is revoked (SIGN-IN-6).
 */
export async function rotate(tx: Transaction, { tokens, hashes }: Succession): Promise<Rotation> {
  const [hash, nextHash] = hashes;
  const row = await lockToken(tx, hash);
  if (!row || hash === undefined || nextHash === undefined) return REFUSED;
  const live = await memberOf(tx, row.session_id);
  if (!live) return REFUSED;
  const member = toMember(live);
  if (row.stale) {
    await revokeSession(tx, row.session_id, 'reuse');
    return { outcome: 'reused', wallet: member.wallet };
  }
  if (!row.rotated) {
    if (row.recent >= REFRESH_LIMIT.calls) return { outcome: 'limited' };
    await tx.query('insert into app.refresh_tokens (hash, session_id) values ($1, $2)', [
      nextHash,
      row.session_id,
    ]);
    await tx.query(
      'update app.refresh_tokens set rotated_at = app.now(), successor_hash = $2 where hash = $1',
      [hash, nextHash],
    );
    const token = tokens[1];
    return token === undefined ? REFUSED : { outcome: 'rotated', member, token };
  }
  // Its successor may itself have been rotated meanwhile by another tab: answer the newest of the line.
  for (const [index, token] of tokens.entries()) {
    if (index === 0) continue;
    const later = await lockToken(tx, hashes[index]);
    if (!later) return REFUSED;
    if (!later.rotated) return { outcome: 'rotated', member, token };
  }
  return REFUSED;
}
