import { sameSecret } from '../_shared/auth/keys.ts';

/** What stands between the network and the server. */
export interface Front {
  /** What the site's host sends as X-Proxy-Secret. Absent: there is no proxy, and no forwarding header is believed. */
  readonly secret: string | undefined;
  /** How many proxies of the platform that the server runs on append the address that they saw. */
  readonly hops: number;
}

/**
 * The network address of the client. Of X-Forwarded-For each proxy appends whom it saw, and everything before is the
 * client's own word: the platform's entries are believed, and the one before them if the secret proves that the site's
 * host wrote it.
 *
 * @param direct whom the connection is with; what is believed where the platform appends nothing
 */
export async function clientAddress(
  header: (name: string) => string | undefined,
  { secret, hops }: Front,
  direct?: string,
): Promise<string> {
  const entries = header('x-forwarded-for')?.split(',') ?? [];
  const entryBefore = (later: number) => entries.at(-later - 1)?.trim() || undefined;
  const seen = (hops === 0 ? direct : entryBefore(hops - 1)) ?? 'unknown';
  const shown = header('x-proxy-secret');
  const proven = secret !== undefined && shown !== undefined && (await sameSecret(shown, secret));
  return (proven ? entryBefore(hops) : undefined) ?? seen;
}
