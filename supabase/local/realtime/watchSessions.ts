import type { Db } from '../../functions/_shared/db/port.ts';
import type { Clock } from '../../functions/_shared/kernel/clock.ts';
import { liveSessions } from './access.ts';
import type { Client } from './client.ts';

/** How long a session may be over before its channels are (ms), with what the answer takes. */
const EVERY_MS = 2_000;

export interface SessionWatchPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly clients: ReadonlySet<Client>;
  readonly report: (fault: unknown) => void;
}

/**
 * Closes the channels of tokens that have expired, and of sessions that are over: signed out, revoked, the wallet banned.
 * Those of a wallet that was muted tell nothing more than that it is there.
 * It asks the database, every two seconds and with one statement for all sockets. A trigger that tells would say it at
 * once, but each thing that ends a session would have to tell, and what was told while the connection was lost would
 * leave a banned person in the room.
 */
export function watchSessions({ db, clock, clients, report }: SessionWatchPorts): { look(): Promise<void> } {
  let lookedAt = -Infinity;
  let isLooking = false;

  const channels = () => [...clients].flatMap((client) => [...client.channels.values()]);

  async function ask(): Promise<void> {
    const ids = new Set(channels().map((channel) => channel.access().bearer.sessionId));
    if (ids.size === 0) return;
    const live = await liveSessions(db, [...ids]);
    for (const channel of channels()) {
      const { sessionId } = channel.access().bearer;
      // One that joined meanwhile was not asked about.
      if (!ids.has(sessionId)) continue;
      const isMuted = live.get(sessionId);
      if (isMuted === undefined) channel.close('The session is over');
      else channel.mute(isMuted);
    }
  }
  return {
    async look() {
      for (const channel of channels()) {
        if (channel.access().expiresAt <= clock.now()) channel.close('Token has expired');
      }
      if (isLooking || performance.now() - lookedAt < EVERY_MS) return;
      lookedAt = performance.now();
      isLooking = true;
      await ask()
        .catch(report)
        .finally(() => {
          isLooking = false;
        });
    },
  };
}
