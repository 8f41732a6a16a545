import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { traitsFor } from '@shared/domain/collection/traits/catalogue.ts';
import { NOTHING_CHOSEN, SLOTS } from '@shared/domain/collection/traits/trait.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { creatorMachine, type CreatorEvent } from './creatorMachine.ts';
import { fileNameOf, NEW_FLUNK, type Flunk } from './flunk.ts';
import { KEPT_FLUNK } from '../../../overlays/myFlunk/keptFlunk.ts';
import { flunkOf, keptOf } from './keptFlunk.ts';

const purple = traitsFor('pigment')[3]?.id ?? '';
const hoodie = traitsFor('torso')[0]?.id ?? '';

function creator(save: (flunk: Flunk) => Promise<Result<null>> = () => Promise.resolve(ok(null))) {
  const actors = { save: fromPromise<Result<null>, Flunk>(({ input }) => save(input)) };
  let drawn = 0;
  const random = (): number => (drawn = (drawn * 7 + 0.37) % 1);
  const actor = createActor(creatorMachine.provide({ actors }), { input: { flunk: NEW_FLUNK, random } });
  return actor.start();
}

type Creator = ReturnType<typeof creator>;
const flunkIn = (actor: Creator): Flunk => actor.getSnapshot().context.flunk;

describe('making a character', () => {
  it('sets what is chosen, and takes it away again (CREATOR-2)', () => {
    const actor = creator();
    actor.send({ type: 'user.choose', slot: 'pigment', id: purple });
    actor.send({ type: 'user.choose', slot: 'torso', id: hoodie });
    expect(flunkIn(actor).selection).toEqual({ ...NOTHING_CHOSEN, pigment: purple, torso: hoodie });
    actor.send({ type: 'user.choose', slot: 'torso', id: null });
    expect(flunkIn(actor).selection).toEqual({ ...NOTHING_CHOSEN, pigment: purple });
  });

  it('makes a whole character by chance, and keeps the name (CREATOR-2)', () => {
    const actor = creator();
    actor.send({ type: 'user.rename', name: 'Skip' });
    actor.send({ type: 'user.randomize' });
    expect(flunkIn(actor).name).toBe('Skip');
    for (const slot of SLOTS) expect(flunkIn(actor).selection[slot]).not.toBeNull();
  });

  it('clears all traits and restores the default name, and brings both back (CREATOR-2)', () => {
    const actor = creator();
    actor.send({ type: 'user.choose', slot: 'pigment', id: purple });
    actor.send({ type: 'user.rename', name: 'Skip' });
    const made = flunkIn(actor);
    actor.send({ type: 'user.reset' });
    expect(flunkIn(actor)).toEqual({ name: 'My Custom Flunk', selection: NOTHING_CHOSEN });
    actor.send({ type: 'user.undo' });
    expect(flunkIn(actor)).toEqual(made);
  });

  it('keeps a name that was typed since when a choice is undone', () => {
    const actor = creator();
    actor.send({ type: 'user.choose', slot: 'pigment', id: purple });
    actor.send({ type: 'user.rename', name: 'Skip' });
    actor.send({ type: 'user.undo' });
    expect(flunkIn(actor)).toEqual({ name: 'Skip', selection: NOTHING_CHOSEN });
  });

  it('has nothing to reset or to undo at first', () => {
    const snapshot = creator().getSnapshot();
    expect(snapshot.can({ type: 'user.undo' })).toBe(false);
    expect(snapshot.can({ type: 'user.reset' })).toBe(false);
  });

  it('goes back to where it began by as many undos as there were steps (CREATOR-2)', () => {
    const step = fc.oneof(
      fc.constantFrom(...SLOTS).map((slot): CreatorEvent => {
        return { type: 'user.choose', slot, id: traitsFor(slot)[1]?.id ?? null };
      }),
      fc.constantFrom<CreatorEvent>({ type: 'user.randomize' }, { type: 'user.reset' }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const actor = creator();
        for (const event of steps) actor.send(event);
        while (actor.getSnapshot().can({ type: 'user.undo' })) actor.send({ type: 'user.undo' });
        expect(flunkIn(actor)).toEqual(NEW_FLUNK);
      }),
    );
  });
});

describe('saving the picture', () => {
  it('saves what is shown, and says as which file until something changes', async () => {
    const saved: Flunk[] = [];
    const actor = creator((flunk) => (saved.push(flunk), Promise.resolve(ok(null))));
    actor.send({ type: 'user.rename', name: 'Skip the Kid' });
    actor.send({ type: 'user.save' });
    await waitFor(actor, (snapshot) => snapshot.matches('making'));
    expect([saved.length, actor.getSnapshot().context.savedAs]).toEqual([1, 'skip-the-kid.png']);
    actor.send({ type: 'user.choose', slot: 'pigment', id: purple });
    expect(actor.getSnapshot().context.savedAs).toBeNull();
  });

  it.each([
    ['refused', () => Promise.resolve(fail('INTERNAL', 'no'))],
    ['broken', () => Promise.reject(new Error('tainted'))],
  ])('complains when it is %s, and goes on', async (_how, save) => {
    const actor = creator(save);
    const told: string[] = [];
    actor.on('unsaved', ({ type }) => told.push(type));
    actor.send({ type: 'user.save' });
    await waitFor(actor, (snapshot) => snapshot.matches('making'));
    expect([told, actor.getSnapshot().context.savedAs]).toEqual([['unsaved'], null]);
  });

  it.each([
    ['My Custom Flunk', 'my-custom-flunk.png'],
    ['  Zoë & Äxl!! ', 'zoe-axl.png'],
    ['../../etc', 'etc.png'],
    ['', 'flunk.png'],
    ['\u{1f47d}', 'flunk.png'],
    ['a'.repeat(300), `${'a'.repeat(60)}.png`],
  ])('calls the file of "%s" %s (CREATOR-3)', (name, file) =>
    expect(fileNameOf({ ...NEW_FLUNK, name })).toBe(file),
  );
});

describe('what is kept of a character', () => {
  it('comes back as it was (CREATOR-3)', () => {
    const flunk = { name: 'Skip', selection: { ...NOTHING_CHOSEN, torso: hoodie } };
    expect(flunkOf(KEPT_FLUNK.read(keptOf(flunk)))).toEqual(flunk);
  });

  it.each([[null], ['text'], [{ name: 'Skip' }], [{ name: 'Skip', code: 'x99.-.-.-.-.-.-' }]])(
    'is a new one where it was %j',
    (found) => expect(flunkOf(KEPT_FLUNK.read(found))).toEqual(NEW_FLUNK),
  );
});
