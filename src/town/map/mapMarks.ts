import { Container, Sprite } from 'pixi.js';
import type { Theme } from '../../kernel/theme.ts';
import { font } from '../../engine/assets/font.ts';
import type { Pictures } from '../../engine/assets/texture.ts';
import { Fills } from '../../engine/draw/fills.ts';
import { Label } from '../../engine/draw/label.ts';
import { Painted, paintFills } from '../../engine/draw/painted.ts';
import type { Rect } from '../../engine/geometry/rects.ts';
import { bitmap, fill, raisedButton, type Fill } from '../../engine/theme/bevel.ts';
import type { Camera } from './camera.ts';
import type { MapModel } from './model.ts';

/** Who is at a location. */
export interface Guests {
  readonly count: number;
  /** What is told of them when the person points there: their names, where they have one. */
  readonly text: string;
}

/** A pin over a location: what is said of it when the person points there, a line each, and which head it has. */
export interface Pin {
  readonly lines: readonly string[];
  readonly head: keyof typeof PIN_HEADS;
}
/** The locations over which a pin stands. */
export type Pins = ReadonlyMap<string, Pin>;

/** What is said of a location: its title, and below it a line each. */
interface Told {
  readonly title: string;
  readonly lines: readonly string[];
}

const FIGURE = ['..##..', '..##..', '.####.', '######', '#.##.#', '..##..', '.####.', '.#..#.', '.#..#.'];
const FIGURE_WIDTH = 8;
/** How wide the line round a figure is. */
const LINE = 1;
const PIN = [
  '...ooooo...',
  '..orrrrro..',
  '.orrwwwrro.',
  'orrwwwwwrro',
  'orrwwrwwrro',
  'orrwwwwwrdo',
  'orrrwwwrrdo',
  '.orrrrrrdo.',
  '..orrrrdo..',
  '...orrdo...',
  '....ord....',
  '....ooo....',
  '.....o.....',
];
const PIN_COLORS = { o: 0x1a1320, w: 0xfff6d8 } as const;
/** Red marks an objective, the yellow of the thread the Case File, and blue an episode that an operator previews. */
const PIN_HEADS = {
  objective: { r: 0xe0524d, d: 0xa22633 },
  case: { r: 0xf4c430, d: 0xa06a10 },
  preview: { r: 0x4f8fd6, d: 0x1d4f91 },
} as const;
/** How large each pixel of a pin is, and the room that it takes over its location, in logical pixels. */
const PIN_SCALE = 2;
export const PIN_SIZE = { width: 11 * PIN_SCALE, height: PIN.length * PIN_SCALE } as const;
/** What the first ones wear: one color of each clique. */
const COLORS = [0xf3c74f, 0xe0524d, 0x63c7b2, 0xb27be0] as const;
const INK = 0x1a1320;
const PAPER = 0xfff6d8;
const MOST_FIGURES = 3;
const BRACKET = 12;
const PADDING = 6;
const LETTERS = 'win95b';

/** What is written and drawn over the locations, in logical pixels however near the map is. */
export class MapMarks extends Container {
  readonly #model: MapModel;
  readonly #cut: Pictures;
  readonly #rim = this.addChild(new Sprite());
  readonly #frame = this.addChild(new Fills());
  readonly #guests = this.addChild(new Container());
  readonly #pins = this.addChild(new Container());
  readonly #tag = this.addChild(new Container());
  #here: ReadonlyMap<string, Guests> = new Map();
  #pinned: Pins = new Map();
  /** Those at each location, and how wide their figures are. */
  #groups: readonly { readonly id: string; readonly group: Container; readonly width: number }[] = [];
  #lit: { readonly id: string; readonly title: string } | null = null;
  #camera: Camera = { corner: { x: 0, y: 0 }, zoom: 1 };
  #theme: Theme;

  constructor(model: MapModel, cut: Pictures, theme: Theme) {
    super();
    this.#model = model;
    this.#cut = cut;
    this.#theme = theme;
  }

  /** Shows it as this camera sees it. */
  show(camera: Camera, theme: Theme): void {
    const isZoomed = camera.zoom !== this.#camera.zoom;
    const isRecolored = theme !== this.#theme;
    this.#camera = camera;
    this.#theme = theme;
    this.position.set(camera.corner.x, camera.corner.y);
    if (isRecolored) this.#drawTag();
    if (isZoomed) this.#lay();
  }

  /** Lights up a location and names it; null: none. */
  light(lit: { readonly id: string; readonly title: string } | null): void {
    this.#lit = lit;
    this.#drawTag();
  }

  /** Shows who is where, by location. */
  gather(here: ReadonlyMap<string, Guests>): void {
    this.#here = here;
    empty(this.#guests);
    this.#groups = [...here].flatMap(([id, { count }]) => {
      if (count === 0 || this.#model.spots[id] === undefined) return [];
      return [
        {
          id,
          group: this.#guests.addChild(crowd(count)),
          width: Math.min(count, MOST_FIGURES) * FIGURE_WIDTH,
        },
      ];
    });
    this.#drawTag();
  }

