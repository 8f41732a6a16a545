import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_TIME_CONFIG } from '@shared/domain/town/dayNight.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import type { TimeConfig } from '@shared/domain/town/dayNight.ts';
import { dayNightMachine } from './dayNightMachine.ts';
import { HOUR_OPTIONS, zoneOptions } from './hours.ts';

const READ: TimeConfig = { dayStartHour: 7, nightStartHour: 19, timezone: 'Europe/Rome' };

function panel({
  read = () => ok(READ),
  save = (config) => ok(config),
}: {
  readonly read?: () => Result<TimeConfig>;
  readonly save?: (config: TimeConfig) => Result<TimeConfig>;
} = {}) {
  const actor = createActor(
    dayNightMachine.provide({
      actors: {
        readHours: fromPromise(async () => read()),
        saveHours: fromPromise(async ({ input }) => save(input)),
      },
    }),
  ).start();
  const is = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state));
  return { send: actor.send.bind(actor), is, context: () => actor.getSnapshot().context };
}

describe('the panel of day and night', () => {
  it('begins with the hours in force', async () => {
    const { is, context } = panel();
    expect(context()).toEqual({ draft: DEFAULT_TIME_CONFIG, message: '', problem: [] });
    await is('editing');
    expect(context()).toEqual({ draft: READ, message: '', problem: [] });
  });

  it('says why they could not be read, and reads them again when it is asked to', async () => {
    const answers = [fail('NETWORK', 'No answer.'), ok(READ)];
    const { send, is, context } = panel({ read: () => answers.shift() ?? ok(DEFAULT_TIME_CONFIG) });
    await is('unread');
    expect(context().problem).toEqual(['No answer.']);
    send({ type: 'user.retry' });
    expect(context().problem).toEqual([]);
    await is('editing');
    expect(context()).toMatchObject({ draft: READ, problem: [] });
  });

  it('saves what was changed and says so, until something else is changed (TIME-4)', async () => {
    const save = vi.fn((config: TimeConfig) => ok(config));
    const { send, is, context } = panel({ save });
    await is('editing');
    send({ type: 'user.change', patch: { nightStartHour: 21 } });
    send({ type: 'user.save' });
    await is('editing');
    expect(save).toHaveBeenCalledWith({ ...READ, nightStartHour: 21 });
    expect(context().message).toBe('Time configuration updated successfully!');
    send({ type: 'user.change', patch: { dayStartHour: 5 } });
    expect(context().message).toBe('');
  });

  it('keeps what was chosen when the server refuses it, and says both that and why', async () => {
    const { send, is, context } = panel({ save: () => fail('FORBIDDEN', 'Administrators only.') });
    await is('editing');
    send({ type: 'user.change', patch: { nightStartHour: 21 } });
    send({ type: 'user.save' });
    await is('editing');
    expect(context().problem).toEqual(['Failed to update time configuration', 'Administrators only.']);
    expect(context().draft.nightStartHour).toBe(21);
    send({ type: 'user.save' });
    expect(context().problem).toEqual([]);
    await is('editing');
    send({ type: 'user.change', patch: { nightStartHour: 22 } });
    expect(context().problem).toEqual([]);
  });

  it('says so where reading or saving them broke, and lets both be tried again', async () => {
    const breaks = (): never => {
      throw new Error('broken');
    };
    const read = vi.fn(() => ok(READ)).mockImplementationOnce(breaks);
    const save = vi.fn((config: TimeConfig) => ok(config)).mockImplementationOnce(breaks);
    const { send, is, context } = panel({ read, save });
    await is('unread');
    expect(context().problem).toEqual(['Something went wrong. Please try again.']);
    send({ type: 'user.retry' });
    await is('editing');
    send({ type: 'user.save' });
    await is('editing');
    expect(context().problem).toEqual([
      'Failed to update time configuration',
      'Something went wrong. Please try again.',
    ]);
    send({ type: 'user.save' });
    await is('editing');
    expect(context().message).toBe('Time configuration updated successfully!');
  });
});

describe('what there is to choose from', () => {
  it('are twenty-four hours, midnight and noon by their names (TIME-4)', () => {
    expect(HOUR_OPTIONS).toHaveLength(24);
    expect([0, 1, 12, 23].map((hour) => HOUR_OPTIONS[hour]?.title)).toEqual([
      '12 AM (Midnight)',
      '1 AM',
      '12 PM (Noon)',
      '11 PM',
    ]);
  });

  it('are the time zones by part of the world, the one in force always among them', () => {
    const options = zoneOptions('America/Chicago', ['Europe/Rome', 'America/North_Dakota/Center']);
    expect(options).toEqual([
      { id: 'America/Chicago', title: 'Chicago', group: 'America' },
      { id: 'America/North_Dakota/Center', title: 'North Dakota/Center', group: 'America' },
      { id: 'Europe/Rome', title: 'Rome', group: 'Europe' },
      { id: 'UTC', title: 'UTC', group: 'Everywhere' },
    ]);
  });
});
