import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { addressOf } from '../../../testing/values.ts';
import { lockerMachine, type Locker } from './lockerMachine.ts';

const WALLET = addressOf('0x00000000000000a1');
const OTHER = addressOf('0x00000000000000b2');
const mine: Locker = { number: 247, username: 'Mulligan' };
const needsName = fail('PROFILE_REQUIRED', 'Not yet.');
const broken = new TypeError('an effect broke');
const gone = fail('NETWORK', 'gone');

/** A locker window. Answers are taken from the lists in turn, an error being thrown; the last one stays. */
function open({
  loads = [ok(null)],
  assigns = [ok(mine)],
  names = [ok(null)],
  wallet = WALLET,
}: {
  loads?: (Result<Locker | null> | Error)[];
  assigns?: (Result<Locker> | Error)[];
  names?: (Result<null> | Error)[];
  wallet?: Address | null;
} = {}) {
  const next = <Value>(answers: (Value | Error)[]): Value => {
    const [first] = answers;
    if (first === undefined) throw new Error('the test gave no answer');
    if (answers.length > 1) answers.shift();
    if (first instanceof Error) throw first;
    return first;
  };
  const loaded = vi.fn<(wallet: Address | null) => void>();
  const assigned = vi.fn<(wallet: Address | null) => void>();
  const named = vi.fn<(username: string) => void>();
  let toWorld: (event: { type: string; [field: string]: unknown }) => void = () => undefined;
  let serverBack: () => void = () => undefined;
  const session = (now: Address | null) =>
    toWorld({ type: 'system.session', status: now === null ? 'guest' : 'signed-in', wallet: now });
  const actor = createActor(
    lockerMachine.provide({
      actors: {
        world: fromCallback(({ sendBack }) => {
          toWorld = sendBack;
          session(wallet);
        }),
        load: fromPromise(async ({ input }) => {
          loaded(input.wallet);
          return next(loads);
        }),
        assign: fromPromise(async ({ input }) => {
          assigned(input.wallet);
          return next(assigns);
        }),
        saveName: fromPromise(async ({ input }) => {
          named(input.username);
          return next(names);
        }),
        outage: fromCallback(({ sendBack }) => {
          serverBack = () => sendBack({ type: 'system.back' });
        }),
      },
    }),
    { input: { known: null } },
  );
  actor.start();
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return {
    actor,
    reach,
    loaded,
    assigned,
    named,
    session,
    away: () => toWorld({ type: 'system.session', status: 'away', wallet: null }),
    changed: () => toWorld({ type: 'system.changed' }),
    back: () => serverBack(),
  };
}

