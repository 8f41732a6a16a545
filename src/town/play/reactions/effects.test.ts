import { describe, expect, it } from 'vitest';
import { effectsOf } from './effects.ts';
import type { Press } from './kinds.ts';
import type { Hotspot } from '../hotspots/hotspot.ts';

const MONDAY_NOON = { hour: 12, day: 1 };
const at = (press: number, more: Partial<Press> = {}): Press => ({
  press,
  hour: 'day',
  now: MONDAY_NOON,
  ...more,
});
const said = (hotspot: Hotspot, ...presses: Press[]) =>
  presses.flatMap((press) =>
    effectsOf(hotspot, press).flatMap(({ kind, effect }) => (kind === 'answers' ? [effect] : [])),
  );

describe('a hotspot', () => {
  const door: Hotspot = { label: 'Door', answers: { day: ['Closed.'], night: ['Who?', 'Go away.'] } };

  it('says its answers in turn and over again, those of the hour', () => {
    const night = [1, 2, 3].map((press) => at(press, { hour: 'night' }));
    expect(said(door, ...night)).toEqual(['Who?', 'Go away.', 'Who?']);
    expect(said(door, at(1), at(2))).toEqual(['Closed.', 'Closed.']);
  });

  it('makes its sound first, and tells the app what it stands for', () => {
    const machine: Hotspot = { label: 'Machine', sound: 'coin', answers: ['It hums.'], event: 'play' };
    expect(effectsOf(machine, at(1))).toEqual([
      { kind: 'sound', effect: 'coin' },
      { kind: 'answers', effect: 'It hums.' },
      { kind: 'event', effect: 'play' },
    ]);
  });

  it('records what is true of the person from then on', () => {
    expect(effectsOf({ answers: ['Cold.'], records: 'seen:lake' }, at(1))).toEqual([
      { kind: 'answers', effect: 'Cold.' },
      { kind: 'records', effect: 'seen:lake' },
    ]);
  });

  it('is switched on and off in turn', () => {
    const lamp: Hotspot = { label: 'Lamp', switches: 'lit' };
    expect([1, 2, 3].flatMap((press) => effectsOf(lamp, at(press)))).toEqual(
      [true, false, true].map((isLaid) => ({ kind: 'switches', effect: { cut: 'lit', isLaid } })),
    );
  });

  it('switches the floodlights by night alone', () => {
    const lever: Hotspot = { label: 'Lever', floodlights: 'on' };
    expect(effectsOf(lever, at(1, { hour: 'day' }))).toEqual([]);
    expect(effectsOf(lever, at(1, { hour: 'night' }))).toEqual([{ kind: 'floodlights', effect: 'on' }]);
  });

  it('is found out something by at its hour only', () => {
    const discoveries = [{ event: 'arcade-at-night', hour: 'night' }, { event: 'thirteen-knocks' }] as const;
    const found = (press: Press) => effectsOf({ discoveries }, press).map(({ effect }) => effect);
    expect(found(at(1))).toEqual(['thirteen-knocks']);
    expect(found(at(1, { hour: 'night' }))).toEqual(['arcade-at-night', 'thirteen-knocks']);
  });

  it('does something else at one press of many, at its hour, and goes on as before', () => {
    const bell: Hotspot = {
      label: 'Bell',
      sound: 'select',
      answers: ['Nobody.'],
      atPress: [{ press: 3, hour: 'night', sound: 'open', exit: { to: 'cellar' } }],
    };
    const effects = (press: number, hour: Press['hour']) =>
      effectsOf(bell, at(press, { hour })).map(({ kind }) => kind);
    expect([2, 3, 4].map((press) => effects(press, 'night'))).toEqual([
      ['sound', 'answers'],
      ['sound', 'exit'],
      ['sound', 'answers'],
    ]);
    expect(effects(3, 'day')).toEqual(['sound', 'answers']);
  });
});

describe('an exit', () => {
  const open = [{ startHour: 15, endHour: 20 }];
  const exit = { to: 'lobby', open };
  const door: Hotspot = { label: 'Door', answers: ['Closed.'], exit };
  const kinds = (press: Press) => effectsOf(door, press).map(({ kind }) => kind);

  it('answers while it is closed, and leads on without a word while it is open', () => {
    expect(kinds(at(1))).toEqual(['answers']);
    expect(kinds(at(1, { now: { hour: 15, day: 1 } }))).toEqual(['exit']);
  });

  it('is always open when it has no hours', () => {
    expect(effectsOf({ exit: { to: 'street' } }, at(1))).toEqual([{ kind: 'exit', effect: 'street' }]);
  });
});
