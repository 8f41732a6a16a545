import { Container, Sprite } from 'pixi.js';
import { PART } from '@shared/domain/arcade/games/game.ts';
import {
  FIELD,
  GUM_A_BUBBLE,
  isInTheAir,
  PLAYER,
  climbIn,
  type FlunkyUppyState,
} from '@shared/domain/arcade/games/flunky-uppy/rules.ts';
import { createParticles, createShake, createSquash } from '../../../engine/game/flourishes.ts';
import type { GameScene } from '../../../engine/game/director.ts';
import type { GameView, Shown, ViewSurroundings } from '../../../engine/game/view.ts';
import type { Patch } from '../../../kernel/patch.ts';
import type { HourName } from '../../../town/play/hour.ts';
import { between, poseOf, type Pose } from './pose.ts';
import { Runner } from './runner.ts';
import { feetIn } from './sight.ts';
import { Sky } from './sky.ts';
import { chewed, SOUNDS } from './sounds.ts';
import { Towers } from './towers.ts';
import type { Pictures } from '../../../engine/assets/texture.ts';

const DIGIT = { width: 12, top: 10 } as const;

/** The score in large digits, in the middle of the upper edge. */
class Score extends Container {
  readonly #pictures: Pictures;
  #shown = '';

  constructor(pictures: Pictures) {
    super();
    this.#pictures = pictures;
  }

  show(score: number, width: number): void {
    const text = String(score);
    this.position.set(Math.round((width - text.length * DIGIT.width) / 2), DIGIT.top);
    if (text === this.#shown) return;
    this.#shown = text;
    while (this.children.length < text.length) this.addChild(new Sprite());
    this.children.forEach((sprite, index) => {
      const digit = text[index];
      sprite.visible = digit !== undefined;
      if (digit === undefined || !(sprite instanceof Sprite)) return;
      sprite.texture = this.#pictures(`digit-${digit}`);
      sprite.position.set(index * DIGIT.width, 0);
    });
  }
}

/** The fastest that the curve has, in parts a step. */
const FASTEST = climbIn(1_000_000);
const SLOWEST = climbIn(0);
const GRAVITY = 0.055;
const GHOST_ALPHA = 0.45;
const BURST_STEPS = 10;

/** What happened up to the step before, to tell what is new in a step. */
type Before = Pick<FlunkyUppyState, 'leaps' | 'gum' | 'bursts' | 'score'> & { readonly wasInTheAir: boolean };

/** Draws Flunky Uppy: the towers come down on both sides, and Arcadia sinks away behind them. */
export const createClimbView = (near: ViewSurroundings): GameView<FlunkyUppyState, Pose> =>
  new ClimbView(near);

class ClimbView implements GameView<FlunkyUppyState, Pose> {
  readonly #world = new Container();
  readonly #gums = new Container();
  readonly #ghosts = new Container();
  readonly #near: ViewSurroundings;
  readonly #sky: Sky;
  readonly #towers: Towers;
  readonly #runner: Runner;
  readonly #score: Score;
  readonly #burst = new Sprite();
  readonly #shake;
  readonly #squash;
  readonly #particles;
  #hour: HourName;
  #kind: GameScene['kind'] = 'attract';
  #before: Before | null = null;
  #fall = 0;
  #fallen = 0;
  #isOver = false;
  #burstAge = BURST_STEPS * 2;
  #blink = 0;

  constructor(near: ViewSurroundings) {
    const { art, surface, reducedMotion } = near;
    this.#near = near;
    this.#hour = this.#hourNow();
    this.#sky = new Sky(art, this.#hour);
    this.#towers = new Towers(art.cut, this.#hour);
    this.#runner = new Runner(art.cut);
    this.#score = new Score(art.cut);
    this.#shake = createShake(reducedMotion);
    this.#squash = createSquash(reducedMotion);
    this.#particles = createParticles(reducedMotion);
    this.#burst.anchor.set(0.5);
    this.#world.addChild(
      this.#gums,
      this.#towers,
      this.#ghosts,
      this.#runner,
      this.#burst,
      this.#particles.view,
    );
    surface.root.addChild(this.#sky, this.#world, this.#score);
  }

