import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPiece, setUpAudio as setUp, track } from '../../testing/audio.ts';
import { SILENCE_MS, tuneGain } from './soundGraph.ts';

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('music', () => {
  it('pauses while the page or its window is hidden, and rests (SHELL-16, SOUND-2)', async () => {
    const { audio, context, piece } = setUp();
    audio.unlock();
    const music = audio.music.play(track);
    await settled();
    audio.setVisible(false);
    expect(piece.pause).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(SILENCE_MS * 2);
    expect(context().state).toBe('suspended');
    music.setVisible(false);
    audio.setVisible(true);
    piece.start.mockClear();
    music.setVisible(true);
    expect(piece.start).toHaveBeenCalledOnce();
    expect(context().state).toBe('running');
  });

  it('sounds once when two windows want the same track, and goes on in the other', async () => {
    const { audio, open, piece } = setUp();
    audio.unlock();
    const first = audio.music.play(track);
    const second = audio.music.play(track, { fadeIn: 1 });
    await settled();
    expect(open).toHaveBeenCalledOnce();
    first.setVisible(false);
    await settled();
    expect(open).toHaveBeenLastCalledWith(track, expect.objectContaining({ fadeIn: 1 }));
    piece.start.mockClear();
    second.setVisible(false);
    first.setVisible(true);
    first.stop();
    second.setVisible(true);
    expect(piece.start).toHaveBeenCalledTimes(2);
    second.stop();
  });

  it('is that of the place the person is in, and again that of the other when they leave (SOUND-2)', async () => {
    const { audio, open } = setUp();
    const town = { ...aPiece(), track: { ...track, webm: 'town.webm' } };
    const motel = { ...aPiece(), track: { ...track, webm: 'motel.webm' } };
    open.mockImplementation(({ webm }) => (webm === 'town.webm' ? town : motel));
    audio.unlock();
    const first = audio.music.play(town.track);
    await settled();
    const second = audio.music.play(motel.track);
    await settled();
    expect([town.heard(), motel.heard()]).toEqual([false, true]);
    first.raise();
    expect([town.heard(), motel.heard()]).toEqual([true, false]);
    second.raise();
    second.stop();
    await settled();
    expect(town.heard()).toBe(true);
  });

  it('of a place that the person is not in waits until they come there, or the other ends', async () => {
    const { audio, open } = setUp();
    audio.unlock();
    const here = audio.music.play(track);
    audio.music.play({ ...track, webm: 'town.webm' }, { raised: false });
    await settled();
    expect(open.mock.calls.map(([{ webm }]) => webm)).toEqual(['tune.webm']);
    here.stop();
    await settled();
    expect(open.mock.calls.map(([{ webm }]) => webm)).toEqual(['tune.webm', 'town.webm']);
  });

  it('lets no third piece be heard while one takes the place of another (SOUND-2)', async () => {
    const { audio, open } = setUp();
    audio.unlock();
    audio.music.play({ ...track, webm: 'town.webm' });
    const here = audio.music.play(track);
    await settled();
    here.stop(1.2);
    audio.music.play({ ...track, webm: 'lobby.webm' });
    await settled();
    expect(open.mock.calls.map(([{ webm }]) => webm)).toEqual(['tune.webm', 'lobby.webm']);
  });

  it('never starts when it is stopped before it was loaded', async () => {
    const { audio, open } = setUp();
    audio.unlock();
    audio.music.play(track).stop();
    await settled();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('an ambience', () => {
  it('waits for the first gesture, sounds beside music, and is silent with its window, the page and mute', async () => {
    const { audio, open, scene, openAmbience } = setUp();
    audio.music.play(track);
    const rain = audio.ambience.play('rain', { fadeIn: 1.2 });
    await settled();
    expect(openAmbience).not.toHaveBeenCalled();
    audio.unlock();
    await settled();
    expect(openAmbience).toHaveBeenCalledExactlyOnceWith('rain', { volume: 1, fadeIn: 1.2 });
    expect(open).toHaveBeenCalledOnce();
    for (const hush of [rain.setVisible, audio.setVisible, (on: boolean) => audio.setMuted(!on)]) {
      scene.start.mockClear();
      scene.pause.mockClear();
      hush(false);
      expect(scene.pause).toHaveBeenCalled();
      expect(scene.start).not.toHaveBeenCalled();
      hush(true);
      expect(scene.start).toHaveBeenCalled();
    }
  });

  it('keeps the context running, and lets it rest after the last', async () => {
    const { audio, context, scene } = setUp();
    audio.unlock();
    const rain = audio.ambience.play('rain');
    await vi.advanceTimersByTimeAsync(SILENCE_MS * 3);
    expect(context().state).toBe('running');
    rain.stop(1.2);
    expect(scene.stop).toHaveBeenCalledExactlyOnceWith(1.2);
    await vi.advanceTimersByTimeAsync(SILENCE_MS * 2);
    expect(context().state).toBe('suspended');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of two windows is that of the one in front (SOUND-2)', async () => {
    const { audio, openAmbience } = setUp();
    audio.unlock();
    const lake = audio.ambience.play('lake');
    const cellar = audio.ambience.play('drips');
    await settled();
    expect(openAmbience.mock.calls.map(([name]) => name)).toEqual(['drips']);
    lake.raise();
    await settled();
    expect(openAmbience.mock.calls.map(([name]) => name)).toEqual(['drips', 'lake']);
    cellar.stop();
  });

  it('is tried again after its code could not be had', async () => {
    const { audio, faults, loadAmbiences, openAmbience } = setUp();
    loadAmbiences.mockRejectedValueOnce(new Error('offline'));
    audio.unlock();
    const rain = audio.ambience.play('rain');
    await settled();
    expect(faults).toHaveLength(1);
    rain.raise();
    await settled();
    expect(openAmbience).toHaveBeenCalledOnce();
  });
});

describe('a tune beside a soundscape', () => {
  const volumes = [1, 0.8, 0.6, 0.5, 0.3];

  it('is 6 dB under full: one that is soft already is softened by what is left of them, or not at all (SOUND-4)', () => {
    expect(volumes.map((volume) => volume * tuneGain(volume, true))).toEqual([0.5, 0.5, 0.5, 0.5, 0.3]);
    expect(volumes.map((volume) => tuneGain(volume, false))).toEqual([1, 1, 1, 1, 1]);
  });

  it('is softer as long as the soundscape is heard, on top of mute and the volumes (SOUND-4)', async () => {
    const { audio, context } = setUp();
    const tunes = () => context().levels().at(-1);
    audio.unlock();
    audio.setVolumes({ all: 1, effects: 1, music: 0.4 });
    audio.music.play(track);
    await settled();
    expect(tunes()).toBe(1);
    const rain = audio.ambience.play('rain');
    await settled();
    expect(context().levels()).toEqual([1, 1, 0.4, 0.5]);
    rain.setVisible(false);
    expect(tunes()).toBe(1);
    rain.setVisible(true);
    expect(tunes()).toBe(0.5);
    audio.setMuted(true);
    audio.setMuted(false);
    expect(context().levels()).toEqual([1, 1, 0.4, 0.5]);
    rain.stop();
    await settled();
    expect(tunes()).toBe(1);
  });

  it('stays soft from one place to the next, and is loud again in none (SOUND-4)', async () => {
    const { audio, context } = setUp();
    audio.unlock();
    audio.music.play(track);
    const rain = audio.ambience.play('rain');
    await settled();
    const glides = context().gains.at(-1)?.glides ?? [];
    glides.length = 0;
    rain.stop(1.2);
    audio.ambience.play('drips');
    await settled();
    expect(new Set(glides)).toEqual(new Set([0.5]));
  });

  it('is not the radio, which the person has set as loud as they want it (SOUND-4)', async () => {
    const { audio, context } = setUp();
    audio.unlock();
    const make = vi.fn(() => aPiece());
    audio.ambience.play('rain');
    audio.music.perform('radio', () => Promise.resolve(make));
    await settled();
    const [, , music, tunes] = context().gains;
    expect(tunes?.value).toBe(0.5);
    expect(make).toHaveBeenCalledExactlyOnceWith(context(), expect.objectContaining({ gain: music }));
  });
});
