import type { Db } from '../../functions/_shared/db/port.ts';
import { isRecord, type Broadcast } from './frames.ts';
import type { Rooms } from './rooms.ts';

export interface DatabaseBroadcasts {
  /** Takes a notice of realtime.send. */
  hear(notice: string): void;
}

export interface DatabaseBroadcastPorts {
  readonly db: Db;
  readonly rooms: Pick<Rooms, 'send' | 'isRead'>;
  readonly report: (fault: unknown) => void;
  readonly counted: () => void;
}

function sentOf(found: unknown): Broadcast | null {
  if (!isRecord(found)) return null;
  const { topic, event, payload = {} } = found;
  if (typeof topic !== 'string' || typeof event !== 'string' || found['private'] !== true) return null;
  return { topic, event, payload };
}

/**
 * Broadcasts what the database sends (realtime.send), in the order of its commits. A notice carries the message, or its
 * id alone where that is too long for a notice: those that come after wait for it.
 */
export function databaseBroadcasts({
  db,
  rooms,
  report,
  counted,
}: DatabaseBroadcastPorts): DatabaseBroadcasts {
  /** Of what has to be fetched, and of what came after; null: nothing waits. */
  let waiting: Promise<void> | null = null;

  function send(sent: Broadcast | null): void {
    if (!sent || !rooms.isRead(sent.topic)) return;
    counted();
    rooms.send(sent);
  }
  async function fetch(id: string): Promise<void> {
    const [row] = await db.statement<{ message: string | null }>(
      'select realtime.message_of($1::uuid)::text as message',
      [id],
    );
    if (row?.message) send(sentOf(JSON.parse(row.message)));
  }
  const after = (work: () => Promise<void> | void): void => {
    const mine: Promise<void> = (waiting ?? Promise.resolve())
      .then(work)
      .catch(report)
      .finally(() => {
        if (waiting === mine) waiting = null;
      });
    waiting = mine;
  };

  return {
    hear(notice) {
      const found: unknown = JSON.parse(notice);
      const sent = sentOf(found);
      const id = isRecord(found) ? found['id'] : undefined;
      if (sent === null && typeof id === 'string' && isRecord(found) && !('topic' in found))
        after(() => fetch(id));
      else if (waiting) after(() => send(sent));
      else send(sent);
    },
  };
}