  /** Puts a pin over each of these locations, with what is said of it when the person points there. */
  pin(pinned: Pins): void {
    this.#pinned = pinned;
    empty(this.#pins);
    for (const { head } of pinned.values()) {
      const pin = this.#pins.addChild(new Painted());
      pin.paint(head, PIN_SIZE, (context) => paintFills(context, pinFills(head)));
    }
    this.#drawTag();
  }

  #drawTag(): void {
    empty(this.#tag);
    const lit = this.#lit;
    const cut = lit === null ? undefined : this.#model.rims?.[lit.id];
    this.#rim.visible = cut !== undefined;
    if (cut !== undefined) this.#rim.texture = this.#cut(cut.frame);
    if (lit !== null) {
      const guests = this.#here.get(lit.id);
      const lines = [
        ...(this.#pinned.get(lit.id)?.lines ?? []),
        ...(guests === undefined ? [] : [guests.text]),
      ];
      const told = { title: lit.title, lines };
      this.#tag.addChild(tag(told, this.#theme));
    }
    this.#lay();
  }

  /** Puts all where the zoom has it; nothing is drawn anew. */
  #lay(): void {
    for (const { id, group, width: wide } of this.#groups) {
      const { x, y, width, height } = this.#rectOf(id);
      group.position.set(Math.round(x + (width - wide) / 2), Math.round(y + height - FIGURE.length));
    }
    for (const [nth, id] of [...this.#pinned.keys()].entries()) {
      const { x, y, width } = this.#rectOf(id);
      this.#pins.children[nth]?.position.set(
        Math.round(x + (width - PIN_SIZE.width) / 2),
        Math.max(0, y - PIN_SIZE.height),
      );
    }
    const { zoom } = this.#camera;
    const lit = this.#lit;
    const cut = lit === null ? undefined : this.#model.rims?.[lit.id];
    if (cut !== undefined) {
      this.#rim.position.set(Math.round(cut.x * zoom), Math.round(cut.y * zoom));
      this.#rim.scale.set(zoom);
    }
    this.#frame.show(lit === null || cut !== undefined ? [] : brackets(this.#rectOf(lit.id)));
    if (lit === null) return;
    const { x, y, width } = this.#rectOf(lit.id);
    const { width: wide, height: high } = this.#tag;
    this.#tag.position.set(
      Math.round(x + (width - wide) / 2),
      // Over its pin, and not above the upper edge of the map.
      Math.max(2, Math.round(y - high - 4 - (this.#pinned.has(lit.id) ? PIN_SIZE.height : 0))),
    );
  }

  #rectOf(id: string): Rect {
    const { zoom } = this.#camera;
    const { x, y, w, h } = this.#model.spots[id] ?? { x: 0, y: 0, w: 0, h: 0 };
    return {
      x: Math.round(x * zoom),
      y: Math.round(y * zoom),
      width: Math.round(w * zoom),
      height: Math.round(h * zoom),
    };
  }
}

/** Some of those at a location, and how many they are where that is more. */
function crowd(count: number): Container {
  const group = new Container();
  const figures = Math.min(count, MOST_FIGURES);
  const painted = group.addChild(new Painted());
  painted.position.set(-LINE, -LINE);
  const room = { width: figures * FIGURE_WIDTH, height: FIGURE.length + 2 * LINE };
  painted.paint(`${figures}`, room, (context) => {
    for (let index = 0; index < figures; index += 1) paintFills(context, figure(index));
  });
  if (count > figures) {
    const number = group.addChild(new Label());
    number.position.set(figures * FIGURE_WIDTH + 2, 0);
    number.write(`${count}`, PAPER, LETTERS);
  }
  return group;
}

/** A person, seen from far, with a line round them so that they stand out from any ground. */
function figure(index: number): readonly Fill[] {
  const at = { x: index * FIGURE_WIDTH + LINE, y: LINE };
  const outline = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const;
  return [
    ...outline.flatMap(([dx, dy]) => bitmap(FIGURE, { x: at.x + dx, y: at.y + dy }, INK)),
    ...bitmap(FIGURE, at, COLORS[index % COLORS.length] ?? PAPER),
  ];
}

/** The corners of a frame, each with a shadow, for a location without an outline. */
function brackets(rect: Rect): readonly Fill[] {
  const arms = (shift: number, color: number): readonly Fill[] =>
    [rect.x, rect.x + rect.width].flatMap((x, right) =>
      [rect.y, rect.y + rect.height].flatMap((y, lower) => [
        fill({ x: x - right * BRACKET + shift, y: y - lower * 2 + shift, width: BRACKET, height: 2 }, color),
        fill({ x: x - right * 2 + shift, y: y - lower * BRACKET + shift, width: 2, height: BRACKET }, color),
      ]),
    );
  return [...arms(1, INK), ...arms(0, PAPER)];
}

/** A pin, its point at the foot. */
const pinFills = (head: Pin['head']): readonly Fill[] =>
  Object.entries({ ...PIN_COLORS, ...PIN_HEADS[head] }).flatMap(([ink, color]) => {
    const rows = PIN.map((row) => row.replace(/./g, (dot) => (dot === ink ? '#' : '.')));
    return bitmap(rows, { x: 0, y: 0 }, color, PIN_SCALE);
  });

function tag({ title, lines: below }: Told, theme: Theme): Container {
  const lines = [title, ...below];
  const box = new Container();
  const ground = box.addChild(new Fills());
  const { lineHeight } = font(LETTERS);
  const width = Math.max(font(LETTERS).measure(title), ...below.map((line) => font('win95').measure(line)));
  const size = {
    x: 0,
    y: 0,
    width: width + 2 * PADDING,
    height: lines.length * lineHeight + 2 * PADDING - 2,
  };
  ground.show([
    ...raisedButton(size, theme),
    fill({ x: 2, y: 2, width: size.width - 4, height: size.height - 4 }, theme.tooltip),
  ]);
  lines.forEach((text, index) => {
    const line = box.addChild(new Label());
    line.position.set(PADDING, PADDING - 1 + index * lineHeight);
    line.write(text, theme.tooltipText, index === 0 ? LETTERS : 'win95');
  });
  return box;
}

function empty(layer: Container): void {
  for (const child of layer.removeChildren()) child.destroy({ children: true });
}