describe('the locker', () => {
  it('has three states: not connected, connected without one, connected with one (LOCKER-3)', async () => {
    const guest = open({ wallet: null });
    await guest.reach('notConnected');
    const newcomer = open();
    await newcomer.reach('withoutLocker');
    const owner = open({ loads: [ok(mine)] });
    expect((await owner.reach('withLocker')).context.locker).toEqual(mine);
  });

  it('tells when it has been assigned, and not when it was there already', async () => {
    const told = vi.fn();
    const newcomer = open();
    newcomer.actor.on('assigned', told);
    await newcomer.reach('withoutLocker');
    newcomer.actor.send({ type: 'user.getLocker' });
    await newcomer.reach('withLocker');
    expect(told).toHaveBeenCalledOnce();
    const owner = open({ loads: [ok(mine)] });
    owner.actor.on('assigned', told);
    await owner.reach('withLocker');
    expect(told).toHaveBeenCalledOnce();
  });

  it('is assigned once for a double click', async () => {
    const { actor, reach, assigned } = open();
    await reach('withoutLocker');
    actor.send({ type: 'user.getLocker' });
    actor.send({ type: 'user.getLocker' });
    expect((await reach('withLocker')).context.locker?.number).toBe(247);
    expect(assigned).toHaveBeenCalledOnce();
  });

  it.each([
    needsName,
    fail('CONFLICT', 'You need a character profile first'),
    fail('CONFLICT', 'Please create your profile first.'),
  ])('asks for a username where the server does, and then goes on by itself (LOCKER-5)', async (refusal) => {
    const { actor, reach, named } = open({ assigns: [refusal, ok(mine)] });
    await reach('withoutLocker');
    actor.send({ type: 'user.getLocker' });
    await reach({ naming: 'typing' });
    actor.send({ type: 'user.type', text: 'Mulligan' });
    actor.send({ type: 'user.saveName' });
    await reach('withLocker');
    expect(named).toHaveBeenCalledExactlyOnceWith('Mulligan');
  });

  it('does not send a name that the server would refuse', async () => {
    const { actor, reach, named } = open({ assigns: [needsName] });
    await reach('withoutLocker');
    actor.send({ type: 'user.getLocker' });
    await reach({ naming: 'typing' });
    for (const text of ['ab', 'with space', 'a'.repeat(21), 'naïve']) {
      actor.send({ type: 'user.type', text });
      actor.send({ type: 'user.saveName' });
      expect(actor.getSnapshot().matches({ naming: 'typing' })).toBe(true);
    }
    expect(named).not.toHaveBeenCalled();
  });

  it('keeps a name that is taken, to be changed', async () => {
    const { actor, reach } = open({ assigns: [needsName], names: [fail('CONFLICT', 'taken')] });
    await reach('withoutLocker');
    actor.send({ type: 'user.getLocker' });
    await reach({ naming: 'typing' });
    actor.send({ type: 'user.type', text: 'Mulligan' });
    actor.send({ type: 'user.saveName' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect(actor.getSnapshot().context).toMatchObject({ draft: 'Mulligan', failure: { code: 'CONFLICT' } });
  });

  it('keeps what was typed while the server is gone, and goes on with it when it is back', async () => {
    const { actor, reach, named, back } = open({
      assigns: [needsName, ok(mine)],
      names: [gone, gone, ok(null)],
    });
    await reach('withoutLocker');
    actor.send({ type: 'user.getLocker' });
    await reach({ naming: 'typing' });
    actor.send({ type: 'user.type', text: 'Mulligan' });
    actor.send({ type: 'user.saveName' });
    expect((await reach({ naming: 'gone' })).context.draft).toBe('Mulligan');
    back();
    await vi.waitFor(() => expect(named).toHaveBeenCalledTimes(2));
    await reach({ naming: 'gone' });
    back();
    await reach('withLocker');
    expect(named.mock.calls).toEqual([['Mulligan'], ['Mulligan'], ['Mulligan']]);
  });

  it('goes on with an assignment whose answer was lost', async () => {
    const { actor, reach, assigned, back } = open({ assigns: [gone, ok(mine)] });
    await reach('withoutLocker');
    actor.send({ type: 'user.getLocker' });
    await reach({ assigning: 'gone' });
    back();
    await reach('withLocker');
    expect(assigned).toHaveBeenCalledTimes(2);
  });

  it('says neither that no wallet is connected nor whose it is while the server cannot say', async () => {
    const { actor, reach, session, away } = open({ wallet: null, loads: [ok(mine)] });
    away();
    await reach('away');
    session(WALLET);
    await reach('withLocker');
    expect(actor.getSnapshot().context.locker).toEqual(mine);
  });

  it('says that it could not be loaded, and loads again on demand or when the server is back (LOCKER-6)', async () => {
    const { actor, reach, back } = open({ loads: [fail('INTERNAL', 'x'), gone, ok(mine)] });
    await reach('failed');
    actor.send({ type: 'user.retry' });
    await reach({ failed: 'gone' });
    back();
    await reach('withLocker');
  });

  it('appears in a second tab when the first gets it', async () => {
    const { reach, changed } = open({ loads: [ok(null), ok(mine)] });
    await reach('withoutLocker');
    changed();
    await reach('withLocker');
  });

  it('belongs to the wallet: another wallet is asked anew, a guest sees none', async () => {
    const { actor, reach, session, loaded } = open({ loads: [ok(mine), ok(null)] });
    await reach('withLocker');
    session(OTHER);
    await reach('withoutLocker');
    expect(actor.getSnapshot().context.locker).toBeNull();
    expect(loaded.mock.calls).toEqual([[WALLET], [OTHER]]);
    session(null);
    await reach('notConnected');
  });

  it('keeps what was typed when the session of the same wallet is renewed, and forgets it with the wallet', async () => {
    const { actor, reach, session, loaded } = open({ assigns: [needsName] });
    await reach('withoutLocker');
    actor.send({ type: 'user.getLocker' });
    await reach({ naming: 'typing' });
    actor.send({ type: 'user.type', text: 'Mull' });
    session(WALLET);
    expect(actor.getSnapshot()).toMatchObject({ value: { naming: 'typing' }, context: { draft: 'Mull' } });
    expect(loaded).toHaveBeenCalledOnce();
    session(OTHER);
    expect(actor.getSnapshot().context.draft).toBe('');
  });

  it('says why it could not be loaded, whether that was foreseen or not', async () => {
    const { actor, reach } = open({ loads: [fail('INTERNAL', 'x'), broken, gone, ok(mine)] });
    expect((await reach('failed')).context.failure?.message).toBe('x');
    actor.send({ type: 'user.retry' });
    await reach('loading');
    expect((await reach('failed')).context.failure?.message).toBe('Something went wrong. Please try again.');
    actor.send({ type: 'user.retry' });
    expect((await reach({ failed: 'gone' })).context.failure?.code).toBe('NETWORK');
    actor.send({ type: 'user.retry' });
    expect((await reach('withLocker')).context.failure).toBeNull();
  });

  it.each([
    [fail('FORBIDDEN', 'Members only.'), 'Members only.'],
    [broken, 'Something went wrong. Please try again.'],
  ])('says why none was assigned, and can be asked again (LOCKER-6)', async (answer, message) => {
    const { actor, reach } = open({ assigns: [answer, gone, ok(mine)] });
    await reach('withoutLocker');
    actor.send({ type: 'user.getLocker' });
    await reach('assigning');
    expect((await reach('withoutLocker')).context.failure?.message).toBe(message);
    actor.send({ type: 'user.getLocker' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect((await reach({ assigning: 'gone' })).context.failure?.code).toBe('NETWORK');
  });

  it.each([
    [fail('CONFLICT', 'taken'), 'taken'],
    [broken, 'Something went wrong. Please try again.'],
  ])(
    'says why a name was not saved until it is changed, and lets the person think better of it',
    async (answer, message) => {
      const { actor, reach } = open({ assigns: [needsName], names: [answer] });
      await reach('withoutLocker');
      actor.send({ type: 'user.getLocker' });
      await reach({ naming: 'typing' });
      actor.send({ type: 'user.type', text: 'Mulligan' });
      const saveInVain = async () => {
        actor.send({ type: 'user.saveName' });
        await reach({ naming: 'saving' });
        expect((await reach({ naming: 'typing' })).context.failure?.message).toBe(message);
      };
      await saveInVain();
      actor.send({ type: 'user.type', text: 'Mullet' });
      expect(actor.getSnapshot().context.failure).toBeNull();
      await saveInVain();
      actor.send({ type: 'user.cancel' });
      expect(actor.getSnapshot()).toMatchObject({ value: 'withoutLocker', context: { failure: null } });
    },
  );

  it('lets a name be changed or given up while the server is gone', async () => {
    const { actor, reach } = open({ assigns: [needsName], names: [gone] });
    await reach('withoutLocker');
    actor.send({ type: 'user.getLocker' });
    await reach({ naming: 'typing' });
    actor.send({ type: 'user.type', text: 'Mulligan' });
    actor.send({ type: 'user.saveName' });
    expect((await reach({ naming: 'gone' })).context.failure?.code).toBe('NETWORK');
    actor.send({ type: 'user.type', text: 'Mullet' });
    expect(actor.getSnapshot()).toMatchObject({ value: { naming: 'typing' }, context: { draft: 'Mullet' } });
    actor.send({ type: 'user.saveName' });
    await reach({ naming: 'gone' });
    actor.send({ type: 'user.cancel' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'withoutLocker', context: { failure: null } });
  });

  it('is looked up again when another tab changes it', async () => {
    const renamed = { ...mine, username: 'Mullet' };
    const { actor, reach, changed } = open({ loads: [ok(mine), ok(renamed)] });
    await reach('withLocker');
    changed();
    await reach('loading');
    await reach('withLocker');
    expect(actor.getSnapshot().context.locker).toEqual(renamed);
  });
});
