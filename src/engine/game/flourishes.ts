import { Container, Sprite, type Texture } from 'pixi.js';
import type { Readable } from '../../kernel/store.ts';

/** Random numbers in [0, 1) for what is only seen: no run depends on them. */
type Chance = () => number;

/** A camera that is struck and comes to rest. It lies still where motion is reduced. */
export interface Shake {
  /** Strikes it, by so many pixels at most. */
  strike(pixels: number): void;
  pass(): void;
  readonly x: number;
  readonly y: number;
}

const SHAKE_LEFT_PER_STEP = 0.955;

export function createShake(reducedMotion: Readable<boolean>, chance: Chance = Math.random): Shake {
  let strength = 0;
  const shake = { x: 0, y: 0 };
  const within = (): number => (strength === 0 ? 0 : Math.round((chance() * 2 - 1) * strength));
  return {
    get x() {
      return shake.x;
    },
    get y() {
      return shake.y;
    },
    strike(pixels) {
      if (!reducedMotion.get()) strength = Math.max(strength, pixels);
    },
    pass() {
      strength *= SHAKE_LEFT_PER_STEP;
      if (strength < 0.5 || reducedMotion.get()) strength = 0;
      shake.x = within();
      shake.y = within();
    },
  };
}

/** Squash and stretch: a spring about 1. Width grows as height shrinks, so that the size stays. */
export interface Squash {
  /** Sets it off: above 0 flatter, below 0 taller. */
  push(by: number): void;
  pass(): void;
  readonly width: number;
  readonly height: number;
}

const STIFFNESS = 0.035;
const DAMPING = 0.88;

export function createSquash(reducedMotion: Readable<boolean>): Squash {
  let flat = 0;
  let pace = 0;
  return {
    get width() {
      return 1 + flat;
    },
    get height() {
      return 1 / (1 + flat);
    },
    push(by) {
      if (!reducedMotion.get()) flat = by;
    },
    pass() {
      pace = (pace - flat * STIFFNESS) * DAMPING;
      flat = reducedMotion.get() ? 0 : flat + pace;
    },
  };
}

/** Small pictures that fly off and are gone. */
export interface Burst {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly textures: readonly Texture[];
  readonly tints?: readonly number[];
  /** Pixels a second, in every direction within `turn` radians to both sides of `towards`. */
  readonly pace: number;
  readonly towards?: number;
  readonly turn?: number;
  /** Seconds. */
  readonly lasts: number;
  /** Downwards, in pixels a second, each second. */
  readonly gravity?: number;
}

export interface Particles {
  readonly view: Container;
  burst(burst: Burst): void;
  /** Moves all of them at once: the camera went on. */
  shift(x: number): void;
  pass(): void;
  draw(): void;
  clear(): void;
}

interface Particle {
  readonly sprite: Sprite;
  x: number;
  y: number;
  dx: number;
  dy: number;
  gravity: number;
  age: number;
  lasts: number;
}

const STEP_SECONDS = 1 / 120;
/** More at once would only be noise. */
const MOST_PARTICLES = 160;

/** Particles; there are none where motion is reduced. Their sprites are used again. */
export function createParticles(reducedMotion: Readable<boolean>, chance: Chance = Math.random): Particles {
  const view = new Container();
  const flying: Particle[] = [];
  const spare: Sprite[] = [];
  const spread = (by: number): number => (chance() * 2 - 1) * by;
  const pick = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(chance() * values.length)];

  function land(particle: Particle): void {
    particle.sprite.visible = false;
    spare.push(particle.sprite);
  }
  function spriteOf(texture: Texture): Sprite {
    const sprite = spare.pop() ?? view.addChild(new Sprite());
    sprite.texture = texture;
    sprite.anchor.set(0.5);
    sprite.visible = true;
    return sprite;
  }
  return {
    view,
    burst({ x, y, count, textures, tints, pace, towards = 0, turn = Math.PI, lasts, gravity = 0 }) {
      if (reducedMotion.get()) return;
      for (let left = Math.min(count, MOST_PARTICLES - flying.length); left > 0; left -= 1) {
        const texture = pick(textures);
        if (texture === undefined) return;
        const angle = towards + spread(turn);
        const speed = pace * (0.4 + 0.6 * chance());
        const sprite = spriteOf(texture);
        sprite.tint = pick(tints ?? []) ?? 0xffffff;
        flying.push({
          sprite,
          x,
          y,
          dx: Math.cos(angle) * speed,
          dy: Math.sin(angle) * speed,
          gravity,
          age: 0,
          lasts: lasts * (0.6 + 0.4 * chance()),
        });
      }
    },
    shift(x) {
      for (const particle of flying) particle.x += x;
    },
    pass() {
      for (let index = flying.length - 1; index >= 0; index -= 1) {
        const particle = flying[index];
        if (particle === undefined) continue;
        particle.age += STEP_SECONDS;
        particle.dy += particle.gravity * STEP_SECONDS;
        particle.x += particle.dx * STEP_SECONDS;
        particle.y += particle.dy * STEP_SECONDS;
        if (particle.age < particle.lasts) continue;
        land(particle);
        flying.splice(index, 1);
      }
    },
    draw() {
      for (const { sprite, x, y, age, lasts } of flying) {
        sprite.position.set(Math.round(x), Math.round(y));
        // It goes out by size, which stays crisp where transparency would not.
        const size = age > lasts * 0.7 ? 0.5 : 1;
        sprite.scale.set(size);
      }
    },
    clear() {
      for (const particle of flying.splice(0)) land(particle);
    },
  };
}
