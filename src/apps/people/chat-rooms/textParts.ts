import { MENTION } from '@shared/domain/people/mentions.ts';
import { EMOJI_PATTERN, emojiPicture } from './emoji.ts';

/** A piece of a message as it is shown. Nothing in it is ever read as HTML. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  /** One of the toolbar's. */
  | { readonly kind: 'emoji'; readonly text: string; readonly picture: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string; readonly host: string }
  /** The name of a person after an @; `isMe`: the reader's own. */
  | { readonly kind: 'mention'; readonly text: string; readonly isMe: boolean };

const ADDRESS = /https?:\/\/[^\s<>"'`]+/;
const PIECE = new RegExp(`${ADDRESS.source}|${MENTION.source}|${EMOJI_PATTERN}`, 'giu');
/** What stands after an address and is not of it. */
const AFTER = /[.,;:!?)\]}]+$/;

/** Takes a message apart: what is text, which emoji are in it, what leads elsewhere, and whom it mentions (MSG-5, MSG-10). */
export function textParts(text: string, me: string | null): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    const part = partOf(match[0], me);
    if (part === null) continue;
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push(part);
    from = match.index + part.text.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** Whether a message is nothing but a few emoji, which are shown larger. */
export const isEmojiAlone = (parts: readonly TextPart[]): boolean => {
  const said = parts.filter(({ kind, text }) => kind !== 'text' || text.trim() !== '');
  return said.length > 0 && said.length <= 3 && said.every(({ kind }) => kind === 'emoji');
};

/** Whether a message names a person after an @. */
export const mentions = (text: string, name: string): boolean =>
  textParts(text, name).some((part) => part.kind === 'mention' && part.isMe);

function partOf(found: string, me: string | null): TextPart | null {
  if (found.startsWith('@')) return mentionOf(found, me);
  const picture = emojiPicture(found);
  return picture === null ? linkOf(found) : { kind: 'emoji', text: found, picture };
}

const mentionOf = (text: string, me: string | null): TextPart => ({
  kind: 'mention',
  text,
  isMe: me !== null && text.slice(1).toLowerCase() === me.toLowerCase(),
});

/** The host is as the browser will ask for it: letters that only look like others are spelled out (xn--). */
function linkOf(found: string): TextPart | null {
  const text = found.replace(AFTER, '');
  const url = URL.canParse(text) ? new URL(text) : null;
  return url === null || url.host === '' ? null : { kind: 'link', text, url: url.href, host: url.host };
}
