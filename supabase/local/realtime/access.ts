import { decodeJwt } from 'jose';
import { readAccessToken, type Bearer, type TokenOptions } from '../../functions/_shared/auth/accessToken.ts';
import type { Db } from '../../functions/_shared/db/port.ts';
import { liveSession } from '../../functions/_shared/db/system/sessions.ts';
import type { Clock } from '../../functions/_shared/kernel/clock.ts';
import { isRecord } from './frames.ts';

/** What the bearer of a token may do on a topic. */
export interface Access {
  readonly bearer: Bearer;
  /** When the token ends (epoch ms). */
  readonly expiresAt: number;
  /** Whether they hear what is broadcast. No client broadcasts, whatever a policy says. */
  readonly hears: boolean;
  readonly presence: { readonly read: boolean; readonly write: boolean };
  /** An operator has muted them: they are present, and nothing that they do is told. */
  readonly muted: boolean;
}

export interface AccessPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly tokens: TokenOptions;
}

const rightOf = (text: string): Access['presence'] => {
  const found: unknown = JSON.parse(text);
  return isRecord(found)
    ? { read: found['read'] === true, write: found['write'] === true }
    : { read: false, write: false };
};

const AUTHORIZED = `
  select realtime.authorize($1, 'broadcast', $2::text::jsonb)::text as broadcast,
    realtime.authorize($1, 'presence', $2::text::jsonb)::text as presence`;

/** What the bearer of this token may do on a topic: the policies on realtime.messages decide. Null: the token is not good, or its session is over. */
export async function accessOf(
  token: string,
  topic: string,
  { db, clock, tokens }: AccessPorts,
): Promise<Access | null> {
  const bearer = await readAccessToken(token, clock.now(), tokens);
  if (!bearer) return null;
  // The claims as they are signed, because a hosted database is shown them whole.
  const claims = decodeJwt(token);
  return db.transaction(null, async (tx) => {
    const [live, [rights]] = await Promise.all([
      liveSession(tx, bearer.sessionId, bearer.wallet),
      tx.query<{ broadcast: string; presence: string }>(AUTHORIZED, [topic, JSON.stringify(claims)]),
    ]);
    if (!live || !rights) return null;
    return {
      bearer,
      expiresAt: (claims.exp ?? 0) * 1000,
      hears: rightOf(rights.broadcast).read,
      presence: rightOf(rights.presence),
      muted: live.muted,
    };
  });
}

/**
 * Which of these sessions still stand, not signed out, not revoked, their wallets not banned; and whether each one's wallet
 * is muted.
 */
export async function liveSessions(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db.statement<{ id: string; muted: boolean }>(
    `select s.id, w.muted_at is not null as muted from json_array_elements_text($1::text::json) as asked(id)
     join app.sessions s on s.id = asked.id::uuid
     join app.wallets w on w.wallet = s.wallet
     where s.revoked_at is null and s.expires_at > app.now() and w.banned_at is null`,
    [JSON.stringify(ids)],
  );
  return new Map(rows.map(({ id, muted }) => [id, muted]));
}
