import { channelOf, written, writtenBroadcast, type Broadcast, type Written } from './frames.ts';
import { presenceBook, type Presence, type PresenceBook, type PresenceState } from './presence.ts';
import type { Told } from './relay.ts';

/** A socket that has joined a topic. */
export interface Member {
  readonly topic: string;
  /** What it reads. */
  readonly reads: { readonly broadcast: boolean; readonly presence: boolean };
  write(message: Written): void;
  /** Has the client join again, because something may have been missed. */
  interrupt(): void;
}

export interface Rooms {
  join(member: Member): void;
  leave(member: Member): void;
  /** Broadcasts what the database sent, which every process hears by itself. */
  send(broadcast: Broadcast): void;
  /** Whether anyone here reads the topic. */
  isRead(topic: string): boolean;
  /** Says of a member who is there. The answer takes it back. */
  tell(presence: Omit<Presence, 'process'>): () => void;
  presenceOf(topic: string): PresenceState;
  /** Takes what another process tells. */
  hear(from: string, told: Told): void;
  /** Another process has died. */
  forget(process: string): void;
  /** All who are present by the sockets of this process. */
  mine(): Told;
  /** Has every client join again. */
  interruptAll(): void;
}

export interface RoomPorts {
  readonly process: string;
  /** Tells the other processes. */
  readonly tell: (told: Told) => void;
  /** Counts what is written to clients. */
  readonly delivered: (many: number) => void;
}

/** Comings and goings within this time are told together (ms): after a restart, many at once. */
const GATHER_MS = 100;

/** Who has joined which topic, and who is present there. */
export function createRooms({ process, tell, delivered }: RoomPorts): Rooms {
  const members = new Map<string, Set<Member>>();
  const book: PresenceBook = presenceBook();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function deliver(topic: string, message: Written, reads: keyof Member['reads']): void {
    let many = 0;
    for (const member of members.get(topic) ?? []) {
      if (!member.reads[reads]) continue;
      member.write(message);
      many += 1;
    }
    delivered(many);
  }
  function tellDiffs(): void {
    timer = undefined;
    for (const [topic, diff] of book.takeDiffs()) {
      deliver(topic, written({ topic: channelOf(topic), event: 'presence_diff', payload: diff }), 'presence');
    }
  }
  const changed = (): void => {
    timer ??= setTimeout(tellDiffs, GATHER_MS);
  };

  return {
    join(member) {
      const those = members.get(member.topic) ?? new Set();
      members.set(member.topic, those);
      those.add(member);
    },
    leave(member) {
      const those = members.get(member.topic);
      those?.delete(member);
      if (those?.size === 0) members.delete(member.topic);
    },
    send(broadcast) {
      deliver(broadcast.topic, writtenBroadcast(broadcast), 'broadcast');
    },
    isRead: (topic) => members.has(topic),
    tell(said) {
      const presence = { ...said, process };
      book.put(presence);
      tell({ is: 'present', presence });
      changed();
      return () => {
        book.drop(said.topic, said.ref);
        tell({ is: 'absent', topic: said.topic, ref: said.ref });
        changed();
      };
    },
    presenceOf: (topic) => book.state(topic),
    hear(from, told) {
      if (told.is === 'present') book.put(told.presence);
      if (told.is === 'absent') book.drop(told.topic, told.ref);
      if (told.is === 'all') book.replace(from, told.presences);
      changed();
    },
    forget(gone) {
      book.replace(gone, []);
      changed();
    },
    mine: () => ({ is: 'all', presences: book.of(process) }),
    interruptAll() {
      for (const member of [...members.values()].flatMap((those) => [...those])) member.interrupt();
    },
  };
}
