import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { ALREADY_CLAIMED } from '@shared/domain/school/gum.ts';
import { fail, ok, type ErrorCode, type Result } from '@shared/kernel/result.ts';
import { checkInMachine, type Claim, type Cooldown } from './checkInMachine.ts';

const MIDNIGHT = Date.UTC(2026, 0, 2);
const claimable: Result<Cooldown> = ok({ canEarn: true, reward: 15, nextAt: null, reason: '' });
const waiting: Result<Cooldown> = ok({
  canEarn: false,
  reward: 0,
  nextAt: MIDNIGHT,
  reason: 'Already claimed today!',
});
const claimed: Result<Claim> = ok({ message: 'You earned 15 GUM!', nextAt: MIDNIGHT });

type State = Parameters<SnapshotFrom<typeof checkInMachine>['matches']>[0];

function open({
  checks = [claimable],
  claims = [claimed],
}: { checks?: (Result<Cooldown> | Error)[]; claims?: (Result<Claim> | Error)[] } = {}) {
  const next = <Value>(answers: (Value | Error)[]): Value => {
    const [first] = answers;
    if (first === undefined) throw new Error('the test gave no answer');
    if (answers.length > 1) answers.shift();
    if (first instanceof Error) throw first;
    return first;
  };
  const claim = vi.fn();
  let changed: () => void = () => undefined;
  let serverBack: () => void = () => undefined;
  const actor = createActor(
    checkInMachine.provide({
      actors: {
        changes: fromCallback(({ sendBack }) => {
          changed = () => sendBack({ type: 'system.changed' });
        }),
        outage: fromCallback(({ sendBack }) => {
          serverBack = () => sendBack({ type: 'system.back' });
        }),
        check: fromPromise(async () => next(checks)),
        claim: fromPromise(async () => {
          claim();
          return next(claims);
        }),
      },
    }),
  );
  actor.start();
  const reach = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, reach, claim, changed: () => changed(), serverBack: () => serverBack() };
}

describe('the daily check-in', () => {
  it('can be claimed only when the server says so (GUM-9)', async () => {
    const { actor, reach, claim } = open({ checks: [waiting] });
    actor.send({ type: 'user.claim' });
    const cooldown = await reach('cooldown');
    actor.send({ type: 'user.claim' });
    expect(cooldown.context).toMatchObject({ nextAt: MIDNIGHT, message: 'Already claimed today!' });
    expect(claim).not.toHaveBeenCalled();
  });

  it('is claimed once for a double click, and counts down to the next (GUM-3)', async () => {
    const { actor, reach, claim } = open();
    await reach('ready');
    actor.send({ type: 'user.claim' });
    actor.send({ type: 'user.claim' });
    expect((await reach('cooldown')).context).toMatchObject({
      nextAt: MIDNIGHT,
      message: 'You earned 15 GUM!',
    });
    expect(claim).toHaveBeenCalledOnce();
  });

  it('says what the server says when it was claimed elsewhere, and then counts down (GUM-10)', async () => {
    const { actor, reach } = open({
      checks: [claimable, waiting],
      claims: [fail('CONFLICT', 'Already claimed today!')],
    });
    await reach('ready');
    actor.send({ type: 'user.claim' });
    expect((await reach('cooldown')).context.message).toBe('Already claimed today!');
  });

  it('has a message of its own for a refusal without words (GUM-10)', async () => {
    const { actor, reach } = open({ checks: [claimable, waiting], claims: [fail('CONFLICT', '')] });
    await reach('ready');
    actor.send({ type: 'user.claim' });
    expect((await reach('cooldown')).context.message).toBe(ALREADY_CLAIMED);
  });

  it('cannot be claimed for the reason that the server gives, until that changes (GUM-9)', async () => {
    const { actor, reach, changed } = open({
      checks: [
        ok({ canEarn: false, reward: 0, nextAt: null, reason: 'Closed for the holidays.' }),
        claimable,
      ],
    });
    expect(actor.getSnapshot().context.failed).toBe(false);
    expect((await reach('cannotClaim')).context).toMatchObject({
      failed: false,
      message: 'Closed for the holidays.',
    });
    changed();
    expect((await reach('ready')).context).toMatchObject({ message: null, reward: 15 });
  });

  it.each<ErrorCode>(['CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST'])(
    'asks the server how it stands where a claim is refused for good, as by a pause: %s (GUM-10)',
    async (code) => {
      const { actor, reach } = open({
        checks: [claimable, fail('NOT_FOUND', 'There is no such source.')],
        claims: [fail(code, 'There is no such source.')],
      });
      await reach('ready');
      actor.send({ type: 'user.claim' });
      expect((await reach('cannotClaim')).context).toMatchObject({ failed: true, reward: 15 });
    },
  );

  it('is another claim on the next day', async () => {
    vi.useFakeTimers();
    const { actor, claim } = open();
    for (const _day of [1, 2]) {
      await vi.advanceTimersByTimeAsync(0);
      actor.send({ type: 'user.claim' });
      await vi.advanceTimersByTimeAsync(0);
      actor.send({ type: 'system.due' });
      await vi.advanceTimersByTimeAsync(2_000);
    }
    expect(claim.mock.calls).toHaveLength(2);
  });

  it('says that something failed which nobody foresaw, and goes on from there', async () => {
    const broken = new TypeError('an effect broke');
    const { actor, reach } = open({ checks: [broken, claimable], claims: [broken, claimed] });
    expect((await reach('cannotClaim')).context.failed).toBe(true);
    actor.send({ type: 'user.retry' });
    await reach('ready');
    actor.send({ type: 'user.claim' });
    expect(actor.getSnapshot().value).toBe('claiming');
    expect((await reach('ready')).context.failed).toBe(true);
    actor.send({ type: 'user.claim' });
    expect(actor.getSnapshot().context.failed).toBe(false);
    await reach('cooldown');
  });

  it('claims again when no answer came', async () => {
    const { actor, reach, claim } = open({ claims: [fail('NETWORK', 'gone'), claimed] });
    await reach('ready');
    actor.send({ type: 'user.claim' });
    await waitFor(actor, ({ context }) => context.failed);
    expect(actor.getSnapshot().value).toBe('ready');
    actor.send({ type: 'user.claim' });
    await reach('cooldown');
    expect(claim.mock.calls).toHaveLength(2);
  });

  it('says that it could not check, and checks again on demand (GUM-10)', async () => {
    const { actor, reach } = open({ checks: [fail('INTERNAL', 'x'), claimable] });
    expect((await reach('cannotClaim')).context.failed).toBe(true);
    actor.send({ type: 'user.retry' });
    expect((await reach('ready')).context.failed).toBe(false);
  });

  it('checks again by itself when a server that was gone is back', async () => {
    const { actor, reach, serverBack } = open({
      checks: [fail('INTERNAL', 'x'), fail('NETWORK', 'gone'), claimable],
    });
    await reach({ cannotClaim: 'refused' });
    actor.send({ type: 'user.retry' });
    await reach({ cannotClaim: 'gone' });
    serverBack();
    await reach('ready');
  });

  it('notices that another tab has claimed (GUM-17)', async () => {
    const { reach, changed } = open({ checks: [claimable, waiting] });
    await reach('ready');
    changed();
    await reach('cooldown');
  });

  it('asks again when the countdown ends, not before the server has begun its new day', async () => {
    vi.useFakeTimers();
    const { actor } = open({ checks: [waiting, claimable] });
    await vi.advanceTimersByTimeAsync(0);
    actor.send({ type: 'system.due' });
    expect(actor.getSnapshot().value).toBe('ending');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { message: null } });
  });
});
