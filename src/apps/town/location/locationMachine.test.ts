import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { NOBODY, type Holder } from '@shared/domain/town/town.ts';
import type { TownState } from '@shared/domain/town/townEntry.ts';
import { FAULT } from '@shared/kernel/result.ts';
import { hereIn, locationMachine, WAITING_AFTER_MS, type Visit } from './locationMachine.ts';

const JOCK: Holder = { wallet: '0x01', flunks: 1, cliques: new Set(['JOCK'] as const), hasTeddy: false };
const loaded = (holder: Holder): TownState => ({ status: 'loaded', holder });
const LOADING: TownState = { status: 'loading' };
const GONE: TownState = { status: 'error', failure: FAULT };
const SIGHT = { ways: [{ label: 'Enter', to: 'arcade-lobby' }], hasTune: true } as const;

const inside = (place: string): Visit => ({ place, fromOutside: false });
const outside = (place: string): Visit => ({ place, fromOutside: true });

function start(place: string, town: TownState = loaded(JOCK), isBuildMode = false) {
  const actor = createActor(locationMachine, { input: { place, town, isBuildMode } });
  const heard: unknown[] = [];
  actor.on('*', (event) => heard.push(event));
  actor.start();
  return {
    heard,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    wanted: () => actor.getSnapshot().context.wanted,
    here: () => hereIn(actor.getSnapshot().context),
    isLate: () => actor.getSnapshot().hasTag('waiting'),
    go: (to: string) => actor.send({ type: 'user.go', to }),
    press: (hotspot: string) => actor.send({ type: 'user.press', hotspot }),
    know: (next: TownState, mode = isBuildMode) =>
      actor.send({ type: 'system.entry', town: next, isBuildMode: mode }),
    arrive: () => actor.send({ type: 'system.arrived', ...SIGHT }),
    lose: (fault: unknown = 'offline') => actor.send({ type: 'system.lost', fault }),
  };
}

/** A person who stands in this place. */
function standing(place: string, town?: TownState) {
  const tour = start(place, town);
  tour.arrive();
  return tour;
}

beforeEach(() => void vi.useFakeTimers());

describe('at the door', () => {
  it('waits, and shows nothing, until the server has answered', () => {
    const tour = start('arcade', LOADING);
    expect([tour.state(), tour.wanted(), tour.here()]).toEqual(['checking', null, null]);
    tour.know(loaded(JOCK));
    expect([tour.state(), tour.wanted()]).toEqual(['coming', inside('arcade')]);
  });

  it('is inside once the place has come, with what the bar offers there', () => {
    const tour = start('arcade');
    expect([tour.here(), tour.context().ways]).toEqual([null, []]);
    tour.arrive();
    expect([tour.state(), tour.here()]).toEqual([{ inside: 'still' }, 'arcade']);
    expect(tour.context()).toMatchObject(SIGHT);
  });

  it('stays outside where the person may not enter, and sees the location, not the room', () => {
    const tour = start('geeks-house-lab');
    expect([tour.state(), tour.wanted()]).toEqual([{ outside: 'refused' }, outside('geeks-house')]);
    expect(tour.context().entry).toMatchObject({ refusal: 'OTHER_CLIQUE' });
    tour.arrive();
    expect([tour.here(), tour.context().ways, tour.context().hasTune]).toEqual([null, [], true]);
  });

  it.each(['atlantis', 'arcade-cellar', '', 'paradise-motel'])(
    'shows nothing of a place that does not exist in this mode: %j',
    (place) => {
      for (const town of [LOADING, GONE, loaded(JOCK)]) {
        const tour = start(place, town);
        expect([tour.state(), tour.wanted()]).toEqual([{ outside: 'refused' }, null]);
        expect(tour.context().entry).toMatchObject({ refusal: 'UNKNOWN_PLACE' });
      }
    },
  );

  it('stays outside while the server cannot be asked, and enters when it has answered', () => {
    const tour = start('arcade-lobby', GONE);
    expect([tour.state(), tour.wanted()]).toEqual([{ outside: 'unanswered' }, outside('arcade')]);
    tour.arrive();
    tour.know(loaded(JOCK));
    expect([tour.state(), tour.wanted()]).toEqual(['coming', inside('arcade-lobby')]);
  });

  it('goes on seeing the location from outside while it is asked again, and hears its tune', () => {
    const tour = start('arcade', loaded(NOBODY));
    tour.arrive();
    tour.know(LOADING);
    expect([tour.state(), tour.wanted()]).toEqual(['checking', outside('arcade')]);
    tour.know(loaded({ ...JOCK, flunks: 0 }));
    expect([tour.state(), tour.context().hasTune]).toEqual([{ outside: 'refused' }, true]);
  });

  it('breaks where there is nothing to show', () => {
    for (const town of [loaded(JOCK), loaded(NOBODY)]) {
      const tour = start('arcade', town);
      tour.lose('no pictures');
      expect(tour.heard).toEqual([{ type: 'broken', fault: 'no pictures' }]);
    }
  });
});

