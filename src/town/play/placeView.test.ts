// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FLOODLIT } from '@shared/domain/town/story.ts';
import { fail } from '@shared/kernel/result.ts';
import { Painted } from '../../engine/draw/painted.ts';
import { PHONE_DISPLAY, prepareWidgets } from '../../testing/fakeStage.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { key, pointer } from '../../testing/input.ts';
import { store } from '../../kernel/store.ts';
import { aPlace } from '../../testing/places.ts';
import { aPlayer, fakePictures } from '../../testing/playing.ts';
import type { Place } from './place.ts';
import { PlacePicture } from './picture/placePicture.ts';
import { showPlace } from './placeView.ts';

const PHONE = { width: 390, height: 720 };
/** A window in which all of the picture is seen. */
const WHOLE = { width: 704, height: 416 };
const { art, shown } = fakePictures;

/** A street with a door in its middle and a way on at its right end, on a phone. */
function open(body = PHONE, browser = fakeBrowser(), changes: Partial<Place> = {}) {
  const player = aPlayer({ body, display: PHONE_DISPLAY, browser });
  const { app, host, element } = player;
  player.visible.set(false);
  const hotspots = { door: { label: 'Door', sound: 'knock' }, way: { label: 'Way on' } } as const;
  const go = vi.fn();
  const voice = { say: vi.fn(), describe: vi.fn(), destroy: vi.fn() };
  const place = aPlace('street', { hotspots, ...changes });
  const framing = { whole: store(false), isCut: store(false) };
  const view = showPlace(host, app, { place, art }, { voice, go, framing });
  return {
    ...player,
    view,
    voice,
    go,
    framing,
    picture: () => host.root.children.find((child) => child instanceof PlacePicture),
    /** The arrows at the edges, by what they are called. */
    arrows: () =>
      [...element.querySelectorAll('button[aria-label^="Look "]')]
        .map((arrow) => arrow.getAttribute('aria-label'))
        .sort(),
    tap(x: number, timeStamp: number, on: HTMLElement = element) {
      for (const type of ['pointerdown', 'pointerup']) {
        const init = { clientX: x, clientY: 200, bubbles: true, isPrimary: true, pointerId: 1 };
        // A browser sets the time itself.
        on.dispatchEvent(
          Object.defineProperty(new PointerEvent(type, init), 'timeStamp', { value: timeStamp }),
        );
      }
    },
    drag(by: number, from: HTMLElement = element, down = 0) {
      pointer(from, 'pointerdown', { clientX: 200, clientY: 200 });
      pointer(element, 'pointermove', { clientX: 200 + by, clientY: 200 + down });
      pointer(element, 'pointerup', { clientX: 200 + by, clientY: 200 + down });
    },
  };
}

beforeAll(prepareWidgets);

describe('a picture that is larger than its window', () => {
  it('is dragged with a finger, also from a hotspot, without pressing it', () => {
    const { element, button, sound, picture, drag } = open();
    const before = picture()?.x ?? 0;
    drag(-60, button('Door'));
    expect(picture()?.x).toBe(before - 60);
    expect(sound).not.toHaveBeenCalled();
    key(element, 'ArrowLeft');
    expect(picture()?.x).toBe(before - 36);
  });

  it('takes its buttons along once the hand that drags it lets go', () => {
    const { element, button, drag } = open();
    const left = () => parseFloat(button('Door').style.left);
    const before = left();
    pointer(element, 'pointerdown', { clientX: 200, clientY: 200 });
    pointer(element, 'pointermove', { clientX: 140, clientY: 200 });
    expect(left()).toBe(before);
    pointer(element, 'pointerup', { clientX: 140, clientY: 200 });
    expect(left()).toBe(before - 60);
    drag(60);
    expect(left()).toBe(before);
  });

  it('opens with its middle in the middle, and where it has none, where most can be pressed', () => {
    const { picture } = open(PHONE, fakeBrowser(), { middle: 'way' });
    // At the right end of the picture, which is as far as it goes.
    expect(picture()?.x).toBe(390 - 4 * 352);
    expect(open().picture()?.x).toBeGreaterThan(390 - 4 * 352);
  });

  it('opens with what an evening has brought in the middle (PLACE-8)', () => {
    const { picture } = open(PHONE, fakeBrowser(), { middle: 'door', glows: { way: 'light' } });
    expect(picture()?.x).toBe(390 - 4 * 352);
  });

  it('opens as it would have, when its body is laid out only afterwards', () => {
    const { picture } = open();
    const late = open({ width: 0, height: 0 });
    late.size.set(PHONE);
    const [one, other] = [picture(), late.picture()];
    expect([other?.x, other?.y, other?.scale.x]).toEqual([one?.x, one?.y, one?.scale.x]);
  });

  it('brings what gets the focus by a key into the window, and leaves what a finger touches, at the size of a thumb on a phone', () => {
    const { button } = open();
    expect(Number.parseInt(button('Way on').style.left)).toBeGreaterThan(390);
    const isSeen = vi.spyOn(button('Way on'), 'matches').mockReturnValue(false);
    button('Way on').focus();
    expect(Number.parseInt(button('Way on').style.left)).toBeGreaterThan(390);
    button('Way on').blur();
    isSeen.mockReturnValue(true);
    button('Way on').focus();
    expect(Number.parseInt(button('Way on').style.left)).toBeLessThan(390);
    expect(Number.parseInt(button('Way on').style.width)).toBe(44);
  });
});

