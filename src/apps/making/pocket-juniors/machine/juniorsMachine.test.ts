import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { JUNIOR_CLASSES } from '@shared/domain/making/juniors/catalogue.ts';
import { GROUPS, wholeSet } from '@shared/domain/making/juniors/team.ts';
import { activeJunior, juniorsMachine, type CardOrder, type DrawnCard } from './juniorsMachine.ts';
import { KEPT_TEAM, keptOf, teamOf } from '../team/keptTeam.ts';
import { FIRST_TEAM, NAME_LENGTH, printedName } from '../team/team.ts';

const CARD: DrawnCard = { blob: new Blob(['card']), fileName: 'jnr.png' };

function showcase(
  saveCard: (order: CardOrder) => Promise<DrawnCard> = () => Promise.resolve(CARD),
  publishCard: (order: CardOrder) => Promise<void> = () => Promise.resolve(),
) {
  let seeds = 0;
  const machine = juniorsMachine.provide({
    actors: {
      saveCard: fromPromise<DrawnCard, CardOrder>(({ input }) => saveCard(input)),
      publishCard: fromPromise<void, CardOrder>(({ input }) => publishCard(input)),
    },
  });
  return createActor(machine, { input: { team: FIRST_TEAM, newSeed: () => String((seeds += 1)) } }).start();
}
const teamIn = (actor: ReturnType<typeof showcase>) => actor.getSnapshot().context.team;

describe('the stage', () => {
  it('tells how much has come, is there, gives way to still pictures, and is asked for again (JUNIORS-1)', () => {
    const actor = showcase();
    actor.send({ type: 'stage.progress', progress: 0.4 });
    expect(actor.getSnapshot().context.progress).toBe(0.4);
    actor.send({ type: 'stage.ready' });
    expect(actor.getSnapshot().matches({ stage: 'live' })).toBe(true);
    actor.send({ type: 'stage.failed' });
    expect(actor.getSnapshot().matches({ stage: 'still' })).toBe(true);
    actor.send({ type: 'user.retry' });
    expect(actor.getSnapshot().matches({ stage: 'loading' })).toBe(true);
    expect(actor.getSnapshot().context.progress).toBe(0);
  });

  it('that is lost costs the team nothing', () => {
    const actor = showcase();
    actor.send({ type: 'user.add' });
    const before = teamIn(actor);
    actor.send({ type: 'stage.failed' });
    expect(teamIn(actor)).toBe(before);
  });
});

describe('a Junior', () => {
  it('puts on one item in the place of another, and nothing for the one that it wears (JUNIORS-4)', () => {
    const actor = showcase();
    expect(actor.getSnapshot().can({ type: 'user.equip', group: 'head', classId: 'physics' })).toBe(false);
    actor.send({ type: 'user.equip', group: 'head', classId: 'art' });
    expect(teamIn(actor)[0]?.outfit).toEqual({ ...wholeSet('physics'), head: 'art' });
  });

  it('is dressed at random, with a class for each group (JUNIORS-4)', () => {
    const actor = showcase();
    const seen = new Set<string>();
    for (let turn = 0; turn < 40; turn += 1) {
      actor.send({ type: 'user.randomize' });
      const { outfit } = activeJunior(actor.getSnapshot().context);
      for (const group of GROUPS) seen.add(`${group} ${outfit[group]}`);
    }
    expect(seen.size).toBeGreaterThan(GROUPS.length * JUNIOR_CLASSES.length * 0.9);
  });

  it('has a name of at most fourteen characters, and its place for a name where that is empty', () => {
    const actor = showcase();
    const junior = activeJunior(actor.getSnapshot().context);
    expect(printedName(junior, 0)).toBe('JNR 1');
    actor.send({ type: 'user.rename', name: 'x'.repeat(10_000) });
    expect(activeJunior(actor.getSnapshot().context).name).toHaveLength(NAME_LENGTH);
  });
});

