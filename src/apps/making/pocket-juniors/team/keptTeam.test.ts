import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../../testing/fakeTabs.ts';
import { juniorsMachine } from '../machine/juniorsMachine.ts';
import { keepTeam, KEPT_TEAM, teamOf } from './keptTeam.ts';

/** Two tabs with the team open, and what the browser has kept. */
function twoTabs({ hear = true } = {}) {
  const browser = fakeBrowser();
  const open = () => {
    const storage = browser.storage();
    const team = teamOf(storage.lasting.get(KEPT_TEAM));
    const actor = createActor(juniorsMachine, { input: { team, newSeed: () => '7' } }).start();
    keepTeam(actor, { storage, tabs: (hear ? browser : fakeBrowser()).tab() });
    return actor;
  };
  return { one: open(), other: open(), kept: () => teamOf(browser.storage().lasting.get(KEPT_TEAM)) };
}

describe('a team that two tabs have open', () => {
  it.each([true, false])('keeps what each changed of it; they hear each other: %s', (hear) => {
    const { one, other, kept } = twoTabs({ hear });
    one.send({ type: 'user.rename', name: 'Bolt' });
    other.send({ type: 'user.equip', group: 'head', classId: 'music' });
    other.send({ type: 'user.add' });
    one.send({ type: 'user.equip', group: 'bottoms', classId: 'sport' });
    expect(kept()).toHaveLength(2);
    expect(kept()[0]).toMatchObject({ name: 'Bolt', outfit: { head: 'music', bottoms: 'sport' } });
  });

  it('shows in each what the other changed', () => {
    const { one, other, kept } = twoTabs();
    one.send({ type: 'user.add' });
    other.send({ type: 'user.activate', place: 1 });
    other.send({ type: 'user.rename', name: 'Skip' });
    expect(one.getSnapshot().context.team[1]?.name).toBe('Skip');
    one.send({ type: 'user.remove', place: 1 });
    expect(other.getSnapshot().context).toMatchObject({ active: 0, team: kept() });
    expect(kept()).toHaveLength(1);
  });
});
