// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { eveningAt } from '@shared/domain/town/evening.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { store } from '../../kernel/store.ts';
import { prepareWidgets } from '../../testing/fakeStage.ts';
import { pointer } from '../../testing/input.ts';
import { aPlace } from '../../testing/places.ts';
import { aPlayer, fakePictures } from '../../testing/playing.ts';
import type { Place } from './place.ts';
import { PlacePicture } from './picture/placePicture.ts';
import { showPlace } from './placeView.ts';

vi.mock('../../engine/assets/texture.ts', async (original) => ({
  ...(await original<object>()),
  holdUntil: (closed: AbortSignal) => fakePictures.holdUntil(closed),
}));

const { art, shown } = fakePictures;

/** A street with a door, in a window in which all of its picture is seen. */
function open(changes: Partial<Place> = {}) {
  const player = aPlayer({ body: { width: 704, height: 416 } });
  const { app, host } = player;
  player.visible.set(false);
  const voice = { say: vi.fn(), describe: vi.fn(), destroy: vi.fn() };
  const framing = { whole: store(false), isCut: store(false) };
  const place = aPlace('street', { hotspots: { door: { label: 'Door', sound: 'knock' } }, ...changes });
  const view = showPlace(host, app, { place, art }, { voice, go: vi.fn(), framing });
  return {
    ...player,
    view,
    voice,
    picture: () => host.root.children.find((child) => child instanceof PlacePicture),
  };
}

beforeAll(prepareWidgets);

describe('a place without power', () => {
  it('is seen by a candle, which goes where the person points, and as ever once the lights are back (EVENING-3)', () => {
    const { view, voice, powerCut, element, picture } = open();
    const parts = picture()?.children.length ?? 0;
    const plain = view.alt();
    powerCut.set(true);
    expect(voice.say).toHaveBeenLastCalledWith(
      'The lights go out. Something hums to its end. You have a candle.',
    );
    expect(view.alt()).toBe(`The power is out, and you see as far as a candle does. ${plain}`);
    const light = picture()?.children.at(-1)?.children.at(-1);
    const before = light?.x;
    pointer(element, 'pointermove', { clientX: 300, clientY: 200 });
    pointer(element, 'pointermove', { clientX: 20, clientY: 200 });
    expect(light?.x).not.toBe(before);
    powerCut.set(false);
    expect([view.alt(), picture()?.children.length]).toEqual([plain, parts]);
    powerCut.set(true);
    view.destroy();
  });

  it('has no candle where it has a light of its own, by which as much is seen as that light shows (EVENING-3)', async () => {
    const { model } = aPlace('street');
    const { cuts: _unlit, ...look } = { ...model.night, picture: 'dark-picture' };
    const load = vi.fn(() =>
      Promise.resolve({ atlas: { url: '', frames: {} }, pictures: {}, places: { street: { dark: look } } }),
    );
    const dark = { alt: 'The street by a bonfire.', load };
    const lays = [{ cut: 'lamp', when: {}, alt: 'A lamp is lit.' }];
    const { view, voice, powerCut, evening, button, picture } = open({ dark, lays });
    evening.set(eveningAt(epochMs(Date.parse('2026-11-27T20:04:00-06:00')), 'America/Chicago'));
    powerCut.set(true);
    expect(voice.say).toHaveBeenLastCalledWith(
      'The lights go out. Something hums to its end. You wait for your eyes.',
    );
    await vi.waitFor(() => expect(view.alt()).toBe('The street by a bonfire.'));
    const parts = picture()?.children.length;
    shown.length = 0;
    button('Door').dispatchEvent(new PointerEvent('pointerenter'));
    expect(shown).toEqual(['night-door']);
    powerCut.set(false);
    expect([view.alt(), picture()?.children.length]).toEqual(['The street by day. A lamp is lit.', parts]);
    view.destroy();
  });
});