describe('an exit', () => {
  it('leads on when the next place has come, and the person is where they were until then', () => {
    const tour = standing('arcade');
    tour.go('arcade-lobby');
    expect([tour.here(), tour.wanted()]).toEqual(['arcade', inside('arcade-lobby')]);
    tour.arrive();
    expect([tour.state(), tour.here()]).toEqual([{ inside: 'still' }, 'arcade-lobby']);
  });

  it('is asked the same rule as the first door', () => {
    const tour = standing('jocks-house-closet');
    tour.go('jocks-house-teddy-backpack');
    tour.go('geeks-house');
    tour.go('jocks-house-attic');
    tour.go('paradise-motel');
    expect(tour.heard).toMatchObject([
      { type: 'refused', place: 'jocks-house-teddy-backpack', entry: { refusal: 'NO_TEDDY' } },
      { type: 'refused', place: 'geeks-house', entry: { refusal: 'OTHER_CLIQUE' } },
      { type: 'refused', place: 'jocks-house-attic', entry: { refusal: 'UNKNOWN_PLACE' } },
      { type: 'refused', place: 'paradise-motel', entry: { refusal: 'UNKNOWN_PLACE' } },
    ]);
    expect([tour.state(), tour.wanted()]).toEqual([{ inside: 'still' }, inside('jocks-house-closet')]);
  });

  it('leads into a place of build mode in build mode', () => {
    const tour = start('football-field', loaded(JOCK), true);
    tour.arrive();
    tour.go('paradise-motel');
    expect(tour.wanted()).toEqual(inside('paradise-motel'));
  });

  it('is one at a time: a second that is pressed on the way leads nowhere', () => {
    const tour = standing('arcade');
    tour.go('arcade-lobby');
    tour.go('high-school');
    expect(tour.wanted()).toEqual(inside('arcade-lobby'));
    tour.arrive();
    tour.go('high-school');
    expect(tour.wanted()).toEqual(inside('high-school'));
  });

  it('that leads where the person is already does nothing', () => {
    const tour = standing('arcade');
    tour.go('arcade');
    expect([tour.state(), tour.heard]).toEqual([{ inside: 'still' }, []]);
  });

  it('says so when the way is long', () => {
    const tour = standing('arcade');
    tour.go('arcade-lobby');
    vi.advanceTimersByTime(WAITING_AFTER_MS - 1);
    expect(tour.isLate()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(tour.isLate()).toBe(true);
    tour.arrive();
    expect(tour.isLate()).toBe(false);
  });

  it('that leads nowhere just now says so, and can be tried again', () => {
    const tour = standing('arcade');
    tour.go('arcade-lobby');
    tour.lose();
    expect([tour.heard, tour.wanted(), tour.here()]).toEqual([
      [{ type: 'noWay' }],
      inside('arcade'),
      'arcade',
    ]);
    tour.go('arcade-lobby');
    tour.arrive();
    expect(tour.here()).toBe('arcade-lobby');
  });
});

describe('inside', () => {
  it('presses what a button stands for, and nothing from outside', () => {
    const [within, without] = [standing('football-field'), start('football-field', loaded(NOBODY))];
    without.arrive();
    for (const tour of [within, without]) tour.press('lights');
    expect([within.heard, without.heard]).toEqual([[{ type: 'press', hotspot: 'lights' }], []]);
  });

  it('stays, and walks on, where another answer of the server changes nothing', () => {
    const tour = standing('arcade');
    tour.know(loaded({ ...JOCK, flunks: 7 }));
    expect(tour.state()).toEqual({ inside: 'still' });
    tour.go('arcade-lobby');
    tour.know(loaded({ ...JOCK, flunks: 3 }));
    expect([tour.state(), tour.wanted()]).toEqual([
      { inside: { walking: 'setOut' } },
      inside('arcade-lobby'),
    ]);
  });

  it('is asked for the place where the person is, and not for the one where they began', () => {
    const tour = standing('football-field');
    tour.go('jocks-house');
    tour.arrive();
    tour.know(loaded({ ...JOCK, cliques: new Set() }));
    expect([tour.state(), tour.wanted(), tour.here()]).toEqual([
      { outside: 'refused' },
      outside('jocks-house'),
      null,
    ]);
  });

  it('turns back on the way to a place that is closed meanwhile', () => {
    const tour = standing('football-field');
    tour.go('jocks-house');
    tour.know(loaded({ ...JOCK, cliques: new Set() }));
    expect([tour.state(), tour.wanted()]).toEqual([{ inside: 'still' }, inside('football-field')]);
  });

  it('sees where it was while another wallet is looked up, and leads nowhere meanwhile', () => {
    const tour = standing('arcade');
    tour.know(LOADING);
    tour.go('arcade-lobby');
    expect([tour.state(), tour.wanted(), tour.here()]).toEqual(['checking', inside('arcade'), 'arcade']);
    tour.know(loaded(JOCK));
    expect([tour.state(), tour.here(), tour.context().hasTune]).toEqual([
      { inside: 'still' },
      'arcade',
      true,
    ]);
  });

  it('leaves a place of build mode when the mode ends', () => {
    const tour = start('paradise-motel', loaded(JOCK), true);
    tour.arrive();
    tour.know(loaded(JOCK), false);
    expect([tour.state(), tour.wanted(), tour.here()]).toEqual([{ outside: 'refused' }, null, null]);
  });
});
