import type { DialogRequest } from '../../../kernel/app.ts';

/** What is said at one step of a conversation, and what can be said to it. */
interface Line {
  readonly message: string;
  /** Buttons, and the line that each leads to; null: that was it. */
  readonly replies: Readonly<Record<string, string | null>>;
}

/** A conversation in dialogs. It begins with the line `first`, and ends where a reply leads nowhere or nothing is said. */
export interface Talk extends Pick<DialogRequest, 'title' | 'icon' | 'picture'> {
  readonly lines: Readonly<Record<string, Line>> & { readonly first: Line };
}

/** The lines that are spoken of and not there; a conversation that has none comes to an end in its own words. */
export const missingLines = ({ lines }: Talk): readonly string[] =>
  Object.values(lines)
    .flatMap(({ replies }) => Object.values(replies))
    .filter((next) => next !== null)
    .filter((next) => !(next in lines));

/** Holds a conversation: each line is asked until the person gives no more replies. */
export async function converse(
  { lines, ...look }: Talk,
  ask: (dialog: DialogRequest) => Promise<string | null>,
): Promise<void> {
  let line: Line | undefined = lines.first;
  while (line !== undefined) {
    const { message, replies }: Line = line;
    const reply = await ask({ ...look, message, buttons: Object.keys(replies) });
    line = lines[replies[reply ?? ''] ?? ''];
  }
}
