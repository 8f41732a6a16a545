import type { Random } from '@shared/kernel/clock.ts';
import { isOutage, type Failure } from '@shared/kernel/result.ts';
import { backoffMs } from '../../kernel/backoff.ts';
import type { Readable } from '../../kernel/store.ts';
import type { OnlineService } from '../online/online.ts';

/** How long a room without a socket waits between two questions, while it is looked at and while it is not (MSG-8). */
export const POLLING = { firstMs: 5_000, longestMs: 30_000 };
const POLLING_UNSEEN = { firstMs: 60_000, longestMs: 60_000 };
/** After a restart of the server all come back at once: they catch up within so long (ms), not all in the same moment. */
export const CATCH_UP_WITHIN_MS = 5_000;

interface SyncPorts {
  /** Asks the server for what is new. */
  readonly ask: () => Promise<Failure | null>;
  readonly online: Pick<OnlineService, 'whenBack'>;
  /** True while the person looks at the room. */
  readonly visible: Readable<boolean>;
  readonly random: Random;
  /** Aborts when the room is closed. */
  readonly signal: AbortSignal;
  /** Whether messages come by themselves, so that nothing has to be asked for. */
  readonly hasSocket: () => boolean;
  /** Called after each answer. */
  readonly onAnswer: () => void;
}

/** Asks for what is new in a room, one question at a time. */
export interface RoomSync {
  /** Asks now, and once more after the question that is under way. */
  now(): void;
  /** Asks within a few seconds. */
  soon(): void;
  /** Goes on asking as often as at first: the person has just written. */
  often(): void;
}

/** Goes on asking while no socket brings the messages, and waits for the network where there is none (MSG-8). */
export function createRoomSync(ports: SyncPorts): RoomSync {
  const { ask, online, visible, random, signal, hasSocket, onAnswer } = ports;
  let asking = false;
  /** True: something changed while the server was asked, so that it is asked once more. */
  let askAgain = false;
  let poll: ReturnType<typeof setTimeout> | undefined;
  /** How often it was asked without a socket since the person wrote or looked at the room last. */
  let polls = 0;
  let catchingUp: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting = (): void => undefined;
  const isOpen = (): boolean => !signal.aborted;

  async function sync(): Promise<void> {
    askAgain = asking;
    if (asking || !isOpen()) return;
    asking = true;
    clearTimeout(poll);
    stopWaiting();
    const failure = await ask();
    asking = false;
    if (!isOpen()) return;
    onAnswer();
    if (failure !== null && isOutage(failure)) stopWaiting = online.whenBack(now);
    else if (askAgain) now();
    else pollLater();
  }
  const now = (): void => void sync();
  function pollLater(): void {
    clearTimeout(poll);
    if (hasSocket()) {
      polls = 0;
      return;
    }
    const wait = backoffMs(polls + 1, random, visible.get() ? POLLING : POLLING_UNSEEN);
    poll = setTimeout(() => {
      polls += 1;
      now();
    }, wait);
  }
  function often(): void {
    polls = 0;
    if (poll !== undefined && !asking) pollLater();
  }
  // A person who looks at the room again sees what is there at once.
  const stopLooking = visible.subscribe(() => {
    polls = 0;
    if (visible.get() && !hasSocket()) now();
  });
  signal.addEventListener('abort', () => {
    clearTimeout(poll);
    clearTimeout(catchingUp);
    stopWaiting();
    stopLooking();
  });

  return {
    now,
    often,
    soon() {
      clearTimeout(catchingUp);
      catchingUp = setTimeout(now, random() * CATCH_UP_WITHIN_MS);
    },
  };
}
