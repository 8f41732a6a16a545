import { Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { store } from '../../kernel/store.ts';
import { createParticles, createShake, createSquash } from './flourishes.ts';

const burst = { x: 0, y: 0, count: 500, textures: [Texture.WHITE], pace: 10, lasts: 0.1 };

describe('effects', () => {
  it('move and come to rest', () => {
    const moving = store(false);
    const [shake, squash, particles] = [createShake(moving), createSquash(moving), createParticles(moving)];
    shake.strike(8);
    squash.push(0.3);
    particles.burst(burst);
    expect(squash.width * squash.height).toBeCloseTo(1);
    let seen = 0;
    for (let step = 0; step < 240; step += 1) {
      for (const effect of [shake, squash, particles]) effect.pass();
      seen = Math.max(seen, Math.abs(shake.x));
    }
    expect(seen).toBeGreaterThan(2);
    expect(shake).toMatchObject({ x: 0, y: 0 });
    expect(squash.width).toBeCloseTo(1, 2);
    expect(particles.view.children.some(({ visible }) => visible)).toBe(false);
  });

  it('are as many as can be told apart, and their sprites are used again', () => {
    const particles = createParticles(store(false));
    for (let time = 0; time < 3; time += 1) {
      particles.burst(burst);
      for (let step = 0; step < 24; step += 1) particles.pass();
    }
    expect(particles.view.children.length).toBe(160);
  });

  it('all stand still where motion is reduced (GAME-6)', () => {
    const still = store(true);
    const [shake, squash, particles] = [createShake(still), createSquash(still), createParticles(still)];
    shake.strike(8);
    squash.push(0.3);
    particles.burst(burst);
    for (const effect of [shake, squash, particles]) effect.pass();
    expect([shake.x, shake.y, squash.width, particles.view.children.length]).toEqual([0, 0, 1, 0]);
  });
});
