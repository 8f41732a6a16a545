import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { traitsFor } from '@shared/domain/collection/traits/catalogue.ts';
import type { Slot } from '@shared/domain/collection/traits/trait.ts';
import { KEPT_FLUNK } from '../../../overlays/myFlunk/keptFlunk.ts';
import { fakeBrowser } from '../../../testing/fakeTabs.ts';
import { creatorMachine } from './creatorMachine.ts';
import { flunkOf, keepFlunk } from './keptFlunk.ts';

const first = (slot: Slot) => ({ slot, id: traitsFor(slot)[0]?.id ?? null });

/** Two tabs with the Flunk Creator open, and what the browser has kept. */
function twoTabs({ hear = true } = {}) {
  const browser = fakeBrowser();
  const open = () => {
    const storage = browser.storage();
    const flunk = flunkOf(storage.lasting.get(KEPT_FLUNK));
    const actor = createActor(creatorMachine, { input: { flunk, random: () => 0.5 } }).start();
    keepFlunk(actor, { storage, tabs: (hear ? browser : fakeBrowser()).tab() });
    return actor;
  };
  return { one: open(), other: open(), kept: () => browser.storage().lasting.get(KEPT_FLUNK) };
}

describe('a character that two tabs have open', () => {
  it.each([true, false])('keeps what each changed of it; they hear each other: %s', (hear) => {
    const { one, other, kept } = twoTabs({ hear });
    expect(kept(), 'a window that was only opened writes nothing').toBeNull();
    one.send({ type: 'user.choose', ...first('pigment') });
    other.send({ type: 'user.choose', ...first('torso') });
    one.send({ type: 'user.rename', name: 'Skip' });
    const flunk = flunkOf(kept());
    expect(flunk.name).toBe('Skip');
    expect([flunk.selection.pigment, flunk.selection.torso]).toEqual([
      first('pigment').id,
      first('torso').id,
    ]);
    expect(first('torso').id).not.toBeNull();
  });

  it('shows in each what the other changed', () => {
    const { one, other } = twoTabs();
    one.send({ type: 'user.choose', ...first('torso') });
    expect(other.getSnapshot().context.flunk).toEqual(one.getSnapshot().context.flunk);
  });
});
