import { Container, Sprite, Texture } from 'pixi.js';
import { PART } from '@shared/domain/arcade/games/game.ts';
import { FIELD, type FlappyFlunkState } from '@shared/domain/arcade/games/flappy-flunk/rules.ts';
import { createParticles, createShake, createSquash } from '../../../engine/game/flourishes.ts';
import type { GameView, Moment, Shown, ViewSurroundings } from '../../../engine/game/view.ts';
import type { Patch } from '../../../kernel/patch.ts';
import { createBackdrop } from './backdrop.ts';
import { burstsOf } from './bursts.ts';
import { createDigits, createFlunk, createGhosts, fallenAt, fallOn, turnOf, type Fallen } from './figures.ts';
import { FALL, FLAP, HIT, POINTS } from './patches.ts';
import { createStacks } from './stacks.ts';

/** How much of the world is seen: at least what a phone held upright shows, at most what is laid ahead. */
export const VIEW = { least: { width: 192, height: 300 }, most: { width: 300, height: 560 } } as const;

interface FlunkPose {
  readonly x: number;
  readonly y: number;
  readonly fall: number;
}

/** So much ground is seen at least; what a taller window has more is divided between ground and sky. */
const LEAST_GROUND = 36;
const GROUND_SHARE = 0.35;
const CLOUD_DRIFT = 0.02;
const FLASH_STEPS = 5;

/** Draws Flappy Flunk: Arcadia goes by behind the lockers, by day or by night. */
export function createFlappyView(near: ViewSurroundings): GameView<FlappyFlunkState, FlunkPose> {
  const { surface, reducedMotion, play } = near;
  const moves = createMoves(near);
  const picture = createPicture(near, moves);
  const bursts = burstsOf(near.art);
  const { shake, squash, pop, particles } = moves;
  let kind: 'attract' | 'run' | 'watched' = 'attract';
  let score = 0;
  let flaps = 0;
  let flashing = 0;
  let fallen: Fallen | null = null;

  const heard = (patch: Patch): void => {
    if (kind !== 'attract') play(patch);
  };

  return {
    poseOf: ({ x, y, fall }) => ({ x, y, fall }),
    begin(state, scene) {
      kind = scene;
      score = state.score;
      flaps = 0;
      flashing = 0;
      fallen = null;
      picture.begin(state.x / PART);
      particles.clear();
      squash.push(-0.2);
    },
    stepped(state) {
      const y = state.y / PART;
      if (state.flaps > flaps) {
        flaps = state.flaps;
        picture.flunk.flap();
        squash.push(-0.22);
        heard(FLAP);
        particles.burst(bursts.flap(y));
      }
      if (state.score > score) {
        score = state.score;
        const isTenth = score % 10 === 0;
        pop.push(0.35);
        heard(POINTS[(score - 1) % POINTS.length] ?? FLAP);
        particles.burst(bursts.score(y, isTenth));
        if (isTenth) shake.strike(2);
      }
      if (!state.isOver) return;
      heard(HIT);
      heard(FALL);
      shake.strike(7);
      squash.push(0.45);
      flashing = reducedMotion.get() ? 0 : FLASH_STEPS;
      fallen = fallenAt(y, state.fall);
      for (const burst of bursts.hit(y)) particles.burst(burst);
    },
    pass() {
      for (const move of [shake, squash, pop, particles, picture.flunk]) move.pass();
      flashing = Math.max(0, flashing - 1);
      if (!reducedMotion.get()) picture.drift(CLOUD_DRIFT);
      const landed = fallen === null ? null : fallOn(fallen, reducedMotion.get());
      if (landed === null) return;
      squash.push(0.3);
      particles.burst(bursts.landing(landed));
    },
    draw(shown) {
      const text = kind === 'attract' ? '' : String(score);
      picture.draw(shown, { fallen, text, flash: flashing / FLASH_STEPS / 1.6 });
      surface.render();
    },
  };
}

