import type { Ticket } from '@shared/contract/people/ticket.ts';
import type { Clock } from '@shared/kernel/clock.ts';
import { isPassing, type Result } from '@shared/kernel/result.ts';
import type { OnlineService } from '../online/online.ts';

export interface OwnTicketPorts {
  /** Asks the server for one. */
  readonly ask: () => Promise<Result<Ticket>>;
  readonly serverClock: Clock;
  readonly online: Pick<OnlineService, 'whenBack'>;
  readonly signal: AbortSignal;
  /** Told of each new ticket; null: the server gives none for now. */
  readonly onTicket: (ticket: string | null) => void;
}

/** A ticket is renewed when less than this is left of it. */
const RENEW_BEFORE_MS = 60_000;
const TRY_AGAIN_MS = 30_000;
/** A person who was refused may have a name, be seen, or no longer be muted by then. */
const REFUSED_AGAIN_MS = 60_000;

/** The person's own ticket for a channel, renewed until `signal` aborts; null while there is none. */
export function createOwnTicket(ports: OwnTicketPorts): () => string | null {
  const { serverClock, online, signal, onTicket } = ports;
  let ticket: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting = (): void => undefined;

  const askIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), milliseconds);
  };
  async function ask(): Promise<void> {
    const answer = await ports.ask();
    if (signal.aborted) return;
    if (answer.ok) {
      ({ ticket } = answer.value);
      onTicket(ticket);
      const left = Date.parse(answer.value.expires_at) - serverClock.now();
      askIn(Math.max(TRY_AGAIN_MS, left - RENEW_BEFORE_MS));
    } else if (isPassing(answer.error)) {
      stopWaiting = online.whenBack(() => void ask());
    } else {
      ticket = null;
      onTicket(null);
      askIn(REFUSED_AGAIN_MS);
    }
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stopWaiting();
  });
  void ask();

  return () => ticket;
}
