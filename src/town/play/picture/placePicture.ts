import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { Random } from '@shared/kernel/clock.ts';
import { font } from '../../../engine/assets/font.ts';
import type { Art, Pictures } from '../../../engine/assets/texture.ts';
import { Label } from '../../../engine/draw/label.ts';
import { Fills } from '../../../engine/draw/fills.ts';
import type { ByHour, HourName } from '../hour.ts';
import { createPassing, loopCut } from './life.ts';
import type { Cut, Look, Model } from '../place.ts';
import { type Screen, type ScreenPicture, clipped, isOnAt } from './screen.ts';

/** A screen is lit by its own light; by day its glass mirrors the room. */
const TINT = { day: 0xdcdce4, night: 0xffffff } as const;

/** A screen as it is drawn. */
class ScreenView extends Container {
  readonly #screen: Screen;
  readonly #picture: ScreenPicture;
  readonly #fills = this.addChild(new Fills());

  constructor(screen: Screen, picture: ScreenPicture, hour: keyof typeof TINT) {
    super();
    this.#screen = screen;
    this.#picture = picture;
    this.position.set(screen.glass.x, screen.glass.y);
    this.tint = TINT[hour];
    this.visible = false;
  }

  advance(elapsedMs: number): void {
    this.visible = isOnAt(this.#screen, elapsedMs);
    if (this.visible) this.#fills.show(clipped(this.#picture(elapsedMs), this.#screen.glass));
  }
}

/** What signs are written with: at night they lie in the dark. */
const INK: ByHour<number> = { day: 0x2a2030, night: 0xf4f2e7 };
const LETTERS = 'win95b';

/** The reasons to highlight a hotspot; one is enough. */
export type LightReason = 'pointer' | 'focus';

/** The light that falls on what is stuck on a place: at night little of it. */
const LIGHT: ByHour<number> = { day: 0xf4ece0, night: 0x5c649c };

/** A small picture that does not belong to the place, and where its corner lies in the place's picture. */
export interface Stuck {
  readonly texture: Texture;
  readonly x: number;
  readonly y: number;
}

/** A screen and what plays on it. */
export type PlayingScreen = readonly [screen: Screen, picture: ScreenPicture];

/** A sprite that shows one cut after the other. */
class CutSprite extends Sprite {
  readonly #pictures: Pictures;
  #shown: Cut | null = null;

  constructor(pictures: Pictures) {
    super();
    this.#pictures = pictures;
    this.visible = false;
  }

  show(cut: Cut | null): void {
    if (cut === this.#shown) return;
    this.#shown = cut;
    this.visible = cut !== null;
    if (cut === null) return;
    this.texture = this.#pictures(cut.frame);
    this.position.set(cut.x, cut.y);
  }
}

/** A look that a place has in place of that of its hour, and what it is drawn with. */
export interface OtherLook {
  readonly look: Look;
  readonly art: Art;
}

/** What a place has beyond what the studio made of it. */
interface Beyond {
  readonly screens?: readonly PlayingScreen[];
  /** How many columns at either side go on beside the picture. */
  readonly sides?: number | undefined;
}

/** How often the columns of a side are repeated: enough for the widest screen. */
const REPEATS = 8;

/** The outermost columns of a picture at either side of it, mirrored, and those again, as a row of machines goes on. */
function besides({ source, frame }: Texture, columns: number): readonly Sprite[] {
  if (columns === 0) return [];
  const strip = (x: number): Texture =>
    new Texture({ source, frame: new Rectangle(frame.x + x, frame.y, columns, frame.height) });
  const [left, right] = [strip(0), strip(frame.width - columns)];
  return Array.from({ length: REPEATS }, (_, index) => index).flatMap((index) => {
    const isMirrored = index % 2 === 0;
    const lay = (texture: Texture, start: number): Sprite => {
      const sprite = new Sprite(texture);
      sprite.x = isMirrored ? start + columns : start;
      sprite.scale.x = isMirrored ? -1 : 1;
      return sprite;
    };
    return [lay(left, -(index + 1) * columns), lay(right, frame.width + index * columns)];
  });
}

/** A place with everything that moves in it, drawn at picture size: its owner scales and moves it. */
export class PlacePicture extends Container {
  readonly #model: Model;
  readonly #art: Art;
  readonly #random: Random;
  readonly #screens: readonly PlayingScreen[];
  readonly #sides: number;
  readonly #reasons = new Map<string, Set<LightReason>>();
  readonly #ground = new Container();
  readonly #laid = new Container();
  readonly #stuck = new Container();
  readonly #signs = new Container();
  readonly #life = new Container();
  readonly #standing = new Container();
  readonly #standingLights = new Container();
  readonly #written = new Map<string, string>();
  #hour: HourName;
  #other: OtherLook | null = null;
  #cuts: readonly string[] = [];
  #lights = new Map<string, CutSprite>();
  #advance: (elapsedMs: number) => void = () => undefined;

  constructor(
    model: Model,
    art: Art,
    hour: HourName,
    random: Random,
    { screens = [], sides = 0 }: Beyond = {},
  ) {
    super();
    this.#model = model;
    this.#art = art;
    this.#random = random;
    this.#screens = screens;
    this.#sides = sides;
    this.#hour = hour;
    this.addChild(
      this.#ground,
      this.#laid,
      this.#stuck,
      this.#signs,
      this.#life,
      this.#standing,
      this.#standingLights,
    );
    this.#build();
  }

  get hour(): HourName {
    return this.#hour;
  }

