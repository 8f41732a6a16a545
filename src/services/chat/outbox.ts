import type { Attached } from '@shared/domain/people/attached.ts';
import { ROOMS, type Room } from '@shared/domain/people/chat.ts';
import { isOutage, type Failure } from '@shared/kernel/result.ts';
import type { Address, EpochMs } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import { store, type Readable } from '../../kernel/store.ts';
import { randomId } from '../../kernel/randomId.ts';
import type { OnlineService } from '../online/online.ts';
import type { StoragePort, StoredValue } from '../storage/storage.ts';
import type { Tabs } from '../tabs/tabs.ts';
import type { ChatApi, ChatMessage } from './calls.ts';
import { ATTACHED } from './message.ts';
import type { CrowdPlace } from './roomLog.ts';

/** A message on its way to the server. */
export interface Waiting {
  /** Its id in this browser: however often it is sent, it is written once (MSG-7). */
  readonly key: string;
  readonly room: Room;
  readonly crowd: number;
  readonly text: string;
  readonly replyTo: string | null;
  /** What is beside it; null: nothing. */
  readonly attached: Attached | null;
  readonly at: EpochMs;
  /** Why the server refused it; null: it will be sent. */
  readonly refusal: string | null;
  /** True: the server would refuse the same words again, so that they are written anew or given up. */
  readonly isFinal: boolean;
}

/** What waits in this browser, by wallet, so that a reload loses nothing. */
type Kept = Readonly<Record<string, readonly Waiting[]>>;

const WAITING = shape.object({
  key: shape.string,
  room: shape.picklist(ROOMS),
  // What an earlier version kept was written in the first.
  crowd: shape.fallback(shape.whole(1), 1),
  text: shape.string,
  replyTo: shape.textOrNull,
  attached: shape.fallback(ATTACHED, null),
  at: shape.moment,
  refusal: shape.textOrNull,
  isFinal: shape.fallback(shape.boolean, false),
});
const KEPT: StoredValue<Kept> = {
  name: 'chat-outbox',
  version: 1,
  read: shape.reader(shape.eachIn(shape.fallback(shape.each(WAITING), []))),
};
/** How long a message waits that was one too many. */
const TOO_MANY_MS = 5_000;

/** Whether it was refused for its words or for what it answers, and not for the moment or its writer. */
const isOfWords = ({ code }: Failure): boolean => code === 'BAD_REQUEST' || code === 'NOT_FOUND';

export interface OutboxPorts {
  readonly api: ChatApi;
  readonly online: Pick<OnlineService, 'whenBack'>;
  readonly storage: Pick<StoragePort, 'lasting'>;
  readonly tabs: Pick<Tabs, 'alone'>;
  readonly wallet: Address;
  /** Told of shape.each message that the server has written. */
  readonly onSent: (message: ChatMessage) => void;
}

/** What a person has written and the server has not answered yet, in the order in which it was written. */
export interface Outbox extends Readable<readonly Waiting[]> {
  send(to: CrowdPlace, text: string, replyTo: string | null, attached?: Attached | null): void;
  /** Sends a refused message once more. */
  retry(key: string): void;
  discard(key: string): void;
  close(): void;
}

/** Sends one message after the other, shape.each until the server answers it, in one tab at a time. */
export function createOutbox({ api, online, storage, tabs, wallet, onSent }: OutboxPorts): Outbox {
  const { lasting } = storage;
  const waiting = store<readonly Waiting[]>(lasting.get(KEPT)?.[wallet] ?? []);
  let isClosed = false;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting = (): void => undefined;

  /** Another tab may have sent something since, so that what is kept counts; where nothing can be kept, the memory. */
  function change(changed: (list: readonly Waiting[]) => readonly Waiting[]): void {
    const kept = lasting.get(KEPT);
    const list = changed(kept === null ? waiting.get() : (kept[wallet] ?? []));
    const others = Object.entries(kept ?? {}).filter(([owner]) => owner !== wallet);
    if (lasting.set(KEPT, Object.fromEntries([...others, [wallet, list]]))) waiting.set(list);
    else waiting.set(changed(waiting.get()));
  }
  const without =
    (key: string) =>
    (list: readonly Waiting[]): readonly Waiting[] =>
      list.filter((one) => one.key !== key);

  /** Sends what is first; answers why nothing more can be sent now, or null. */
  async function sendFirst(): Promise<Failure | null> {
    change((list) => list);
    const first = waiting.get().find(({ refusal }) => refusal === null);
    if (first === undefined) return null;
    const { key, room, crowd, text, replyTo, attached } = first;
    const answer = await api.call(
      'POST /api/chat-messages',
      { room_name: room, crowd, wallet_address: wallet, message_text: text, reply_to: replyTo, attached },
      { matter: key },
    );
    if (answer.ok) {
      change(without(key));
      onSent(answer.value.message);
      return null;
    }
    const { error } = answer;
    if (isOutage(error) || error.code === 'RATE_LIMITED' || error.code === 'UNAUTHENTICATED') return error;
    const refused = { refusal: error.message, isFinal: isOfWords(error) };
    change((list) => list.map((one) => (one.key === key ? { ...one, ...refused } : one)));
    return null;
  }
  const hasMore = (): boolean => !isClosed && waiting.get().some(({ refusal }) => refusal === null);

  async function sendAll(): Promise<void> {
    if (isSending || !hasMore()) return;
    isSending = true;
    clearTimeout(timer);
    stopWaiting();
    const hindrance = await tabs.alone('chat-outbox', async () => {
      let failure: Failure | null = null;
      while (failure === null && hasMore()) failure = await sendFirst();
      return failure;
    });
    isSending = false;
    if (isClosed || hindrance === null) return;
    if (isOutage(hindrance)) stopWaiting = online.whenBack(() => void sendAll());
    else if (hindrance.code === 'RATE_LIMITED') timer = setTimeout(() => void sendAll(), TOO_MANY_MS);
  }
  void sendAll();

  return {
    get: waiting.get,
    subscribe: waiting.subscribe,
    send({ room, crowd }, text, replyTo, attached = null) {
      const at = api.serverClock.now();
      change((list) => [
        ...list,
        { key: randomId(), room, crowd, text, replyTo, attached, at, refusal: null, isFinal: false },
      ]);
      void sendAll();
    },
    retry(key) {
      change((list) => list.map((one) => (one.key === key ? { ...one, refusal: null } : one)));
      void sendAll();
    },
    discard: (key) => change(without(key)),
    close() {
      isClosed = true;
      clearTimeout(timer);
      stopWaiting();
    },
  };
}
