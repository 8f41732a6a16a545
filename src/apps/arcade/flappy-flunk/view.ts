import { Container, Sprite, Texture } from 'pixi.js';
import { PART } from '@shared/domain/arcade/games/game.ts';
import { FIELD, type FlappyFlunkState } from '@shared/domain/arcade/games/flappy-flunk/rules.ts';
import { createParticles, createShake, createSquash } from '../../../engine/game/effects.ts';
import { Strip } from '../../../engine/game/strip.ts';
import type { GameView, Shown, ViewSurroundings } from '../../../engine/game/view.ts';
import type { Patch } from '../../../kernel/patch.ts';
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
/** How far each layer goes while the course goes a pixel. */
const PACES = { clouds: 0.06, hills: 0.14, behind: 0.28, street: 0.6, track: 1 };
const CLOUD_DRIFT = 0.02;
/** A Flunk turns in steps of so many radians: a turned picture keeps large pixels so. */
const TURN_STEP = Math.PI / 15;
const FLAP_STEPS = { up: 8, down: 20 };
const GHOST_ALPHA = 0.45;
const FLASH_STEPS = 5;
const SCORE_COLORS = [0xfee761, 0xffffff, 0x2ce8f5];

/** Draws Flappy Flunk: Arcadia goes by behind the lockers, by day or by night. */
export function createFlappyView(near: ViewSurroundings): GameView<FlappyFlunkState, FlunkPose> {
  const { surface, art, reducedMotion, night, figure, play } = near;
  const shake = createShake(reducedMotion);
  const squash = createSquash(reducedMotion);
  const pop = createSquash(reducedMotion);
  const particles = createParticles(reducedMotion);
  const cut = {
    feather: [art.cut('feather')],
    star: [art.cut('star')],
    puff: [art.cut('puff')],
    scraps: [art.cut('paper'), art.cut('bolt')],
  };

  const hour = (): string => (night.get() ? 'night' : 'day');
  const picture = (name: string): Texture => art.picture(`${name}-${hour()}`);
  const sky = new Sprite(picture('sky'));
  const layers = {
    clouds: new Strip(picture('clouds'), PACES.clouds, VIEW.most.width),
    hills: new Strip(picture('hills'), PACES.hills, VIEW.most.width),
    behind: new Strip(picture('behind'), PACES.behind, VIEW.most.width),
    street: new Strip(picture('street'), PACES.street, VIEW.most.width),
    track: new Strip(picture('track'), PACES.track, VIEW.most.width),
  };
  const stacks = createStacks(art, hour);
  const ghosts = new Container();
  const wing = new Sprite();
  const head = new Sprite();
  const flunk = new Container({ children: [head, wing] });
  const world = new Container();
  world.addChild(layers.clouds, layers.hills, layers.behind, layers.street, stacks.view, layers.track);
  world.addChild(ghosts, flunk, particles.view);
  const digits = new Container();
  const flash = new Sprite(Texture.WHITE);
  surface.root.addChild(sky, world, digits, flash);
  head.anchor.set(0.5);
  wing.anchor.set(0.9, 0.4);
  wing.position.set(-4, 4);

  let kind: 'attract' | 'run' | 'watched' = 'attract';
  let score = 0;
  let flaps = 0;
  let sinceFlap = FLAP_STEPS.down;
  let flashing = 0;
  let drift = 0;
  /** Where the camera was when particles were moved last. */
  let camera = 0;
  /** The player after a hit, in pixels of the field. */
  let fallen: { y: number; dy: number; turn: number; bounced: boolean } | null = null;

  const heard = (patch: Patch): void => {
    if (kind !== 'attract') play(patch);
  };
  const layout = () => {
    const { width, height } = surface.size.get();
    const ground =
      LEAST_GROUND + Math.floor(Math.max(0, height - FIELD.height - LEAST_GROUND) * GROUND_SHARE);
    return {
      width,
      height,
      top: height - ground - FIELD.height,
      player: Math.max(44, Math.min(78, Math.floor(width * 0.27))),
    };
  };
  function showHour(): void {
    sky.texture = picture('sky');
    for (const name of ['clouds', 'hills', 'behind', 'street', 'track'] as const)
      layers[name].show(picture(name));
  }
  const unwatch = night.subscribe(showHour);
  surface.root.once('destroyed', unwatch);

  function drawDigits(width: number, y: number): void {
    const text = kind === 'attract' ? '' : String(score);
    while (digits.children.length < text.length) digits.addChild(new Sprite());
    digits.children.forEach((digit, index) => {
      const letter = text[index];
      digit.visible = letter !== undefined;
      if (!(digit instanceof Sprite) || letter === undefined) return;
      digit.texture = art.cut(`digit-${letter}`);
      digit.anchor.set(0.5);
      digit.position.set(index * 13 + 7, 10);
      digit.scale.set(pop.width, pop.height);
    });
    digits.position.set(Math.round((width - text.length * 13) / 2), y);
  }
  function turnOf(fall: number): number {
    const wanted = Math.max(-0.42, Math.min(1.1, (fall - 150) / 420));
    return Math.round(wanted / TURN_STEP) * TURN_STEP;
  }

  return {
    poseOf: ({ x, y, fall }) => ({ x, y, fall }),
    begin(state, scene) {
      kind = scene;
      score = state.score;
      flaps = 0;
      sinceFlap = 0;
      flashing = 0;
      fallen = null;
      camera = state.x / PART;
      particles.clear();
      squash.push(-0.2);
    },
    stepped(state) {
      const y = state.y / PART;
      if (state.flaps > flaps) {
        flaps = state.flaps;
        sinceFlap = 0;
        squash.push(-0.22);
        heard(FLAP);
        particles.burst({
          x: -9,
          y: y + 6,
          count: 3,
          textures: cut.puff,
          pace: 40,
          towards: 2.2,
          turn: 0.7,
          lasts: 0.35,
        });
      }
      if (state.score > score) {
        score = state.score;
        pop.push(0.35);
        heard(POINTS[(score - 1) % POINTS.length] ?? FLAP);
        const [textures, tints] = [cut.star, SCORE_COLORS];
        particles.burst({
          x: 6,
          y,
          count: score % 10 === 0 ? 26 : 8,
          textures,
          tints,
          pace: 90,
          lasts: 0.5,
          gravity: 120,
        });
        if (score % 10 === 0) shake.strike(2);
      }
      if (!state.isOver) return;
      heard(HIT);
      heard(FALL);
      shake.strike(7);
      squash.push(0.45);
      flashing = reducedMotion.get() ? 0 : FLASH_STEPS;
      fallen = { y, dy: -150, turn: turnOf(state.fall), bounced: false };
      particles.burst({ x: 4, y, count: 14, textures: cut.feather, pace: 110, lasts: 0.9, gravity: 90 });
      particles.burst({
        x: 4,
        y,
        count: 8,
        textures: cut.scraps,
        pace: 140,
        lasts: 0.8,
        gravity: 420,
      });
    },
    pass() {
      shake.pass();
      squash.pass();
      pop.pass();
      particles.pass();
      sinceFlap += 1;
      flashing = Math.max(0, flashing - 1);
      if (!reducedMotion.get()) drift += CLOUD_DRIFT;
      if (fallen === null) return;
      const floor = FIELD.height - 9;
      fallen.dy += 700 / 120;
      fallen.y = Math.min(floor, fallen.y + fallen.dy / 120);
      if (fallen.y < floor) fallen.turn += reducedMotion.get() ? 0 : 0.05;
      else if (!fallen.bounced) {
        fallen.bounced = true;
        fallen.dy = -70;
        squash.push(0.3);
        particles.burst({
          x: 0,
          y: floor + 6,
          count: 6,
          textures: cut.puff,
          pace: 50,
          towards: -1.57,
          turn: 1.3,
          lasts: 0.4,
        });
      } else {
        fallen.dy = 0;
        fallen.turn = Math.PI / 2;
      }
    },
    draw({ state, before, now, share, ghosts: others }: Shown<FlappyFlunkState, FlunkPose>) {
      const { width, top, player } = layout();
      const between = (a: number, b: number): number => (a + (b - a) * share) / PART;
      const x = between(before.x, now.x);
      const y = fallen?.y ?? between(before.y, now.y);
      sky.position.set(Math.floor((width - sky.texture.width) / 2), top + 240 - sky.texture.height);
      world.position.set(shake.x, top + shake.y);
      layers.clouds.look(x, drift);
      for (const name of ['hills', 'behind', 'street', 'track'] as const) layers[name].look(x);
      layers.clouds.y = 40;
      layers.hills.y = FIELD.height - 104;
      layers.behind.y = FIELD.height - 108;
      layers.street.y = FIELD.height - 136;
      layers.track.y = FIELD.height;
      stacks.draw(state.stacks, x, player, { top, width });

      particles.shift(camera - x);
      camera = x;
      particles.view.x = player;
      particles.draw();

      head.texture = figure.get();
      flunk.position.set(player, Math.round(y));
      flunk.rotation = fallen?.turn ?? turnOf((now.fall * 120) / PART);
      flunk.scale.set(squash.width, squash.height);
      const beat = sinceFlap < FLAP_STEPS.up ? 2 : sinceFlap < FLAP_STEPS.down ? 1 : 0;
      wing.texture = art.cut(`wing-${fallen === null ? beat : 0}`);

      while (ghosts.children.length < others.length) {
        const ghost = ghosts.addChild(new Sprite());
        ghost.anchor.set(0.5);
        ghost.alpha = GHOST_ALPHA;
      }
      ghosts.children.forEach((ghost, index) => {
        const other = others[index];
        ghost.visible = other !== undefined && !other.isOver;
        if (other === undefined || !(ghost instanceof Sprite)) return;
        ghost.texture = figure.get();
        ghost.position.set(
          Math.round(player + between(other.before.x, other.now.x) - x),
          Math.round(between(other.before.y, other.now.y)),
        );
      });
      drawDigits(width, Math.max(8, Math.round(top / 2)));
      flash.visible = flashing > 0;
      flash.alpha = flashing / FLASH_STEPS / 1.6;
      flash.setSize(width, surface.size.get().height);
      surface.render();
    },
  };
}
