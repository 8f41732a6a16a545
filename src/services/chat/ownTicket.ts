import type { Room } from '../../../supabase/functions/_shared/domain/chat.ts';
import { isPassing } from '../../../supabase/functions/_shared/kernel/result.ts';
import type { Address } from '../../../supabase/functions/_shared/kernel/units.ts';
import type { OnlineService } from '../online/online.ts';
import type { ChatApi } from './calls.ts';

export interface OwnTicketPorts {
  readonly api: ChatApi;
  readonly online: Pick<OnlineService, 'whenBack'>;
  readonly wallet: Address;
  readonly room: Room;
  readonly signal: AbortSignal;
  /** Called when there is a new ticket, and when the server gives none any more. */
  readonly onTicket: () => void;
}

/** A ticket is renewed when less than this is left of it. */
const RENEW_BEFORE_MS = 60_000;
const TRY_AGAIN_MS = 30_000;

/** The person's own ticket for a room, renewed as long as the room is open; null while there is none. */
export function createOwnTicket(ports: OwnTicketPorts): () => string | null {
  const { api, online, wallet, room, signal, onTicket } = ports;
  let ticket: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting = (): void => undefined;

  const askIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), milliseconds);
  };
  async function ask(): Promise<void> {
    const answer = await api.call('POST /api/chat/tickets', { wallet_address: wallet, room }, { signal });
    if (signal.aborted) return;
    if (answer.ok) {
      ({ ticket } = answer.value);
      onTicket();
      const left = Date.parse(answer.value.expires_at) - api.serverClock.now();
      askIn(Math.max(TRY_AGAIN_MS, left - RENEW_BEFORE_MS));
    } else if (isPassing(answer.error)) {
      stopWaiting = online.whenBack(() => void ask());
    } else {
      ticket = null;
      onTicket();
    }
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stopWaiting();
  });
  void ask();

  return () => ticket;
}