/** What goes on by itself from step to step. */
function createMoves({ reducedMotion }: ViewSurroundings) {
  return {
    shake: createShake(reducedMotion),
    squash: createSquash(reducedMotion),
    pop: createSquash(reducedMotion),
    particles: createParticles(reducedMotion),
  };
}

/** What of a frame does not stand in the state. */
interface Frame {
  /** Null: the player flies. */
  readonly fallen: Fallen | null;
  /** The score as it is written. */
  readonly text: string;
  /** How bright the flash of a hit is; 0: there is none. */
  readonly flash: number;
}

/** The scene graph, and how a frame of it is laid out. */
function createPicture(
  { surface, art, night, figure }: ViewSurroundings,
  { shake, squash, pop, particles }: ReturnType<typeof createMoves>,
) {
  const hour = (): string => (night.get() ? 'night' : 'day');
  const backdrop = createBackdrop((name) => art.picture(`${name}-${hour()}`), VIEW.most.width);
  const { sky } = backdrop;
  const stacks = createStacks(art, hour);
  const flunk = createFlunk(art);
  const ghosts = createGhosts();
  const digits = createDigits(art);
  const world = new Container();
  world.addChild(backdrop.behind, stacks.view, backdrop.track, ghosts.view, flunk.view, particles.view);
  const flash = new Sprite(Texture.WHITE);
  surface.root.addChild(sky, world, digits.view, flash);
  surface.root.once('destroyed', night.subscribe(backdrop.showHour));
  let drift = 0;
  /** Where the camera was when particles were moved last. */
  let camera = 0;

  return {
    flunk,
    begin(x: number): void {
      camera = x;
      flunk.flap();
    },
    drift(by: number): void {
      drift += by;
    },
    draw(shown: Shown<FlappyFlunkState, FlunkPose>, frame: Frame): void {
      const { state, now, share } = shown;
      const { fallen } = frame;
      const { width, height, top, player } = layoutIn(surface.size.get());
      const { x, y: flown } = placeOf(shown, share);
      sky.position.set(Math.floor((width - sky.texture.width) / 2), top + 240 - sky.texture.height);
      world.position.set(shake.x, top + shake.y);
      backdrop.look(x, drift);
      stacks.draw(state.stacks, x, player, { top, width });

      particles.shift(camera - x);
      camera = x;
      particles.view.x = player;
      particles.draw();

      flunk.view.position.set(player, Math.round(fallen?.y ?? flown));
      flunk.view.rotation = fallen?.turn ?? turnOf((now.fall * 120) / PART);
      flunk.view.scale.set(squash.width, squash.height);
      flunk.draw(figure.get(), fallen === null);
      const places = shown.ghosts.map((ghost) => {
        const place = placeOf(ghost, share);
        return ghost.isOver ? null : { x: Math.round(player + place.x - x), y: Math.round(place.y) };
      });
      ghosts.draw(figure.get(), places);
      digits.draw(frame.text, { x: width / 2, y: Math.max(8, Math.round(top / 2)) }, pop);
      flash.visible = frame.flash > 0;
      flash.alpha = frame.flash;
      flash.setSize(width, height);
    },
  };
}

/** Where a player is between two steps, in pixels of the field. */
function placeOf(
  { before, now }: Moment<FlunkPose>,
  share: number,
): { readonly x: number; readonly y: number } {
  const between = (from: number, to: number): number => (from + (to - from) * share) / PART;
  return { x: between(before.x, now.x), y: between(before.y, now.y) };
}

/** Where the field begins in a view of this size, and the player in it. */
function layoutIn({ width, height }: { readonly width: number; readonly height: number }) {
  const ground = LEAST_GROUND + Math.floor(Math.max(0, height - FIELD.height - LEAST_GROUND) * GROUND_SHARE);
  return {
    width,
    height,
    top: height - ground - FIELD.height,
    player: Math.max(44, Math.min(78, Math.floor(width * 0.27))),
  };
}
