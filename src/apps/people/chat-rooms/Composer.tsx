import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Attached } from '@shared/domain/people/attached.ts';
import { MESSAGE_MOST } from '@shared/domain/people/chat.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { CutNote, useCut } from '../../../overlays/controls/CutNote.tsx';
import { EMOJI } from './emoji.ts';
import { CHAT_TEXTS as TEXTS } from './texts.ts';
import type { Writing } from './writing.ts';
import styles from './composer.module.css';

interface ComposerProps {
  readonly writing: Writing;
  /** What the message has beside it; null: nothing. */
  readonly attached: Attached | null;
  readonly onDetach: () => void;
  /** What stands in the field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  /** The answer or the edit is given up. */
  readonly onCancel: () => void;
  /** The person pressed the up arrow in an empty field. */
  readonly onEditLast: () => void;
}

/** Where a message is written. Enter sends it. */
export function Composer({ writing, text, onText, onSend, onCancel, onEditLast, ...beside }: ComposerProps) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const emojiId = useId();
  const cut = useCut(MESSAGE_MOST);
  /** In a narrow window the emoji are shown when they are asked for. */
  const [showsEmoji, setShowsEmoji] = useState(false);
  useFocusOnMessage(field, writing);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [text]);
  const insert = (emoji: string): void => {
    const { selectionStart, selectionEnd } = field.current ?? {};
    const [from, to] = [selectionStart ?? text.length, selectionEnd ?? text.length];
    const next = `${text.slice(0, from)}${emoji}${text.slice(to)}`;
    if (next.length > MESSAGE_MOST) return;
    caret.current = from + emoji.length;
    onText(next);
    field.current?.focus();
  };
  const listen = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && writing.kind !== 'new') {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    } else if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault();
      onEditLast();
    }
  };
  return (
    <form
      className={styles.chatComposer}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSend();
      }}
    >
      <Bar {...{ writing, onCancel }} />
      <Beside {...beside} />
      <EmojiPicker id={emojiId} isShown={showsEmoji} onChoose={insert} />
      <div className={styles.chatField}>
        <button
          type="button"
          className={styles.chatEmojiButton}
          aria-label={TEXTS.emoji}
          aria-expanded={showsEmoji}
          aria-controls={emojiId}
          onClick={() => setShowsEmoji(!showsEmoji)}
        >
          <EmojiPicture picture={EMOJI[0].picture} />
        </button>
        <input
          ref={field}
          className="w95-text"
          aria-label={TEXTS.message}
          placeholder={TEXTS.message}
          value={text}
          maxLength={MESSAGE_MOST}
          autoComplete="off"
          enterKeyHint="send"
          data-autofocus
          onPaste={cut.onPaste}
          onChange={(event) => {
            cut.onChange(event);
            onText(event.currentTarget.value);
          }}
          onKeyDown={listen}
        />
        <Button default type="submit" disabled={text.trim() === ''}>
          {writing.kind === 'edit' ? TEXTS.save : TEXTS.send}
        </Button>
      </div>
      <CutNote cut={cut} />
    </form>
  );
}

/** Which message is answered or written anew; null: none. */
function matterOf(writing: Writing): string | null {
  switch (writing.kind) {
    case 'new':
      return null;
    case 'edit':
      return writing.id;
    case 'reply':
      return writing.to;
    case 'mend':
      return writing.why;
  }
}

/** Gives the field the keyboard when the person answers or words anew another message. */
function useFocusOnMessage(field: RefObject<HTMLInputElement | null>, writing: Writing): void {
  const message = matterOf(writing);
  /** One that was begun before the window was opened takes no focus from the window in front. */
  const focused = useRef(message);
  useLayoutEffect(() => {
    if (message !== null && message !== focused.current) field.current?.focus();
    focused.current = message;
  }, [field, message]);
}

interface EmojiPickerProps {
  readonly id: string;
  readonly isShown: boolean;
  readonly onChoose: (emoji: string) => void;
}

function EmojiPicker({ id, isShown, onChoose }: EmojiPickerProps) {
  return (
    <div
      className={styles.chatEmoji}
      id={id}
      role="group"
      aria-label={TEXTS.emoji}
      data-shown={isShown || undefined}
    >
      {EMOJI.map(({ text, name, picture }) => (
        <button
          key={name}
          type="button"
          className={styles.chatEmojiButton}
          aria-label={name}
          title={name}
          onClick={() => onChoose(text)}
        >
          <EmojiPicture picture={picture} />
        </button>
      ))}
    </div>
  );
}

const EmojiPicture = ({ picture }: { readonly picture: string }) => (
  <img src={picture} alt="" width={14} height={14} draggable={false} />
);

function saidOf(writing: Exclude<Writing, { kind: 'new' }>): string {
  if (writing.kind === 'edit') return TEXTS.editing;
  return writing.kind === 'mend'
    ? TEXTS.refused(writing.why)
    : `${TEXTS.replyingTo(writing.name)}: ${writing.text}`;
}

/** What is answered or worded anew, and how to give that up. */
function Bar({ writing, onCancel }: Pick<ComposerProps, 'writing' | 'onCancel'>) {
  if (writing.kind === 'new') return null;
  return (
    <p className={styles.chatWriting}>
      <span role={writing.kind === 'mend' ? 'alert' : undefined}>{saidOf(writing)}</span>
      <Link onClick={onCancel}>{TEXTS.cancel}</Link>
    </p>
  );
}

/** What the message has beside it, and how to leave it out. */
function Beside({ attached, onDetach }: Pick<ComposerProps, 'attached' | 'onDetach'>) {
  if (attached === null) return null;
  return (
    <p className={styles.chatWriting}>
      <span>{TEXTS.attached[attached.kind]}</span>
      <Link onClick={onDetach}>{TEXTS.detach}</Link>
    </p>
  );
}
