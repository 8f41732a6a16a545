import { store, type Readable } from '../../../kernel/store.ts';
import { CHAT_TEXTS } from './texts.ts';

/** What a screen reader is told of new messages: the first at once, more of them together, so that it is not flooded. */
export interface Announcer extends Readable<string> {
  hear(name: string, text: string): void;
  close(): void;
}

/** So long at least lies between two announcements. */
export const APART_MS = 4_000;

export function createAnnouncer(): Announcer {
  const said = store('');
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    timer = undefined;
    const [first] = waiting;
    if (first === undefined) return;
    said.set(waiting.length === 1 ? first : CHAT_TEXTS.manyNew(waiting.length));
    waiting = [];
    timer = setTimeout(tell, APART_MS);
  }
  return {
    get: said.get,
    subscribe: said.subscribe,
    hear(name, text) {
      waiting.push(CHAT_TEXTS.said(name, text));
      if (timer === undefined) tell();
    },
    close: () => clearTimeout(timer),
  };
}
