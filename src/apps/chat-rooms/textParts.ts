/** A piece of a message as it is shown. Nothing in it is ever read as HTML. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string; readonly host: string }
  /** The name of a person after an @; `isMe`: the reader's own. */
  | { readonly kind: 'mention'; readonly text: string; readonly isMe: boolean };

const PIECE = /https?:\/\/[^\s<>"'`]+|(?<![A-Za-z0-9_])@[A-Za-z0-9_]{3,20}(?![A-Za-z0-9_])/gi;
/** What stands after an address and is not of it. */
const AFTER = /[.,;:!?)\]}]+$/;

/** Takes a message apart: what is text, what leads elsewhere, and whom it mentions (MSG-11). */
export function textParts(text: string, me: string | null): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    const part = match[0].startsWith('@') ? mentionOf(match[0], me) : linkOf(match[0]);
    if (part === null) continue;
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push(part);
    from = match.index + part.text.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** Whether a message names a person after an @. */
export const mentions = (text: string, name: string): boolean =>
  textParts(text, name).some((part) => part.kind === 'mention' && part.isMe);

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
