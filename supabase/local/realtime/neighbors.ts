import type { Listening } from './listen.ts';
import { packed, unpacker, type Told } from './relay.ts';

/** A process says that it is there this often, and counts as dead when it has not for the lease (ms). */
const SAY_EVERY_MS = 2_000;
const LEASE_MS = 6_500;
/** What is told within this time goes together (ms). */
const GATHER_MS = 5;

export interface Neighbors {
  /** Tells the other processes, if there are any. */
  tell(told: Told): void;
  /** Takes a notice of any process. */
  hear(notice: string): void;
  /** The connection was opened: what the others told meanwhile is not known. */
  opened(): void;
  /** Every second: says that this process is there, and forgets those that have died. False: it does not hear itself. */
  beat(): boolean;
  /** Says that this process is no longer there. */
  leave(): Promise<void>;
}

export interface NeighborPorts {
  readonly process: string;
  /** Null: there is no other process. */
  readonly tell: Listening['tell'];
  readonly clock: () => number;
  /** Another process tells this. */
  readonly onTold: (from: string, told: Told) => void;
  readonly onDeath: (process: string) => void;
  /** All that this process has to tell one that is new. */
  readonly all: () => Told;
}

/**
 * The other processes of this server. They are told what happens here by notices of the database (LISTEN does not tell
 * who listens, so that each says by itself that it is there). Where none is, nothing is told.
 */
export function neighbors({ process, tell, clock, onTold, onDeath, all }: NeighborPorts): Neighbors {
  const heardAt = new Map<string, number>();
  const unpack = unpacker();
  let waiting: Told[] = [];
  let nth = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saidAt = -Infinity;
  let heardSelfAt = clock();
  let sending: Promise<void> = Promise.resolve();

  function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!tell || waiting.length === 0) return sending;
    const notices = packed(process, nth, waiting);
    nth += notices.length;
    waiting = [];
    // What is lost with the connection is told again when it is opened.
    sending = sending.then(() => tell(notices)).catch(() => undefined);
    return sending;
  }
  function put(told: Told): void {
    waiting.push(told);
    timer ??= setTimeout(() => void send(), GATHER_MS);
  }
  function say(fresh: boolean): void {
    saidAt = clock();
    put({ is: 'here', fresh });
  }
  const forget = (from: string): void => {
    if (heardAt.delete(from)) onDeath(from);
  };

  return {
    tell(told) {
      if (heardAt.size > 0) put(told);
    },
    hear(notice) {
      const { from, told } = unpack(notice);
      if (from === process) {
        heardSelfAt = clock();
        return;
      }
      const isNew = !heardAt.has(from);
      heardAt.set(from, clock());
      for (const one of told) {
        if (one.is === 'gone') forget(from);
        else if (one.is !== 'here') onTold(from, one);
        else if (one.fresh || isNew) put(all());
      }
    },
    opened() {
      heardSelfAt = clock();
      if (!tell) return;
      say(true);
      put(all());
    },
    beat() {
      if (!tell) return true;
      const now = clock();
      if (now - saidAt >= SAY_EVERY_MS) say(false);
      for (const [from, at] of heardAt) if (now - at > LEASE_MS) forget(from);
      return now - heardSelfAt <= LEASE_MS;
    },
    async leave() {
      if (!tell || heardAt.size === 0) return;
      put({ is: 'gone' });
      await send();
    },
  };
}