describe('the team', () => {
  it('grows to three and no further, and the first one stays (JUNIORS-5)', () => {
    const actor = showcase();
    actor.send({ type: 'user.add' });
    actor.send({ type: 'user.add' });
    expect(actor.getSnapshot().can({ type: 'user.add' })).toBe(false);
    expect([teamIn(actor).length, actor.getSnapshot().context.active]).toEqual([3, 2]);
    expect(actor.getSnapshot().can({ type: 'user.remove', place: 0 })).toBe(false);
    actor.send({ type: 'user.remove', place: 1 });
    expect([teamIn(actor).length, actor.getSnapshot().context.active]).toEqual([2, 1]);
  });

  it('takes a Junior of before beside the others, and where it is full in place of the one that is shown (REOPEN-1)', () => {
    const actor = showcase();
    const taken = { name: 'Al', outfit: wholeSet('physics') };
    for (const name of ['Al', 'Bo', 'Cy']) {
      actor.send({ type: 'user.take', junior: { ...taken, name } });
    }
    expect(teamIn(actor).map(({ name }) => name)).toEqual(['', 'Al', 'Cy']);
    expect(activeJunior(actor.getSnapshot().context).name).toBe('Cy');
  });

  it('is kept as it was, and begins anew where what was kept does not read (JUNIORS-5)', () => {
    const team = [
      { name: 'Bolt', outfit: wholeSet('math') },
      { name: '', outfit: { ...wholeSet('sport'), head: 'music' } },
    ] as const;
    const read = (value: unknown) => teamOf(KEPT_TEAM.read(JSON.parse(JSON.stringify(value))));
    expect(read(keptOf(team))).toEqual(team);
    expect(read({ code: '9', names: [] })).toEqual(FIRST_TEAM);
    expect(read({ code: '0000000' })).toEqual(FIRST_TEAM);
    expect(read(null)).toEqual(FIRST_TEAM);
  });
});

describe('a card', () => {
  it('is busy while it is drawn, shown when it is, and gone when it is closed', async () => {
    const orders: CardOrder[] = [];
    const actor = showcase((order) => {
      orders.push(order);
      return Promise.resolve(CARD);
    });
    actor.send({ type: 'user.save' });
    expect(actor.getSnapshot().matches({ card: 'saving' })).toBe(true);
    await waitFor(actor, (now) => now.matches({ card: 'shown' }));
    expect(actor.getSnapshot().context.card).toBe(CARD);
    expect(orders).toEqual([{ junior: FIRST_TEAM[0], place: 0 }]);
    actor.send({ type: 'user.closeCard' });
    expect(actor.getSnapshot().context.card).toBeNull();
  });

  it('that cannot be drawn says so and can be asked for again (JUNIORS-6)', async () => {
    const actor = showcase(() => Promise.reject(new Error('out of memory')));
    let told = 0;
    actor.on('undrawn', () => (told += 1));
    actor.send({ type: 'user.save' });
    await waitFor(actor, (now) => now.matches({ card: 'idle' }));
    expect([told, actor.getSnapshot().can({ type: 'user.save' })]).toEqual([1, true]);
  });

  it('is published once by a double click, and can be published again after that (JUNIORS-6)', async () => {
    const orders: CardOrder[] = [];
    const actor = showcase(undefined, async (order) => void orders.push(order));
    actor.send({ type: 'user.publish' });
    actor.send({ type: 'user.publish' });
    actor.send({ type: 'user.save' });
    expect(actor.getSnapshot().matches({ card: 'publishing' })).toBe(true);
    await waitFor(actor, (now) => now.matches({ card: 'idle' }));
    expect(orders).toEqual([{ junior: FIRST_TEAM[0], place: 0 }]);
    expect(actor.getSnapshot().can({ type: 'user.publish' })).toBe(true);
  });

  it('that cannot be drawn to be published says so', async () => {
    const actor = showcase(undefined, () => Promise.reject(new Error('out of memory')));
    let told = 0;
    actor.on('undrawn', () => (told += 1));
    actor.send({ type: 'user.publish' });
    await waitFor(actor, (now) => now.matches({ card: 'idle' }));
    expect(told).toBe(1);
  });
});
