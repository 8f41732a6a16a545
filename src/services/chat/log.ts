import type { ChatMessage } from '@shared/contract/people/chat.ts';
import { compareIds } from '@shared/kernel/rowIds.ts';

/** The messages of a room, the oldest first, each id once. */
export type Log = readonly ChatMessage[];

/** The log with what has come beside it: new ids in their places, and changes of what it has (MSG-6). */
export function merged(log: Log, incoming: readonly ChatMessage[]): Log {
  const known = new Map(log.map((message) => [message.id, message]));
  let isChanged = false;
  for (const message of incoming) {
    const before = known.get(message.id);
    if (before !== undefined && !isNewer(message, before)) continue;
    known.set(message.id, message);
    isChanged = true;
  }
  if (!isChanged) return log;
  return [...known.values()].sort((one, other) => compareIds(one.id, other.id));
}

/** What its author removed stays so, whichever answer comes last; of two wordings the one that was edited later counts. */
function isNewer(next: ChatMessage, before: ChatMessage): boolean {
  if (before.removed === 'author') return false;
  if (next.removed !== before.removed) return true;
  if (next.edited_at !== before.edited_at) return (next.edited_at ?? '') > (before.edited_at ?? '');
  const [now, then] = [next.reactions?.nth ?? 0, before.reactions?.nth ?? 0];
  if (now !== then) return now > then;
  if (next.held !== before.held) return true;
  return next.username !== before.username || next.profile_icon !== before.profile_icon;
}
