import { Container } from 'pixi.js';
import type { AppContext, SceneHost } from '../../../kernel/app.ts';
import { Painted, paintFills } from '../../../engine/draw/painted.ts';
import type { Rect } from '../../../engine/geometry/rects.ts';
import { layOver, mirrorElement } from '../../../engine/mirror/elements.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../../engine/scene/sceneHost.ts';
import { bitmap } from '../../../engine/theme/bevel.ts';
import type { Point, Side, Size } from './framing.ts';
import { MOUSE } from '../hotspots/targets.ts';

/** The person has dragged a picture in this browser. */
const HAS_DRAGGED = {
  name: 'place-dragged',
  version: 1,
  read: (found: unknown): true | null => (found === true ? true : null),
};

interface Arrow {
  readonly label: string;
  readonly rows: readonly string[];
  /** One step of it, to the right and down. */
  readonly way: Point;
}

const LEFT = [
  '.....#',
  '....##',
  '...###',
  '..####',
  '.#####',
  '######',
  '.#####',
  '..####',
  '...###',
  '....##',
  '.....#',
];
const UP = Array.from(LEFT[0] ?? '', (_, column) => LEFT.map((row) => row[column]).join(''));
const ARROWS: Readonly<Record<Side, Arrow>> = {
  left: { label: 'Look left', rows: LEFT, way: { x: -1, y: 0 } },
  right: { label: 'Look right', rows: LEFT.map((row) => [...row].reverse().join('')), way: { x: 1, y: 0 } },
  up: { label: 'Look up', rows: UP, way: { x: 0, y: -1 } },
  down: { label: 'Look down', rows: UP.toReversed(), way: { x: 0, y: 1 } },
};
/** An arrow that is there: what takes its press, and what is seen of it. */
interface Shown {
  readonly button: HTMLButtonElement;
  readonly face: Painted;
}

const SIDES: readonly Side[] = ['left', 'right', 'up', 'down'];

/** How large a pixel of an arrow is drawn, and how far it stands from its edge, in logical pixels. */
const [PIXEL, MARGIN] = [2, 8];
const [FACE, OUTLINE] = [0xfff1c4, 0x181425];
const AROUND: readonly Point[] = [0, 1, 2].flatMap((x) =>
  [0, 1, 2].map((y) => ({ x: x * PIXEL, y: y * PIXEL })),
);
/** It steps towards its edge and back (ms). */
const STEP_MS = 500;

export interface PanArrows {
  /** Shows the arrows to these sides of a body of this size. */
  layout(sides: ReadonlySet<Side>, body: Size): void;
  /** Shows the moment so many milliseconds after the start. */
  advance(elapsedMs: number): void;
  /** The person has moved the picture by themselves: there are no arrows any more, in no place. */
  learned(): void;
  destroy(): void;
}

/**
 * Arrows at the edges beyond which there is more to see, until a person has dragged a picture in this browser. For people who
 * cannot drag they are buttons; keys pass them over, as a key brings in what it comes to.
 *
 * @param over where the arrows lie among what the window draws
 * @param look moves the view one step of the arrow
 */
export function panArrows(
  { root, element, stage }: SceneHost,
  { storage }: AppContext['services'],
  over: number,
  look: (way: Point) => void,
): PanArrows {
  const layer = root.addChildAt(new Container(), over);
  const shown = new Map<Side, Shown>();
  let isKnown = storage.lasting.get(HAS_DRAGGED) !== null;

  function add(side: Side): Shown {
    const { label, rows, way } = ARROWS[side];
    const button = mirrorElement('button', { label, className: 'shell-button pan-arrow' });
    button.type = 'button';
    button.tabIndex = -1;
    // The focus stays where it is: an arrow that leads to the edge goes with the press.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => look(way));
    element.append(button);
    const face = layer.addChild(new Painted());
    const { width, height } = sizeOf(rows);
    face.paint(label, { width: width + 2 * PIXEL, height: height + 2 * PIXEL }, (context) =>
      paintFills(context, [
        ...AROUND.flatMap((at) => bitmap(rows, at, OUTLINE, PIXEL)),
        ...bitmap(rows, { x: PIXEL, y: PIXEL }, FACE, PIXEL),
      ]),
    );
    const arrow = { button, face };
    shown.set(side, arrow);
    return arrow;
  }
  function remove(side: Side): void {
    const arrow = shown.get(side);
    arrow?.button.remove();
    arrow?.face.destroy();
    shown.delete(side);
  }

  return {
    layout(sides, body) {
      const thumb = Math.max(stage.display.get().thumb, MOUSE);
      for (const side of SIDES) {
        if (isKnown || !sides.has(side)) {
          remove(side);
          continue;
        }
        const { button, face } = shown.get(side) ?? add(side);
        const { rows, way } = ARROWS[side];
        layOver(button, atEdge(way, body, { width: thumb, height: thumb }, 0));
        const { x, y } = atEdge(way, body, sizeOf(rows), MARGIN);
        // The line round it is a pixel wide.
        face.position.set(x - PIXEL, y - PIXEL);
      }
    },
    advance(elapsedMs) {
      const by = Math.floor(elapsedMs / STEP_MS) % 2 === 0 ? 0 : PIXEL;
      for (const [side, { face }] of shown)
        face.pivot.set(-ARROWS[side].way.x * by, -ARROWS[side].way.y * by);
    },
    learned() {
      if (isKnown) return;
      isKnown = true;
      SIDES.forEach(remove);
      storage.lasting.set(HAS_DRAGGED, true);
    },
    destroy() {
      SIDES.forEach(remove);
      layer.destroy();
    },
  };
}

/** How large an arrow is, without the line round it, in logical pixels. */
const sizeOf = (rows: readonly string[]): Size => ({
  width: (rows[0]?.length ?? 0) * PIXEL,
  height: rows.length * PIXEL,
});

/** Where something of this size lies in the middle of the edge to which the way leads, so far from it. */
function atEdge({ x, y }: Point, body: Size, { width, height }: Size, margin: number): Rect {
  const along = (way: number, room: number, length: number): number =>
    Math.round(way === 0 ? (room - length) / 2 : way < 0 ? margin : room - length - margin);
  return { x: along(x, body.width, width), y: along(y, body.height, height), width, height };
}
