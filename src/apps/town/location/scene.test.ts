// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOBODY, type Holder } from '@shared/domain/town/town.ts';
import type { TownState } from '@shared/domain/town/townEntry.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { asBuilt } from '../../../kernel/features.ts';
import { store } from '../../../kernel/store.ts';
import { prepareWidgets } from '../../../testing/fakeStage.ts';
import { aPlace } from '../../../testing/places.ts';
import { aPlayer, fakePictures, fakeTown as town } from '../../../testing/playing.ts';
import type { Place } from '../../../town/play/place.ts';
import { TEXTS } from '../../../town/play/texts.ts';
import showLocation from './scene.ts';
import { tourOf } from './tour.ts';

const HOLDER: Holder = { wallet: '0x01', flunks: 1, cliques: new Set(), hasTeddy: false };

vi.mock('../../../town/places/index.ts', () => ({
  loadPlace: (id: string) => Promise.resolve(town.get(id)),
}));
vi.mock('../../../engine/assets/texture.ts', async (original) => ({
  ...(await original<object>()),
  holdUntil: (closed: AbortSignal) => fakePictures.holdUntil(closed),
}));

/** The window of the arcade, as a holder opens it. */
async function open() {
  const player = aPlayer();
  const rights = store<TownState>({ status: 'loaded', holder: HOLDER });
  /** Where others see the person. */
  const present: string[] = [];
  const presence = {
    ...player.app.services.presence,
    enter(place: string) {
      present.push(place);
      return () => void present.splice(present.indexOf(place), 1);
    },
  };
  const app = {
    ...player.app,
    params: 'arcade',
    mode: store(asBuilt('public')),
    services: { ...player.app.services, town: rights, presence },
    // The scene asks nothing else of these services.
  } as unknown as AppContext;
  const unmount = showLocation(player.host, app);
  tourOf(app).room.set({ x: 0, y: 0, width: 640, height: 360 });
  await player.settle();
  return {
    ...player,
    rights,
    present,
    close() {
      player.life.abort();
      unmount();
    },
  };
}
const { held } = fakePictures;

beforeAll(prepareWidgets);
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fakePictures.reset();
  town.clear();
});

describe('an exit', () => {
  beforeEach(() => {
    const out = { label: 'Street', exit: { to: 'arcade' } };
    town.set(
      'arcade',
      aPlace('arcade', { hotspots: { way: { label: 'Way in', exit: { to: 'arcade-lobby' } } } }),
    );
    town.set('arcade-lobby', aPlace('arcade-lobby', { hotspots: { door: { label: 'Door' }, way: out } }));
  });

  it('leads to the other place in the same window, and back by the exit there (PLACE-9)', async () => {
    const { button, setTitle, label, said, settle } = await open();
    button('Way in').focus();
    button('Way in').click();
    await settle();
    expect(setTitle).toHaveBeenLastCalledWith('The arcade-lobby');
    expect(label()).toBe('The arcade-lobby by day.');
    expect(said()).toBe('The arcade-lobby. The arcade-lobby by day.');
    expect(document.activeElement).toBe(button('Street'));
    button('Street').click();
    await settle();
    expect(setTitle).toHaveBeenLastCalledWith('The arcade');
    expect(label()).toBe('The arcade by day.');
  });

  it('frees the place that is left', async () => {
    const { button, settle, close } = await open();
    button('Way in').click();
    await settle();
    expect(held).toEqual(['arcade-lobby/atlas.webp']);
    close();
    expect(held).toEqual([]);
  });

  it('fades one tune into the other, and lets one go on that both have', async () => {
    const { button, settle, playing, music } = await open();
    button('Way in').click();
    await settle();
    expect(playing).toEqual(['arcade-lobby.webm']);
    expect(music.play.mock.lastCall?.[1]).toMatchObject({ fadeIn: 1.2 });
    const { tune } = aPlace('arcade-lobby');
    town.set('arcade', aPlace('arcade', tune && { tune }));
    button('Street').click();
    await settle();
    expect(music.play).toHaveBeenCalledTimes(2);
    expect(playing).toEqual(['arcade-lobby.webm']);
  });

  it('keeps the place until the next has come, says so when that takes a while, and goes once', async () => {
    let arrive: () => void = () => undefined;
    const { button, settle, label, said, element, setTitle } = await open();
    fakePictures.arrives = () => new Promise((resolve) => (arrive = resolve));
    button('Way in').click();
    button('Way in').click();
    await settle();
    expect(said()).toBe('');
    await vi.advanceTimersByTimeAsync(300);
    expect(said()).toBe(TEXTS.onTheWay);
    expect(element.querySelectorAll('.waiting')).toHaveLength(1);
    expect(label()).toBe('The arcade by day.');
    arrive();
    await settle();
    expect(label()).toBe('The arcade-lobby by day.');
    expect(element.querySelectorAll('.waiting')).toHaveLength(0);
    expect(setTitle.mock.calls).toEqual([['The arcade'], ['The arcade-lobby']]);
  });

  it('says when the next place does not come, and leads there at the next press', async () => {
    const { button, settle, said, label } = await open();
    fakePictures.arrives = () => Promise.reject(new Error('offline'));
    button('Way in').click();
    await settle();
    expect(said()).toBe(TEXTS.noWay);
    expect(held).toEqual(['arcade/atlas.webp']);
    fakePictures.arrives = () => Promise.resolve();
    button('Way in').click();
    await settle();
    expect(label()).toBe('The arcade-lobby by day.');
  });

  it('leads nowhere once the window is closed', async () => {
    let arrive: () => void = () => undefined;
    const { button, settle, close, playing, element } = await open();
    fakePictures.arrives = () => new Promise((resolve) => (arrive = resolve));
    button('Way in').click();
    close();
    arrive();
    await settle();
    expect(playing).toEqual([]);
    expect(element.childElementCount).toBe(0);
  });

  it('breaks the window, and not the desktop, when the next place cannot be shown', async () => {
    const { button, settle, fail } = await open();
    const broken = { ...aPlace('arcade-lobby'), model: { ...aPlace('arcade-lobby').model, day: undefined } };
    // A bundle of another build than the code.
    town.set('arcade-lobby', broken as unknown as Place);
    button('Way in').click();
    await settle();
    expect(fail).toHaveBeenCalled();
  });

  it('into a place that the person may not enter stays shut, and says why', async () => {
    const exit = { to: 'jocks-house' };
    town.set('arcade', aPlace('arcade', { hotspots: { way: { label: 'Way in', exit } } }));
    const { button, settle, label, ask, sound } = await open();
    button('Way in').click();
    await settle();
    expect(label()).toBe('The arcade by day.');
    expect(ask.mock.calls.map(([{ title, message }]) => [title, message])).toEqual([
      [
        'Access Denied',
        "You need to own a JOCK NFT to access the Jock's House. Only members of this clique can enter!",
      ],
    ]);
    expect(sound).toHaveBeenLastCalledWith('locked');
  });

  it('into a place that no location names stays shut, and says that there is none', async () => {
    const exit = { to: 'arcade-cellar' };
    town.set('arcade', aPlace('arcade', { hotspots: { way: { label: 'Way in', exit } } }));
    const { button, settle, label, ask } = await open();
    button('Way in').click();
    await settle();
    expect(label()).toBe('The arcade by day.');
    expect(ask.mock.lastCall?.[0]).toMatchObject({
      title: 'Access Denied',
      message: 'There is no such place in Arcadia.',
    });
  });
});

