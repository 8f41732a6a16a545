import { createActor, fromCallback, fromPromise, waitFor, type AnyEventObject } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { Profile } from '@shared/contract/people/profile.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { addressOf } from '../../../testing/values.ts';
import type { Draft } from './profileDraft.ts';
import { profileMachine, type Saving } from './profileMachine.ts';

const WALLET = addressOf('0x00000000000000a1');
const NEW: Profile = {
  wallet: WALLET,
  username: null,
  hasProfile: false,
  bio: '',
  profile_icon: null,
  email: null,
  canRenameAt: null,
};
const ROSIE: Profile = { ...NEW, username: 'Rosie', hasProfile: true, bio: 'Trumpet.', profile_icon: 'bob' };
const GONE = fail('NETWORK', 'gone');

interface World {
  readonly loads?: Result<Profile>[];
  readonly saves?: Result<Profile>[];
  readonly kept?: () => Draft | null;
}

/** The window of a person who is signed in. Answers are taken in turn; the last one stays. */
function open({ loads = [ok(NEW)], saves = [ok(ROSIE)], kept = () => null }: World = {}) {
  const next = <Value>(answers: Value[]): Value => {
    const [first] = answers;
    if (answers.length > 1) answers.shift();
    if (first === undefined) throw new Error('no answer');
    return first;
  };
  const save = vi.fn<(saving: Saving) => Promise<Result<Profile>>>(async () => next(saves));
  let tell: (event: AnyEventObject) => void = () => undefined;
  let serverBack: () => void = () => undefined;
  const actor = createActor(
    profileMachine.provide({
      actors: {
        world: fromCallback(({ sendBack }) => {
          tell = sendBack;
          sendBack({ type: 'system.session', status: 'signed-in', wallet: WALLET });
        }),
        outage: fromCallback(({ sendBack }) => {
          serverBack = () => sendBack({ type: 'system.back' });
        }),
        load: fromPromise(async () => next(loads)),
        save: fromPromise<Result<Profile>, Saving>(({ input }) => save(input)),
      },
    }),
    { input: { kept } },
  );
  const saved = vi.fn<(created: boolean) => void>();
  actor.on('saved', ({ created }) => saved(created));
  actor.start();
  const reach = (...states: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>) =>
    waitFor(actor, (snapshot) => snapshot.matches(...states));
  const edit = (change: object) => actor.send({ type: 'user.edit', change });
  return {
    actor,
    reach,
    edit,
    save,
    saved,
    draft: () => actor.getSnapshot().context.draft,
    tell: (event: AnyEventObject) => tell(event),
    serverBack: () => serverBack(),
  };
}

