// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { MusicTrack } from '../../kernel/musicTrack.ts';
import { aPlayer } from '../../testing/playing.ts';
import type { Chapter, TuneName } from '../scene.ts';
import { createSceneSound } from './sceneSound.ts';

/** A track that is told by its name. */
const track = (name: TuneName): MusicTrack => ({ webm: name, m4a: '', seconds: 1, volume: 1 });

const scene = { id: 'lake', alt: '', lines: [] };
const chapter: Chapter = {
  id: 'night',
  title: 'The Night',
  tune: 'arrival',
  scenes: [scene, scene, { ...scene, tune: null, ambience: 'rain' }, { ...scene, tune: 'slow-dance' }],
};

async function hear(scenes: readonly number[], missing?: TuneName) {
  const player = aPlayer();
  const sound = createSceneSound(player.app, chapter, (name) =>
    Promise.resolve(name === missing ? null : track(name)),
  );
  for (const index of scenes) {
    sound.hear(index);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { ...player, sound, tracks: player.music.play.mock.calls.map(([asked]) => asked.webm ?? asked) };
}

it('plays one tune through the scenes of a chapter, and fades it in (CUTSCENE-10)', async () => {
  const { tracks, playing, music } = await hear([0, 1]);
  expect(tracks).toEqual(['arrival']);
  expect(playing).toEqual(['arrival']);
  expect(music.play.mock.calls[0]?.[1]).toMatchObject({ fadeIn: 1.2, visible: true });
});

it('is without music in a scene that has none, and with its soundscape (CUTSCENE-10)', async () => {
  const { playing, tracks } = await hear([0, 2]);
  expect(playing).not.toContain('arrival');
  expect(tracks).toContain('rain');
});

it('plays another tune for a scene that names one, and only that (CUTSCENE-10)', async () => {
  const { playing } = await hear([0, 3]);
  expect(playing).toEqual(['slow-dance']);
});

it('goes on without a tune that does not come', async () => {
  const { playing } = await hear([0, 3], 'arrival');
  expect(playing).toEqual(['slow-dance']);
});

it('pauses while the cutscene is not seen, and is over with it (CUTSCENE-9)', async () => {
  const { visible, music, sound, playing } = await hear([0]);
  visible.set(false);
  expect(music.setVisible).toHaveBeenLastCalledWith(false);
  sound.stop();
  expect(playing).toEqual([]);
});
