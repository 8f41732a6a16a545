// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { store } from '../../../kernel/store.ts';
import { prepareWidgets } from '../../../testing/fakeStage.ts';
import { aPlayer } from '../../../testing/playing.ts';
import { createVoice } from './voice.ts';

beforeAll(prepareWidgets);

it('says its lines above those who stand at the foot of the picture, and lower when they have gone (PRESENCE-7)', () => {
  const { host } = aPlayer({ body: { width: 640, height: 360 } });
  const foot = store(60);
  const voice = createVoice(host, foot);
  voice.say('It plays by itself.');
  const caption = host.root.children.at(-1);
  const lowest = () => (caption?.y ?? 0) + (caption?.height ?? 0);
  expect(lowest()).toBeLessThanOrEqual(300);
  foot.set(0);
  expect(lowest()).toBeGreaterThan(300);
  voice.destroy();
});