it('breaks its window, and holds nothing, where not even the first place comes', async () => {
  town.set('arcade', aPlace('arcade'));
  fakePictures.arrives = () => Promise.reject(new Error('offline'));
  const { fail } = await open();
  expect(fail).toHaveBeenCalledExactlyOnceWith(new Error('offline'));
  expect(held).toEqual([]);
});

describe('a person who may be there no longer', () => {
  const NO_MORE: TownState = { status: 'loaded', holder: NOBODY };

  beforeEach(() => {
    town.set('arcade-lobby', aPlace('arcade-lobby'));
    town.set(
      'arcade',
      aPlace('arcade', { hotspots: { way: { label: 'Way in', exit: { to: 'arcade-lobby' } } } }),
    );
  });

  it('sees the location from outside, where nothing can be pressed and nobody sees them', async () => {
    const { button, settle, label, rights, present, element } = await open();
    button('Way in').click();
    await settle();
    expect([label(), present]).toEqual(['The arcade-lobby by day.', ['arcade-lobby']]);
    rights.set(NO_MORE);
    expect(present).toEqual([]);
    await settle();
    expect(label()).toBe('The arcade by day.');
    expect(element.querySelectorAll('.hotspot:not([hidden])')).toHaveLength(0);
    expect(held).toEqual(['arcade/atlas.webp']);
  });

  it('does not arrive where they were on their way to', async () => {
    let arrive: () => void = () => undefined;
    const { button, settle, label, rights, present } = await open();
    fakePictures.arrives = () => new Promise((resolve) => (arrive = resolve));
    button('Way in').click();
    await settle();
    fakePictures.arrives = () => Promise.resolve();
    rights.set(NO_MORE);
    arrive();
    await settle();
    expect([label(), present, held]).toEqual(['The arcade by day.', [], ['arcade/atlas.webp']]);
  });

  it('stays where they are while it is looked up, and goes on when they may', async () => {
    const { button, settle, label, rights } = await open();
    const before = rights.get();
    rights.set({ status: 'loading' });
    button('Way in').click();
    await settle();
    expect(label()).toBe('The arcade by day.');
    rights.set(before);
    await settle();
    button('Way in').click();
    await settle();
    expect(label()).toBe('The arcade-lobby by day.');
  });
});