describe('a picture of which a phone shows a part', () => {
  const scale = (picture: { readonly scale: { readonly x: number } } | undefined) => picture?.scale.x;

  it('is seen whole, in the middle, while the person wishes it, and then begins where it began (PLACE-8)', () => {
    const { picture, framing } = open();
    const [before, covering] = [picture()?.x, scale(picture())];
    expect([framing.isCut.get(), covering]).toEqual([true, 4]);
    framing.whole.set(true);
    expect([scale(picture()), picture()?.x, picture()?.y]).toEqual([1, (390 - 352) / 2, (720 - 208) / 2]);
    framing.whole.set(false);
    expect([scale(picture()), picture()?.x]).toEqual([covering, before]);
  });

  it('is seen whole after a double tap, and after another as large as before, where that was (PLACE-8)', () => {
    const { framing, picture, tap, button } = open();
    tap(30, 0);
    tap(30, 1_000);
    tap(200, 1_100);
    tap(30, 3_000, button('Door'));
    tap(30, 3_100, button('Door'));
    expect(framing.whole.get()).toBe(false);
    tap(30, 5_000);
    tap(30, 5_200);
    expect(framing.whole.get()).toBe(true);
    tap(360, 7_000);
    tap(360, 7_200);
    // At the right end of the picture, which is as far as it goes.
    expect([framing.whole.get(), picture()?.x]).toEqual([false, 390 - 4 * 352]);
  });

  it('is no choice in a window of its shape', () => {
    const { framing, picture, tap } = open(WHOLE);
    tap(30, 0);
    tap(30, 100);
    expect([framing.isCut.get(), framing.whole.get(), scale(picture())]).toEqual([false, false, 2]);
  });
});

it('is pressed by night where things then are', () => {
  const { button, night } = open(WHOLE);
  expect(button('Door').style.left).toBe('288px');
  night.set(true);
  expect(button('Door').style.left).toBe('280px');
});

