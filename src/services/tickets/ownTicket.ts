import type { Ticket } from '@shared/contract/people/ticket.ts';
import type { Clock } from '@shared/kernel/clock.ts';
import { isPassing, type Result } from '@shared/kernel/result.ts';
import type { OnlineService } from '../online/online.ts';

export interface OwnTicketPorts<Given extends Ticket> {
  /** Asks the server for one. */
  readonly ask: () => Promise<Result<Given>>;
  readonly serverClock: Clock;
  readonly online: Pick<OnlineService, 'whenBack'>;
  readonly signal: AbortSignal;
  /** Told of each new ticket; null: the server gives none for now. */
  readonly onTicket: (given: Given | null) => void;
}

/** A ticket is renewed when less than this is left of it. */
const RENEW_BEFORE_MS = 60_000;
const TRY_AGAIN_MS = 30_000;
/** A person who was refused may have a name, be seen, or no longer be muted by then. */
const REFUSED_AGAIN_MS = 60_000;

/** The person's own ticket for a channel, with what came along. */
export interface OwnTicket<Given extends Ticket> {
  /** Null while there is none. */
  get(): Given | null;
  /** Asks for another one at once, unless one is asked for. */
  renew(): void;
  /** Takes one that was asked for elsewhere. */
  take(given: Given): void;
}

/** The person's own ticket for a channel, renewed until `signal` aborts. */
export function createOwnTicket<Given extends Ticket>(ports: OwnTicketPorts<Given>): OwnTicket<Given> {
  const { serverClock, online, signal, onTicket } = ports;
  let given: Given | null = null;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting = (): void => undefined;

  const askIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), milliseconds);
  };
  function take(next: Given): void {
    given = next;
    onTicket(given);
    const left = Date.parse(given.expires_at) - serverClock.now();
    askIn(Math.max(TRY_AGAIN_MS, left - RENEW_BEFORE_MS));
  }
  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    stopWaiting();
    const answer = await ports.ask();
    isAsking = false;
    if (signal.aborted) return;
    if (answer.ok) {
      take(answer.value);
    } else if (isPassing(answer.error)) {
      stopWaiting = online.whenBack(() => void ask());
    } else {
      given = null;
      onTicket(null);
      askIn(REFUSED_AGAIN_MS);
    }
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stopWaiting();
  });
  void ask();

  return { get: () => given, renew: () => void ask(), take };
}
