import type { CrowdCount } from '@shared/contract/people/chat.ts';
import type { RoomTicket } from '@shared/contract/people/ticket.ts';
import type { Room } from '@shared/domain/people/chat.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { store, type Readable } from '../../kernel/store.ts';
import { createOwnTicket } from '../tickets/ownTicket.ts';
import { NOTHING_YET, openCrowd, type CrowdPorts, type CrowdState, type OpenCrowd } from './crowd.ts';

export interface RoomState extends CrowdState {
  /** In which crowd of the room the person is. */
  readonly crowd: number;
  /** How many are in each crowd of the room, as the server said last. */
  readonly crowds: readonly CrowdCount[];
}

/** A room that is open, in the crowd of it where the person has a seat. */
export interface OpenRoom
  extends Readable<RoomState>, Pick<OpenCrowd, 'loadOlder' | 'again' | 'take' | 'tellTyping' | 'close'> {
  readonly name: Room;
  /** Goes into another crowd, where a seat is free (CHAT-12). */
  choose(crowd: number): Promise<Result<null>>;
}

export interface RoomPorts extends CrowdPorts {
  readonly wallet: Address;
  /** The person: without a username they get no ticket. */
  readonly session: Readable<{ readonly username: string | null }>;
}

/** What the server would say to a person without a name, who is known here and is not sent to be refused. */
const NAMELESS = fail('FORBIDDEN', 'Choose a username in My Locker first.');

/** Opens a room: the server gives the person a seat in one of its crowds with their ticket, and with each renewal again. */
export function openRoom(name: Room, ports: RoomPorts): OpenRoom {
  const { api, online, wallet, session } = ports;
  const state = store<RoomState>({ ...NOTHING_YET, crowd: 1, crowds: [] });
  const closed = new AbortController();
  const { signal } = closed;
  let open: OpenCrowd | null = null;
  let unfollow = (): void => undefined;

  function enter(crowd: number): void {
    if (open?.crowd === crowd || signal.aborted) return;
    unfollow();
    open?.close();
    const next = openCrowd({ room: name, crowd }, ports, own);
    open = next;
    const follow = (): void => state.set({ ...state.get(), ...next.get(), crowd });
    unfollow = next.subscribe(follow);
    follow();
  }
  const ask = (crowd: number | 'any'): Promise<Result<RoomTicket>> =>
    api.call('POST /api/chat/tickets', { wallet_address: wallet, room: name, crowd }, { signal });
  const isNamed = (): boolean => session.get().username !== null;
  const own = createOwnTicket<RoomTicket>({
    async ask() {
      const answer = await (isNamed() ? ask('any') : Promise.resolve(NAMELESS));
      // A person without a name, and one who waits for the network, reads the first crowd.
      if (!answer.ok) enter(open?.crowd ?? 1);
      return answer;
    },
    serverClock: api.serverClock,
    online,
    signal,
    onTicket(given) {
      if (given === null) {
        open?.count(0);
        return;
      }
      const { crowd, crowds } = given;
      state.set({ ...state.get(), crowds });
      enter(crowd);
      open?.count(crowds.find((one) => one.crowd === crowd)?.here ?? 0);
    },
  });
  const stopNaming = session.subscribe(() => {
    if (isNamed() && own.get() === null) own.renew();
  });

  return {
    ...{ name, get: state.get, subscribe: state.subscribe },
    loadOlder: () => open?.loadOlder(),
    again: () => open?.again(),
    take: (messages) => open?.take(messages),
    tellTyping: () => open?.tellTyping(),
    async choose(crowd) {
      const answer = await ask(crowd);
      if (!answer.ok) return answer;
      if (!signal.aborted) own.take(answer.value);
      return ok(null);
    },
    close() {
      closed.abort();
      stopNaming();
      unfollow();
      open?.close();
    },
  };
}
