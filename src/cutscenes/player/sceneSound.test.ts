// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { aPlayer } from '../../testing/playing.ts';
import type { Chapter, TuneName } from '../scene.ts';
import { createSceneSound } from './sceneSound.ts';

const tunes = vi.hoisted(() => ({ missing: '' }));
vi.mock('../tunes.ts', () => ({
  loadTune: (name: TuneName) => Promise.resolve(name === tunes.missing ? null : { webm: name }),
}));

const scene = { id: 'lake', alt: '', lines: [] };
const chapter: Chapter = {
  id: 'night',
  title: 'The Night',
  tune: 'arrival',
  scenes: [scene, scene, { ...scene, tune: null, ambience: 'rain' }, { ...scene, tune: 'slow-dance' }],
};

async function hear(...scenes: readonly number[]) {
  const player = aPlayer();
  const sound = createSceneSound(player.app, chapter);
  for (const index of scenes) {
    sound.hear(index);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { ...player, sound, tracks: player.music.play.mock.calls.map(([track]) => track.webm ?? track) };
}

it('plays one tune through the scenes of a chapter, and fades it in', async () => {
  const { tracks, playing, music } = await hear(0, 1);
  expect(tracks).toEqual(['arrival']);
  expect(playing).toEqual(['arrival']);
  expect(music.play.mock.calls[0]?.[1]).toMatchObject({ fadeIn: 1.2, visible: true });
});

it('is without music in a scene that has none, and with its soundscape', async () => {
  const { playing, tracks } = await hear(0, 2);
  expect(playing).not.toContain('arrival');
  expect(tracks).toContain('rain');
});

it('plays another tune for a scene that names one, and only that', async () => {
  const { playing } = await hear(0, 3);
  expect(playing).toEqual(['slow-dance']);
});

it('goes on without a tune that does not come', async () => {
  tunes.missing = 'arrival';
  const { playing } = await hear(0, 3);
  tunes.missing = '';
  expect(playing).toEqual(['slow-dance']);
});

it('pauses while the cutscene is not seen, and is over with it', async () => {
  const { visible, music, sound, playing } = await hear(0);
  visible.set(false);
  expect(music.setVisible).toHaveBeenLastCalledWith(false);
  sound.stop();
  expect(playing).toEqual([]);
});
