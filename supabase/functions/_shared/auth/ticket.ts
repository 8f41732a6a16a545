import { SignJWT } from 'jose';
import type { Ticket } from '../contract/people/ticket.ts';
import { epochMs, type EpochMs } from '../kernel/units.ts';
import type { TokenOptions } from './accessToken.ts';

/** How long a ticket counts (s). */
export const TICKET_SECONDS = 600;
/** Not that of access tokens: a ticket is shown to everybody on a channel, and must never be taken for a session. */
const AUDIENCE = 'channel';

/** Who a person is to the others of a channel. */
export interface Ticketed {
  /** The topic of Realtime for which alone it counts. */
  readonly topic: string;
  readonly author: string;
  readonly username: string;
  readonly profile_icon: string | null;
  /** An operator has muted them: others believe that they are there, and nothing that they say. */
  readonly muted: boolean;
}

/** An ES256 JWT of ten minutes by which others know that presence is not told under a false name (CHAT-9). */
export async function mintTicket(
  { topic, author, username, profile_icon, muted }: Ticketed,
  now: EpochMs,
  { keys, issuer }: TokenOptions,
): Promise<Ticket> {
  const issuedAt = Math.floor(now / 1000);
  const expires = issuedAt + TICKET_SECONDS;
  const ticket = await new SignJWT({ topic, author, username, profile_icon, ...(muted && { muted }) })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: keys.kid })
    .setIssuer(issuer)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expires)
    .sign(keys.signing);
  return { ticket, expires_at: new Date(epochMs(expires * 1000)).toISOString() };
}
