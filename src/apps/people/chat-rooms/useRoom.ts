import { useState, useSyncExternalStore } from 'react';
import { CAST } from '@shared/domain/people/personas/cast.ts';
import { useStore } from '../../../overlays/useStore.ts';
import type { Chat } from '../../../services/chat/chat.ts';
import type { RoomState } from '../../../services/chat/room.ts';
import { conversationRows, createRows, rowsOf, type Reader, type Row } from './lines.ts';
import type { Messenger } from './messenger.ts';
import { personaIcon } from './personaPictures.ts';
import { CHAT_TEXTS } from './texts.ts';

const UNWATCHED = () => () => undefined;
const LINE_TEXTS = {
  system: CHAT_TEXTS.system,
  earlier: CHAT_TEXTS.earlier,
  removed: CHAT_TEXTS.removed,
};

/** The rows of the room that is open, of people or of a persona. */
export function useRows({
  messenger,
  chat,
  reader,
}: {
  readonly messenger: Messenger;
  readonly chat: Chat;
  readonly reader: Reader;
}): {
  readonly rows: readonly Row[];
  /** Null: it is the room of a persona. */
  readonly state: RoomState | null;
  readonly isTyping: boolean;
} {
  const [build] = useState(() => createRows(LINE_TEXTS));
  const room = useStore(chat.room);
  const conversation = useStore(messenger.conversation);
  const notes = useStore(messenger.notes);
  const waiting = useStore(chat.outbox);
  const { hidden } = useStore(chat);
  const state = useSyncExternalStore(room?.subscribe ?? UNWATCHED, room?.get ?? (() => null));
  const talk = useSyncExternalStore(conversation?.subscribe ?? UNWATCHED, conversation?.get ?? (() => null));
  if (conversation !== null && talk !== null) {
    const noted = notes.map(({ key, text, at }) => ({ key, text, at, by: 'system' as const }));
    const said = [...talk.said, ...noted].sort((one, other) => one.at - other.at);
    const persona = { ...CAST[conversation.agent], icon: personaIcon(conversation.agent) };
    const rows = conversationRows(said, persona, reader, LINE_TEXTS);
    return { rows, state: null, isTyping: talk.isTyping };
  }
  if (room === null || state === null) return { rows: rowsOf([]), state, isTyping: false };
  const mine = waiting.filter((one) => one.room === room.name && one.crowd === state.crowd);
  return { rows: build(state.log, mine, notes, reader, hidden), state, isTyping: false };
}