describe('a profile', () => {
  it('is created once it has a name that fits, and told of as created', async () => {
    const { actor, reach, edit, save, saved } = open();
    await reach({ editing: 'idle' });
    actor.send({ type: 'user.save' });
    edit({ username: 'ab' });
    actor.send({ type: 'user.save' });
    expect(save).not.toHaveBeenCalled();
    edit({ username: 'Rosie', bio: 'Trumpet.', icon: 'bob' });
    actor.send({ type: 'user.save' });
    await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(true));
    expect(save.mock.calls[0]?.[0].change).toEqual({
      username: 'Rosie',
      bio: 'Trumpet.',
      profile_icon: 'bob',
    });
    expect(actor.getSnapshot().context.saved).toBe(true);
  });

  it('is not sent while nothing is changed, also where only spaces were', async () => {
    const { actor, reach, edit, save, saved } = open({ loads: [ok(ROSIE)] });
    await reach({ editing: 'idle' });
    actor.send({ type: 'user.save' });
    edit({ bio: ' Trumpet.  ' });
    actor.send({ type: 'user.save' });
    expect(save).not.toHaveBeenCalled();
    edit({ icon: 'cat' });
    actor.send({ type: 'user.save' });
    await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(false));
  });

  it('has an email address if one is typed, which is sent when it changes and is taken away by an empty field', async () => {
    const withEmail = { ...ROSIE, email: 'rosie@example.com' };
    const { actor, reach, edit, save, saved } = open({
      loads: [ok(ROSIE)],
      saves: [ok(withEmail), ok(ROSIE)],
    });
    await reach({ editing: 'idle' });
    edit({ email: 'rosie@' });
    actor.send({ type: 'user.save' });
    expect(save).not.toHaveBeenCalled();
    edit({ email: ' rosie@example.com ' });
    actor.send({ type: 'user.save' });
    await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    edit({ email: ' rosie@example.com' });
    actor.send({ type: 'user.save' });
    expect(save).toHaveBeenCalledTimes(1);
    edit({ email: '' });
    actor.send({ type: 'user.save' });
    await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    const name = { username: 'Rosie', bio: 'Trumpet.' };
    expect(save.mock.calls.map(([{ change }]) => change)).toEqual([
      { ...name, email: 'rosie@example.com' },
      { ...name, email: '' },
    ]);
  });

  it('keeps what was typed when the name is taken, until the next letter with the reason', async () => {
    const { actor, reach, edit, draft } = open({ saves: [fail('CONFLICT', 'This username is taken.')] });
    await reach({ editing: 'idle' });
    edit({ username: 'Ferris' });
    actor.send({ type: 'user.save' });
    await vi.waitFor(() => expect(actor.getSnapshot().context.failure?.code).toBe('CONFLICT'));
    expect(draft()?.username).toBe('Ferris');
    edit({ username: 'Ferris2' });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('is sent again by itself when a server that was gone is back', async () => {
    const { actor, reach, edit, save, saved, serverBack } = open({ saves: [GONE, ok(ROSIE)] });
    await reach({ editing: 'idle' });
    edit({ username: 'Rosie' });
    actor.send({ type: 'user.save' });
    await reach({ editing: 'gone' });
    serverBack();
    await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(true));
    expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
  });

  it('is sent as it is edited, and cannot be edited while it is on its way', async () => {
    const { actor, reach, edit, save, draft } = open({ saves: [GONE] });
    await reach({ editing: 'idle' });
    edit({ username: 'Rosie' });
    actor.send({ type: 'user.save' });
    edit({ username: 'Molly' });
    expect(draft()?.username).toBe('Rosie');
    await reach({ editing: 'gone' });
    edit({ username: 'Molly' });
    actor.send({ type: 'user.save' });
    await reach({ editing: 'gone' });
    expect(save.mock.calls.map(([{ change }]) => change.username)).toEqual(['Rosie', 'Molly']);
  });

  it('is read again when the server comes back', async () => {
    const { reach, serverBack, draft } = open({ loads: [GONE, ok(ROSIE)] });
    await reach({ failed: 'gone' });
    serverBack();
    await reach({ editing: 'idle' });
    expect(draft()).toEqual({ username: 'Rosie', bio: 'Trumpet.', icon: 'bob', email: '' });
  });

  it('says why it cannot be read, and is read again when asked to', async () => {
    const { actor, reach } = open({ loads: [fail('INTERNAL', 'Something went wrong.'), ok(ROSIE)] });
    await reach({ failed: 'refused' });
    actor.send({ type: 'user.retry' });
    await reach({ editing: 'idle' });
  });

  it('follows what other windows change, but for what is being typed', async () => {
    const { reach, edit, draft, tell } = open({
      loads: [ok(NEW), ok(ROSIE), ok({ ...ROSIE, bio: 'Drums.' })],
    });
    await reach({ editing: 'idle' });
    tell({ type: 'system.changed' });
    await vi.waitFor(() => expect(draft()?.username).toBe('Rosie'));
    edit({ bio: 'Piano.' });
    tell({ type: 'system.changed' });
    await reach({ editing: 'refreshing' });
    await reach({ editing: 'idle' });
    expect(draft()?.bio).toBe('Piano.');
  });

  it('is saved, and edited, also while what changed elsewhere is being read', async () => {
    const changed: Profile = { ...ROSIE, bio: 'Drums.' };
    const { actor, reach, edit, save, saved, draft, tell } = open({ loads: [ok(ROSIE), ok(changed)] });
    await reach({ editing: 'idle' });
    tell({ type: 'system.changed' });
    edit({ username: 'Molly' });
    await reach({ editing: 'idle' });
    expect(draft()?.username).toBe('Molly');
    expect(actor.getSnapshot().context.profile).toEqual(changed);
    tell({ type: 'system.changed' });
    actor.send({ type: 'user.save' });
    await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(false));
    expect(save).toHaveBeenCalledOnce();
  });

  const HALF: Draft = { username: 'Half', bio: 'a sent', icon: 'hood', email: 'half@' };

  it('takes over what another tab makes of it, and what was saved or given up there', async () => {
    const { actor, reach, edit, draft } = open({ loads: [ok(ROSIE)] });
    await reach({ editing: 'idle' });
    actor.send({ type: 'system.draft', draft: HALF });
    expect(draft()).toEqual(HALF);
    edit({ bio: 'a sentence' });
    actor.send({ type: 'system.draft', draft: null });
    expect(draft()?.username).toBe('Rosie');
  });

  it('keeps what is being saved as it was sent, whatever another tab writes', async () => {
    const { actor, reach, edit, draft, save } = open({ loads: [ok(ROSIE)] });
    await reach({ editing: 'idle' });
    edit({ bio: 'Tuba.' });
    save.mockReturnValueOnce(new Promise(() => undefined));
    actor.send({ type: 'user.save' });
    actor.send({ type: 'system.draft', draft: HALF });
    expect(draft()?.bio).toBe('Tuba.');
  });

  it('goes on with what was typed before a reload or a sign-out (PROFILE-4)', async () => {
    const draft = HALF;
    const mine = open({ kept: () => draft });
    await mine.reach({ editing: 'idle' });
    expect(mine.draft()).toEqual(draft);
    mine.tell({ type: 'system.session', status: 'guest', wallet: null });
    await mine.reach('signedOut');
    expect(mine.draft()).toBeNull();
    mine.tell({ type: 'system.session', status: 'signed-in', wallet: WALLET });
    await mine.reach({ editing: 'idle' });
    expect(mine.draft()).toEqual(draft);
  });

  it('says that something went wrong where reading or saving it broke, and both can be tried again', async () => {
    const breaks = (): never => {
      throw new Error('broken');
    };
    const reading = open({ loads: [] });
    await reading.reach({ failed: 'refused' });
    expect(reading.actor.getSnapshot().context.failure?.code).toBe('INTERNAL');
    const saving = open();
    saving.save.mockImplementationOnce(async () => breaks());
    await saving.reach({ editing: 'idle' });
    saving.edit({ username: 'Rosie' });
    saving.actor.send({ type: 'user.save' });
    await vi.waitFor(() => expect(saving.actor.getSnapshot().context.failure?.code).toBe('INTERNAL'));
    expect(saving.draft()?.username).toBe('Rosie');
    saving.actor.send({ type: 'user.save' });
    await vi.waitFor(() => expect(saving.saved).toHaveBeenCalledWith(true));
    expect(saving.actor.getSnapshot().context.failure).toBeNull();
  });

  it('stays as it is shown where it cannot be read again, and where the same wallet is heard of once more', async () => {
    const { actor, reach, edit, draft, tell } = open({ loads: [ok(ROSIE), GONE] });
    await reach({ editing: 'idle' });
    edit({ bio: 'Piano.' });
    tell({ type: 'system.changed' });
    await reach({ editing: 'refreshing' });
    await reach({ editing: 'idle' });
    tell({ type: 'system.session', status: 'signed-in', wallet: WALLET });
    expect(actor.getSnapshot().matches({ editing: 'idle' })).toBe(true);
    expect(draft()?.bio).toBe('Piano.');
    expect(actor.getSnapshot().context.profile).toEqual(ROSIE);
  });

  it('is no longer called saved once something is changed, and has no failure left after Undo', async () => {
    const { actor, reach, edit } = open({
      loads: [ok(ROSIE)],
      saves: [ok({ ...ROSIE, bio: 'Drums.' }), fail('CONFLICT', 'Taken.')],
    });
    await reach({ editing: 'idle' });
    edit({ bio: 'Drums.' });
    actor.send({ type: 'user.save' });
    await vi.waitFor(() => expect(actor.getSnapshot().context.saved).toBe(true));
    edit({ username: 'Ferris' });
    expect(actor.getSnapshot().context.saved).toBe(false);
    actor.send({ type: 'user.save' });
    await vi.waitFor(() => expect(actor.getSnapshot().context.failure).not.toBeNull());
    actor.send({ type: 'user.undo' });
    expect(actor.getSnapshot().context).toMatchObject({
      failure: null,
      draft: { username: 'Rosie', bio: 'Drums.' },
    });
  });

  it('is gone when the session ends after an outage, and is not called saved to the next person', async () => {
    const { actor, reach, edit, saved, tell } = open();
    expect(actor.getSnapshot().context.saved).toBe(false);
    await reach({ editing: 'idle' });
    expect(actor.getSnapshot().hasTag('outage')).toBe(false);
    edit({ username: 'Rosie' });
    actor.send({ type: 'user.save' });
    await vi.waitFor(() => expect(saved).toHaveBeenCalled());
    tell({ type: 'system.session', status: 'away', wallet: null });
    await reach('away');
    expect(actor.getSnapshot().hasTag('outage')).toBe(true);
    tell({ type: 'system.session', status: 'guest', wallet: null });
    await reach('signedOut');
    expect(actor.getSnapshot().context).toMatchObject({ profile: null, draft: null, saved: false });
  });

  it('says that a server which is gone is waited for', async () => {
    const { actor, reach, edit } = open({ saves: [GONE] });
    await reach({ editing: 'idle' });
    edit({ username: 'Rosie' });
    actor.send({ type: 'user.save' });
    await reach({ editing: 'gone' });
    expect(actor.getSnapshot().hasTag('outage')).toBe(true);
    expect(actor.getSnapshot().context.failure?.code).toBe('NETWORK');
    const reading = open({ loads: [GONE] });
    await reading.reach({ failed: 'gone' });
    expect(reading.actor.getSnapshot().context.failure?.code).toBe('NETWORK');
  });

  it('is as it was after Undo', async () => {
    const { actor, reach, edit, draft } = open({ loads: [ok(ROSIE)] });
    await reach({ editing: 'idle' });
    edit({ username: 'Molly', icon: 'cat' });
    actor.send({ type: 'user.undo' });
    expect(draft()).toEqual({ username: 'Rosie', bio: 'Trumpet.', icon: 'bob', email: '' });
  });
});