  /** Turns day into night or night into day; the life of the other hour begins at its start. */
  setHour(hour: HourName): void {
    if (hour === this.#hour) return;
    this.#hour = hour;
    this.#rebuild();
    for (const sprite of this.#stuck.children) sprite.tint = LIGHT[hour];
  }

  /** Shows this look whatever the hour; null: that of the hour again. */
  setLook(other: OtherLook | null): void {
    if (other === this.#other) return;
    this.#other = other;
    this.#rebuild();
  }

  /** Shows the moment so many milliseconds after the hour began. */
  advance(elapsedMs: number): void {
    this.#advance(elapsedMs);
  }

  /**
   * Lays these cuts over the picture, in this order; those before go. One that the hour lacks is left out. What stands there is
   * before all that shines and moves. What is pointed at is as it is with them.
   */
  lay(names: readonly string[]): void {
    this.#cuts = names;
    empty(this.#laid);
    empty(this.#standing);
    const { cuts = {} } = this.#look;
    for (const name of names) {
      const layer = this.#stands(name) ? this.#standing : this.#laid;
      layer.addChild(new CutSprite(this.#drawn.cut)).show(cuts[name] ?? null);
    }
    for (const hotspot of this.#lights.keys()) this.#showLight(hotspot);
  }

  /** Sticks these over what is laid; those before go. */
  stick(stuck: readonly Stuck[]): void {
    empty(this.#stuck);
    for (const { texture, x, y } of stuck) {
      const sprite = this.#stuck.addChild(new Sprite(texture));
      sprite.position.set(x, y);
      sprite.tint = LIGHT[this.#hour];
    }
  }

  /** Writes a line in the middle of a sign; an empty one wipes it. Throws when there is no such sign. */
  write(sign: string, text: string): void {
    this.#written.set(sign, text);
    this.#showSigns();
  }

  /** Shows a hotspot as it is when it is pointed at, for this reason, or for this reason no more. */
  light(hotspot: string, reason: LightReason, lit: boolean): void {
    const reasons = this.#reasons.get(hotspot) ?? new Set();
    this.#reasons.set(hotspot, reasons);
    if (lit) reasons.add(reason);
    else reasons.delete(reason);
    this.#showLight(hotspot);
  }

  #rests(loop: string): boolean {
    const { cuts = {} } = this.#look;
    return this.#cuts.some((name) => cuts[name]?.rests?.includes(loop));
  }

  #stands(name: string): boolean {
    return this.#model.standing?.includes(name) ?? false;
  }

  get #look(): Look {
    return this.#other?.look ?? this.#model[this.#hour];
  }

  get #drawn(): Art {
    return this.#other?.art ?? this.#art;
  }

  #rebuild(): void {
    empty(this.#ground);
    empty(this.#life);
    empty(this.#standingLights);
    this.#build();
  }

  /** Stacks the picture, what is laid over it and written on it, the hotspots' lights, the loops, what passes, and what stands before that. */
  #build(): void {
    const { cut, picture } = this.#drawn;
    const { picture: name, hover, loops, passers, front = [] } = this.#look;
    this.#lights = new Map(Object.keys(hover).map((hotspot) => [hotspot, new CutSprite(cut)]));
    const screens = this.#screens.map(([screen, shows]) => new ScreenView(screen, shows, this.#hour));
    const moving = [
      ...loops.map((loop) => (elapsed: number) => (this.#rests(loop.name) ? null : loopCut(loop, elapsed))),
      ...passers.map((passer) => createPassing(passer, this.#random)),
    ].map((cutAt) => ({ cutAt, sprite: new CutSprite(cut) }));
    this.#ground.addChild(new Sprite(picture(name)), ...besides(picture(name), this.#sides));
    this.lay(this.#cuts);
    this.#showSigns();
    for (const [hotspot, light] of this.#lights) {
      if (this.#stands(hotspot)) this.#standingLights.addChild(light);
      else this.#life.addChild(light);
    }
    this.#life.addChild(
      ...moving.map(({ sprite }) => sprite),
      ...screens,
      ...front.map((still) => {
        const sprite = new CutSprite(cut);
        sprite.show(still);
        return sprite;
      }),
    );
    this.#advance = (elapsed) => {
      for (const { cutAt, sprite } of moving) sprite.show(cutAt(elapsed));
      for (const screen of screens) screen.advance(elapsed);
    };
  }

  #showSigns(): void {
    empty(this.#signs);
    for (const [sign, text] of this.#written) this.#signs.addChild(this.#lineOn(sign, text));
  }

  #lineOn(sign: string, text: string): Label {
    const spot = this.#model.signs?.[sign];
    if (spot === undefined) throw new Error(`there is no sign ${sign}`);
    const line = new Label();
    line.write(text, INK[this.#hour], LETTERS);
    const { measure, lineHeight } = font(LETTERS);
    line.position.set(
      spot.x + Math.ceil((spot.w - measure(text)) / 2),
      spot.y + Math.ceil((spot.h - lineHeight) / 2),
    );
    return line;
  }

  #showLight(hotspot: string): void {
    const { hover, cuts = {} } = this.#look;
    const laid = this.#cuts.flatMap((name) => cuts[name]?.hover?.[hotspot] ?? []).at(-1);
    const isLit = (this.#reasons.get(hotspot)?.size ?? 0) > 0;
    this.#lights.get(hotspot)?.show(isLit ? (laid ?? hover[hotspot] ?? null) : null);
  }
}

function empty(layer: Container): void {
  for (const child of layer.removeChildren()) child.destroy({ children: true });
}
