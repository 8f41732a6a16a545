import { useState } from 'react';
import { attachedTo, messageTo } from '../../../overlays/attached.ts';
import { useDraft, useTextDraft } from '../../../overlays/useDraft.ts';
import type { Chat } from '../../../services/chat/chat.ts';
import type { Asks } from './asks.ts';
import type { Line } from './lines.ts';
import type { Messenger } from './messenger.ts';
import type { RoomId } from './rooms.ts';
import { writingPlace, type Writing } from './writing.ts';

const NEW: Writing = { kind: 'new' };

interface WritingParts {
  readonly messenger: Messenger;
  readonly chat: Chat;
  readonly asks: Asks;
  /** The room that is written into. */
  readonly place: RoomId;
}

/** What the person writes into a room: a new message, an answer to one, or another wording of one of their own. */
export function useWriting({ messenger, chat, asks, place }: WritingParts) {
  const [draft, setDraft] = useTextDraft(messageTo(place));
  const [begun, setBegun, begunSent] = useDraft(writingPlace(place));
  const [attached, setAttached] = useDraft(attachedTo(place));
  const [isChanging, setChanging] = useState(false);
  const [sent, setSent] = useState(0);
  const writing = begun ?? NEW;

  const change = async (edited: Extract<Writing, { kind: 'edit' }>): Promise<void> => {
    if (isChanging) return;
    setChanging(true);
    const call = chat.edit(edited.id, edited.text.trim());
    void asks.tell(call);
    // What was refused still stands there, to be mended.
    if ((await call).ok) begunSent(edited);
    setChanging(false);
  };

  return {
    writing,
    /** What stands in the field: another wording of a message leaves the one that was begun as it is. */
    text: writing.kind === 'edit' ? writing.text : draft,
    /** What a new message has beside it; null: nothing. */
    attached: writing.kind === 'edit' ? null : attached,
    detach: () => setAttached(null),
    /** Counts up with each new message. */
    sent,
    setText(next: string): void {
      if (writing.kind === 'edit') setBegun({ ...writing, text: next });
      else setDraft(next);
    },
    reply({ message, name, text }: Line): void {
      if (message !== null) setBegun({ kind: 'reply', to: message.id, name, text });
    },
    edit({ message, text }: Line): void {
      if (message !== null) setBegun({ kind: 'edit', id: message.id, text });
    },
    cancel: () => setBegun(null),
    send(): void {
      if (writing.kind === 'edit') {
        void change(writing);
        return;
      }
      messenger.say(draft, writing.kind === 'new' ? null : writing.to, attached);
      setSent(sent + 1);
      setDraft('');
      setAttached(null);
      setBegun(null);
    },
  };
}
