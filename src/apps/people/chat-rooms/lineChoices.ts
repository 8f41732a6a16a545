import type { Desktop } from '../../../kernel/app.ts';
import type { MenuChoice } from '../../../overlays/controls/PopupMenu.tsx';
import { canCopy } from '../../../overlays/copyText.ts';
import type { Chat } from '../../../services/chat/chat.ts';
import type { Asks } from './asks.ts';
import { isChangeable, type Line } from './lines.ts';
import { CHAT_TEXTS } from './texts.ts';
import type { useWriting } from './useWriting.ts';

const TEXTS = CHAT_TEXTS.menu;

export interface ChoicesParts {
  readonly chat: Chat;
  readonly asks: Asks;
  readonly desktop: Desktop;
  readonly written: ReturnType<typeof useWriting>;
  readonly canWrite: boolean;
  /** By the server's clock. */
  readonly now: number;
}

/** What can be done with a line of the log: none with the system's, or with one that was removed. */
export function lineChoices(line: Line, parts: ChoicesParts): readonly MenuChoice[] {
  const { chat, asks, desktop, written, canWrite, now } = parts;
  const { message, author, name } = line;
  if (author === null || line.removed !== null) return [];
  const copy = canCopy() ? [{ label: TEXTS.copy, run: () => void asks.copy(line.text) }] : [];
  if (message === null) return copy;
  const choices: MenuChoice[] = [];
  if (canWrite) choices.push({ label: TEXTS.reply, run: () => written.reply(line) });
  choices.push(...copy);
  if (isChangeable(line, now)) {
    choices.push(
      { label: TEXTS.edit, run: () => written.edit(line) },
      { label: TEXTS.remove, run: () => void asks.tell(chat.remove(message.id)) },
    );
  }
  if (line.isOwn) return choices;
  if (canWrite) {
    const { text, setText } = written;
    const space = text === '' || text.endsWith(' ') ? '' : ' ';
    choices.push({ label: TEXTS.mention, run: () => setText(`${text}${space}@${name} `) });
  }
  if (desktop.hasFor('profile-page')) {
    choices.push({ label: TEXTS.page(name), run: () => desktop.openFor('profile-page', name) });
  }
  choices.push(
    { label: TEXTS.block(name), run: () => void asks.block(author, name) },
    { label: TEXTS.report, run: () => void asks.report(message.id, name) },
  );
  return choices;
}