describe('what it remembers', () => {
  const taken = { all: ['carried:jar'] } as const;
  const shelf: Partial<Place> = {
    hotspots: {
      door: { label: 'Jar', sound: 'coin', records: 'carried:jar', when: { none: ['carried:jar'] } },
      way: {
        label: 'Shelf',
        answers: ['A jar stands on it.'],
        instead: [{ when: taken, label: 'Empty shelf', answers: ['Dust, and a ring.'] }],
      },
    },
    lays: [{ cut: 'lamp', when: taken, alt: 'A shelf is empty.' }],
  };

  it('is gone once it was taken, from the picture and from what is said of it', () => {
    const { button, voice, label, facts, element } = open(WHOLE, fakeBrowser(), shelf);
    shown.length = 0;
    expect(label()).toBe('The street by day.');
    button('Jar').focus();
    button('Jar').click();
    expect([...facts.get()]).toEqual(['carried:jar']);
    expect(element.querySelectorAll('.hotspot:not([hidden])')).toHaveLength(1);
    expect([shown, label()]).toEqual([['day-lamp'], 'The street by day. A shelf is empty.']);
    expect(document.activeElement).toBe(button('Empty shelf'));
    button('Empty shelf').click();
    expect(voice.say).toHaveBeenLastCalledWith('Dust, and a ring.');
  });

  it('is what was looked at, once it answers (STORY-5)', () => {
    const { button, facts } = open(WHOLE, fakeBrowser(), shelf);
    button('Jar').click();
    expect([...facts.get()]).toEqual(['carried:jar']);
    button('Empty shelf').click();
    expect([...facts.get()]).toEqual(['carried:jar', 'pressed:street/way']);
  });

  it('is so from the start for those of whom it is known, by night as well', () => {
    const browser = fakeBrowser();
    const { button, night, label, facts } = open(WHOLE, browser, shelf);
    facts.set(new Set(['carried:jar']));
    shown.length = 0;
    night.set(true);
    expect([shown, label()]).toEqual([['night-lamp'], 'The street by night. A shelf is empty.']);
    facts.set(new Set());
    expect([button('Jar').hidden, label()]).toEqual([false, 'The street by night.']);
  });

  it('is not offered to those who see it from outside', () => {
    const { view, facts, element } = open(WHOLE, fakeBrowser(), shelf);
    view.offer([]);
    facts.set(new Set(['carried:jar']));
    expect(element.querySelectorAll('.hotspot:not([hidden])')).toHaveLength(0);
  });

  it('lies beneath what is switched on, and beneath what its owner lays', () => {
    const { view, button, facts } = open(WHOLE, fakeBrowser(), {
      hotspots: { door: { label: 'Door', switches: 'lamp' } },
      lays: [{ cut: 'lamp', when: taken, alt: '' }],
    });
    facts.set(new Set(['carried:jar']));
    button('Door').click();
    shown.length = 0;
    view.lay(['lamp']);
    expect(shown).toEqual(['day-lamp', 'day-lamp', 'day-lamp']);
    shown.length = 0;
    button('Door').click();
    expect(shown).toEqual(['day-lamp', 'day-lamp']);
  });
});

describe('the floodlights', () => {
  const lit = { all: [FLOODLIT] } as const;
  const field: Partial<Place> = {
    hotspots: {
      door: { label: 'Door', floodlights: 'on', instead: [{ when: lit, floodlights: 'off' }] },
    },
    lays: [{ cut: 'lamp', when: lit, alt: 'They are on.' }],
  };

  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('are switched for everybody, and seen when anybody has', async () => {
    const { button, call, label, night, floodlights } = open(WHOLE, fakeBrowser(), field);
    night.set(true);
    button('Door').click();
    await settle();
    expect(call.mock.calls).toEqual([
      ['POST /api/town/floodlights', { wallet: '0x0000000000000001', lit: true }],
    ]);
    expect(label()).toContain('They are on.');
    button('Door').click();
    await settle();
    expect(label()).not.toContain('They are on.');
    floodlights.set({ lit: true, switchedAt: 9 });
    expect(label()).toContain('They are on.');
  });

  it('stay as they are where the server refuses, which is said', async () => {
    const { button, call, label, night, voice } = open(WHOLE, fakeBrowser(), field);
    night.set(true);
    call.mockResolvedValueOnce(fail('RATE_LIMITED', 'Too many.'));
    button('Door').click();
    await settle();
    expect(label()).not.toContain('They are on.');
    expect(voice.say).toHaveBeenLastCalledWith('Too many.');
  });

  it('say nothing to a person who has gone on', async () => {
    const { view, button, call, night, voice } = open(WHOLE, fakeBrowser(), field);
    night.set(true);
    call.mockResolvedValueOnce(fail('RATE_LIMITED', 'Too many.'));
    button('Door').click();
    view.destroy();
    voice.say.mockClear();
    await settle();
    expect(voice.say).not.toHaveBeenCalled();
  });
});

