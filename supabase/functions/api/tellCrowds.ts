import { tellCrowd } from '../_shared/db/people/chat.ts';
import type { Db } from '../_shared/db/port.ts';
import type { ApiDeps } from './deps.ts';

type TellPorts = Pick<ApiDeps, 'db' | 'background' | 'report'>;

/**
 * Has pages of crowds told what waits there, once they may be (CHAT-14). It holds no connection meanwhile, and no answer waits
 * for it. Where it fails, or its server is killed, the next message or ticket of the crowd has them told.
 */
function crowdTeller({ db, background, report }: TellPorts) {
  /** The crowds for which a timer runs: one for all who write meanwhile. */
  const timed = new Set<string>();

  async function tellIn(wait: number, room: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, wait));
    // What is written from now on is not told by this statement for certain.
    timed.delete(room);
    const again = await tellCrowd(db, room);
    if (again !== null) await tellOnce(again, room);
  }
  async function tellOnce(wait: number, room: string): Promise<void> {
    if (timed.has(room)) return;
    timed.add(room);
    await tellIn(wait, room);
  }
  return (waiting: ReadonlyMap<string, number>): void => {
    for (const [room, wait] of waiting)
      background(tellOnce(wait, room).catch((fault: unknown) => report(fault, { room })));
  };
}

/** The database, with what its transactions leave to be told to crowds told after them. */
export function tellingDb(ports: TellPorts): Db {
  const { db } = ports;
  const tell = crowdTeller(ports);
  return {
    ...db,
    async transaction(wallet, work) {
      const [value, waiting] = await db.transaction(
        wallet,
        async (tx) => [await work(tx), tx.waiting] as const,
      );
      if (waiting.size > 0) tell(waiting);
      return value;
    },
  };
}
