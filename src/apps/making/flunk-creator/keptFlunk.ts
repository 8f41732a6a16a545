import type { ActorRefFrom } from 'xstate';
import { decodeFlunk, encodeFlunk } from '@shared/domain/collection/traits/flunkCode.ts';
import type { Services } from '../../../kernel/app.ts';
import { withChanges } from '../../../kernel/withChanges.ts';
import { KEPT_FLUNK, type KeptFlunk } from '../../../overlays/myFlunk/keptFlunk.ts';
import { topicOf } from '../../../services/tabs/tabs.ts';
import type { creatorMachine } from './creatorMachine.ts';
import { NEW_FLUNK, type Flunk } from './flunk.ts';

/** The character was changed in another tab. */
const CHANGED = topicOf(KEPT_FLUNK);

export const keptOf = ({ selection, name }: Flunk): KeptFlunk => ({ name, code: encodeFlunk(selection) });

/** The character that was kept; a new one where there is none, or one of another catalogue. */
export function flunkOf(kept: KeptFlunk | null): Flunk {
  const selection = kept === null ? null : decodeFlunk(kept.code);
  return kept === null || selection === null ? NEW_FLUNK : { name: kept.name, selection };
}

/** `theirs` with what was changed from `before` to `after`, slot by slot. */
export const mergedFlunk = (theirs: Flunk, before: Flunk, after: Flunk): Flunk => ({
  name: after.name === before.name ? theirs.name : after.name,
  selection: withChanges(theirs.selection, before.selection, after.selection),
});

/**
 * Keeps what is changed of the character, beside what another tab changed meanwhile, and shows what another tab changes.
 * Returns how to stop that.
 */
export function keepFlunk(
  actor: ActorRefFrom<typeof creatorMachine>,
  { storage: { lasting }, tabs }: Pick<Services, 'storage' | 'tabs'>,
): () => void {
  let before = actor.getSnapshot().context.flunk;
  const show = (flunk: Flunk): void => {
    before = flunk;
    actor.send({ type: 'tab.changed', flunk });
  };
  const { unsubscribe } = actor.subscribe(({ context: { flunk } }) => {
    if (flunk === before) return;
    const kept = keptOf(mergedFlunk(flunkOf(lasting.get(KEPT_FLUNK) ?? keptOf(before)), before, flunk));
    before = flunk;
    lasting.set(KEPT_FLUNK, kept);
    tabs.tell(CHANGED, kept);
  });
  const stopHearing = tabs.on(CHANGED, (kept) => show(flunkOf(kept)));
  return () => {
    unsubscribe();
    stopHearing();
  };
}