describe('a lock that it opens', () => {
  const then = {
    opened: { sound: 'open', answers: ['A stair.'], records: 'seen:stair', exit: { to: 'cellar' } },
  } as const;
  const cellar: Partial<Place> = {
    hotspots: {
      door: { label: 'Door', sound: 'select', opens: { purpose: 'lock', params: 'cellar', then } },
    },
  };
  async function ended(outcome: string | null) {
    const place = open(WHOLE, fakeBrowser(), cellar);
    place.button('Door').click();
    expect(place.outcomeOf.mock.calls).toEqual([['lock', 'cellar']]);
    place.sound.mockClear();
    place.end(outcome);
    await Promise.resolve();
    return place;
  }

  it('leads on when it was opened, with all that comes of that (LOCK-14)', async () => {
    const { go, sound, facts } = await ended('opened');
    expect([go.mock.calls, sound.mock.calls, [...facts.get()]]).toEqual([
      [['cellar']],
      [['open']],
      ['seen:stair'],
    ]);
  });

  it('changes nothing where it was closed again, or ended in a way that the place says nothing of', async () => {
    for (const outcome of [null, 'jammed']) {
      const { go, sound, facts } = await ended(outcome);
      expect([go.mock.calls, sound.mock.calls, facts.get().size]).toEqual([[], [], 0]);
    }
  });

  it('leads nowhere once the person has gone on', async () => {
    const { button, view, end, go, facts } = open(WHOLE, fakeBrowser(), cellar);
    button('Door').click();
    view.destroy();
    end('opened');
    await Promise.resolve();
    expect([go.mock.calls, facts.get().size]).toEqual([[], 0]);
  });

  it('is opened without waiting where nothing comes of how it ends', () => {
    const opens = { purpose: 'lock', params: 'shed' } as const;
    const { button, openFor, outcomeOf } = open(WHOLE, fakeBrowser(), {
      hotspots: { door: { label: 'Door', opens } },
    });
    button('Door').click();
    expect([openFor.mock.calls, outcomeOf.mock.calls]).toEqual([[['lock', 'shed']], []]);
  });
});

describe('the arrows at its edges', () => {
  it('point at what can be pressed and is not seen, and lead there step by step', () => {
    const { button, picture, arrows, view } = open();
    expect(arrows()).toEqual(['Look right']);
    const before = picture()?.x ?? 0;
    button('Look right').click();
    expect(picture()?.x).toBe(before - 195);
    button('Look right').click();
    expect(arrows()).toEqual(['Look left', 'Look right']);
    button('Look right').click();
    expect(arrows()).toEqual(['Look left']);
    view.offer(['way']);
    expect(arrows()).toEqual([]);
    expect(open(WHOLE).arrows()).toEqual([]);
  });

  it('are drawn over the picture', () => {
    const { host } = open();
    const { children } = host.root;
    const picture = children.findIndex((child) => child instanceof PlacePicture);
    const arrows = children.findIndex((child) => child.children.some((face) => face instanceof Painted));
    expect(arrows).toBeGreaterThan(picture);
  });

  it('are there until somebody has dragged a picture in this browser', () => {
    const browser = fakeBrowser();
    const whole = open(WHOLE, browser);
    whole.drag(-60);
    const { arrows, drag } = open(PHONE, browser);
    expect(arrows(), 'where a drag has moved nothing').toEqual(['Look right']);
    drag(-60);
    expect(arrows()).toEqual([]);
    drag(60);
    expect(arrows()).toEqual([]);
    expect(open(PHONE, browser).arrows()).toEqual([]);
  });

  it('are learned by a drag up or down as well', () => {
    const { arrows, drag, element } = open();
    drag(0, element, -20);
    expect(arrows()).toEqual([]);
  });

  it('are there where the browser has kept something else by their name', () => {
    const browser = fakeBrowser();
    browser.storage().lasting.set({ name: 'place-dragged', version: 1, read: () => null }, 'later');
    expect(open(PHONE, browser).arrows()).toEqual(['Look right']);
  });

  it('are passed over by keys, which bring in what they come to', () => {
    expect(open().button('Look right').tabIndex).toBe(-1);
  });

  it('go with the place', () => {
    const { view, element } = open();
    view.destroy();
    expect(element.childElementCount).toBe(0);
  });
});