  readonly poseOf = poseOf;

  begin(state: Readonly<FlunkyUppyState>, kind: GameScene['kind']): void {
    this.#kind = kind;
    this.#hour = this.#hourNow();
    this.#sky.setHour(this.#hour);
    this.#towers.clear(this.#hour);
    this.#particles.clear();
    this.#fall = 0;
    this.#fallen = 0;
    this.#isOver = false;
    this.#burstAge = BURST_STEPS * 2;
    this.#before = null;
    this.#note(state);
  }

  stepped(state: Readonly<FlunkyUppyState>): void {
    const before = this.#before;
    if (before !== null)
      this.#tell(state, before, this.#kind === 'attract' ? () => undefined : this.#near.play);
    this.#note(state);
    this.#towers.follow(state);
  }

  pass(): void {
    this.#shake.pass();
    this.#squash.pass();
    this.#particles.pass();
    this.#burstAge += 1;
    this.#blink += 1;
    if (!this.#isOver || this.#near.reducedMotion.get()) return;
    this.#fall += GRAVITY;
    this.#fallen += this.#fall;
  }

  draw({ state, before, now, share, ghosts }: Shown<FlunkyUppyState, Pose>): void {
    const { width, height } = this.#near.surface.size.get();
    const pose = between(before, now, share);
    const rush = (climbIn(state.steps) - SLOWEST) / (FASTEST - SLOWEST);
    this.#sky.show(pose.climbed, width, height, this.#near.reducedMotion.get() ? 0 : rush);
    this.#world.position.set(
      Math.round((width - 2 * FIELD.tower - FIELD.shaft) / 2) + this.#shake.x,
      Math.round(feetIn(height) + pose.climbed) + this.#shake.y,
    );
    // A run that was not stepped yet has its towers all the same.
    this.#towers.follow(state);
    this.#towers.swing(pose.climbed);
    this.#showGums(state);
    this.#runner.face = this.#near.figure.get();
    this.#runner.show({
      ...pose,
      gum: state.gum / GUM_A_BUBBLE,
      width: this.#squash.width,
      height: this.#squash.height,
      fallen: this.#fallen,
    });
    const isSafe = state.steps < state.safeUntil;
    this.#runner.alpha = isSafe && this.#blink % 16 < 6 ? 0.4 : 1;
    this.#showGhosts(ghosts, share);
    this.#burst.visible = this.#burstAge < 2 * BURST_STEPS;
    this.#burst.texture = this.#near.art.cut(this.#burstAge < BURST_STEPS ? 'burst-0' : 'burst-1');
    this.#particles.draw();
    this.#score.visible = this.#kind !== 'attract';
    this.#score.show(state.score, width);
    this.#near.surface.render();
  }

  #hourNow(): HourName {
    return this.#near.night.get() ? 'night' : 'day';
  }

  #note(state: Readonly<FlunkyUppyState>): void {
    const { leaps, gum, bursts, score } = state;
    this.#before = { leaps, gum, bursts, score, wasInTheAir: isInTheAir(state) };
  }

  #tell(state: Readonly<FlunkyUppyState>, before: Before, play: (patch: Patch) => void): void {
    const at = this.#middle(state);
    const wall = state.side === 0 ? 1 : -1;
    if (state.leaps > before.leaps) {
      play(before.wasInTheAir ? SOUNDS.turn : SOUNDS.leap);
      this.#squash.push(-0.28);
      this.#puff(
        at.x + wall * 8,
        at.y,
        wall > 0 ? Math.PI : 0,
        before.wasInTheAir ? ['crumb', 'spark'] : ['dust', 'crumb'],
      );
    } else if (before.wasInTheAir && !isInTheAir(state)) {
      play(SOUNDS.land);
      this.#squash.push(0.3);
      this.#puff(at.x - wall * 8, at.y + 6, -Math.PI / 2, ['dust']);
    }
    if (state.bursts > before.bursts) this.#pop(at, play);
    else if (state.gum > before.gum) this.#chew(state, at, play);
    else if (state.score > before.score) play(SOUNDS.pass);
    if (state.isOver) this.#crash(at, play);
  }

  #middle(state: Readonly<FlunkyUppyState>): { readonly x: number; readonly y: number } {
    const { x, feet } = poseOf(state);
    return { x: FIELD.tower + x + PLAYER.width / 2, y: -feet - PLAYER.height / 2 };
  }

  #puff(x: number, y: number, towards: number, names: readonly string[]): void {
    const textures = names.map(this.#near.art.cut);
    this.#particles.burst({
      x,
      y,
      count: 7,
      textures,
      pace: 70,
      towards,
      turn: 0.9,
      lasts: 0.4,
      gravity: 120,
    });
  }

  #chew(
    state: Readonly<FlunkyUppyState>,
    at: { readonly x: number; readonly y: number },
    play: (patch: Patch) => void,
  ): void {
    const isBlown = state.gum === GUM_A_BUBBLE;
    play(isBlown ? SOUNDS.blown : chewed(state.gum));
    if (isBlown) this.#squash.push(0.45);
    const textures = [this.#near.art.cut('spark')];
    this.#particles.burst({
      ...at,
      count: isBlown ? 22 : 9,
      textures,
      tints: [0xffffff, 0xffa8d0, 0xfff6a0],
      pace: 110,
      lasts: 0.5,
    });
  }

  #pop(at: { readonly x: number; readonly y: number }, play: (patch: Patch) => void): void {
    play(SOUNDS.burst);
    this.#shake.strike(6);
    this.#burst.position.set(Math.round(at.x), Math.round(at.y));
    this.#burstAge = 0;
    const textures = ['crumb', 'dust'].map(this.#near.art.cut);
    this.#particles.burst({
      ...at,
      count: 34,
      textures,
      tints: [0xff5aa0, 0xffa8d0, 0xffe0f0],
      pace: 170,
      lasts: 0.7,
      gravity: 160,
    });
  }

  #crash(at: { readonly x: number; readonly y: number }, play: (patch: Patch) => void): void {
    play(SOUNDS.over);
    this.#isOver = true;
    this.#fall = -1.6;
    this.#shake.strike(9);
    this.#squash.push(0.5);
    const textures = ['paper', 'spark'].map(this.#near.art.cut);
    const tints = [0xffffff, 0xfff0b0, 0xb8e0ff, 0xffb8c8];
    this.#particles.burst({
      ...at,
      count: 40,
      textures,
      tints,
      pace: 190,
      towards: -Math.PI / 2,
      turn: 1.7,
      lasts: 1.6,
      gravity: 260,
    });
  }

  #showGums({ gums, steps }: Readonly<FlunkyUppyState>): void {
    const shown = gums.filter(({ isTaken }) => !isTaken);
    while (this.#gums.children.length < shown.length) this.#gums.addChild(new Sprite());
    this.#gums.children.forEach((sprite, index) => {
      const gum = shown[index];
      sprite.visible = gum !== undefined;
      if (gum === undefined || !(sprite instanceof Sprite)) return;
      const height = Math.round(gum.height / PART);
      const bob = this.#near.reducedMotion.get() ? 0 : Math.round(Math.sin(steps / 18 + height) * 2);
      sprite.texture = this.#near.art.cut(`gum-${height % 3}`);
      sprite.position.set(FIELD.tower + Math.round(FIELD.shaft / 2) - 6, -height - 6 + bob);
    });
  }

  #showGhosts(ghosts: Shown<FlunkyUppyState, Pose>['ghosts'], share: number): void {
    while (this.#ghosts.children.length < ghosts.length) {
      const ghost = new Runner(this.#near.art.cut);
      ghost.alpha = GHOST_ALPHA;
      this.#ghosts.addChild(ghost);
    }
    this.#ghosts.children.forEach((runner, index) => {
      const ghost = ghosts[index];
      runner.visible = ghost !== undefined && !ghost.isOver;
      if (ghost === undefined || !(runner instanceof Runner)) return;
      runner.face = this.#near.figure.get();
      runner.show({ ...between(ghost.before, ghost.now, share), gum: 0, width: 1, height: 1, fallen: 0 });
    });
  }
}
