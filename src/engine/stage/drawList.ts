import {
  BatchableSprite,
  type Batch,
  type Instruction,
  type RenderGroup,
  type StencilMaskInstruction,
  type TextureSource,
} from 'pixi.js';
import { intersection } from '../geometry/rects.ts';
import type { Damage } from './damage.ts';
import { fullDraw, UNDERSTOOD, type FullDraw } from './fullDraw.ts';
import {
  newMask,
  newQuad,
  placeMask,
  placeQuad,
  updateMask,
  updateQuad,
  type Item,
  type Mask,
} from './drawItem.ts';

/** All that is drawn on the canvas, in order: what comes first lies lowest. */
export interface DrawList {
  /** As of the last update. */
  items(): readonly Item[];
  /**
   * Takes over what Pixi is about to draw, and adds to the damage wherever that differs from what it was the last time.
   * Null, or what there is that it does not understand: it knows of nothing then.
   */
  update(group: RenderGroup): FullDraw | null;
}

/** Opaque and without a tint, as Pixi's signed arithmetic has it. */
const UNTINTED = -1;

/**
 * Compares what is drawn with what was, so that no widget needs to say what it changed. It reads the instructions that
 * Pixi makes of a scene, which are internal to Pixi: its version is pinned, and e2e/repaint.spec.ts proves that whatever
 * changes is drawn. `rounds`: the renderer draws at whole pixels.
 */
export function createDrawList(damage: Damage, rounds: boolean): DrawList {
  let items: readonly Item[] = [];
  /** What the list was built from: Pixi makes these anew when the order changes. */
  let built: readonly object[] = [];
  let round = 0;
  const known = new Map<object, Item>();
  const { watch, repainted } = watchSources();

  function forget(why: FullDraw): FullDraw {
    items = [];
    built = [];
    known.clear();
    return why;
  }

  /** Puts the list in Pixi's order, marks what is new or lies over something else than before; what is gone is damage. */
  function build(instructions: readonly Instruction[]): FullDraw | null {
    const next: Item[] = [];
    let highest = -1;
    round += 1;
    const why = readItems(instructions, known, (key, item, mask) => {
      item.replaced = item.at < highest || item.mask !== mask;
      highest = Math.max(highest, item.at);
      item.mask = mask;
      item.at = next.length;
      item.round = round;
      next.push(item);
      known.set(key, item);
      return next.length;
    });
    if (why !== null) return why;
    for (const item of items) {
      if (item.round === round) continue;
      damage.add(item.box);
      known.delete(item.kind === 'quad' ? item.sprite : item.effect);
    }
    items = next;
    return null;
  }

  /** Answers false for a mask that is no rectangle of whole pixels. */
  function compare(item: Item): boolean {
    const within = item.mask;
    let changed = item.replaced;
    if (item.kind === 'quad') {
      changed = updateQuad(item, repainted) || changed;
    } else {
      changed = updateMask(item) || changed;
      item.moved = changed || within?.moved === true;
    }
    item.replaced = false;
    if (!changed && within?.moved !== true) return true;
    if (changed) damage.add(item.box);
    if (item.kind === 'quad') {
      watch(item.source);
      placeQuad(item);
    } else if (!placeMask(item, rounds)) {
      return false;
    }
    if (within !== null) item.box = intersection(item.box, within.box);
    if (changed) damage.add(item.box);
    return true;
  }

  return {
    items: () => items,
    update({ root, instructionSet, worldTransform, worldColorAlpha }) {
      if (!worldTransform.isIdentity() || worldColorAlpha !== UNTINTED) {
        return forget(fullDraw('it is moved or tinted', root));
      }
      const instructions = instructionSet.instructions.slice(0, instructionSet.instructionSize);
      const parts = instructions.flatMap((one): object[] => (isBatch(one) ? [one, one.elements] : [one]));
      if (parts.length !== built.length || parts.some((part, index) => part !== built[index])) {
        const why = build(instructions);
        if (why !== null) return forget(why);
        built = parts;
      }
      const mask = items.find((item) => !compare(item));
      if (mask?.kind === 'mask')
        return forget(fullDraw('mask that is no rectangle of whole pixels', mask.effect));
      repainted.clear();
      return null;
    },
  };
}

/** Notes which sources are painted in place. */
function watchSources() {
  const watched = new WeakSet<TextureSource>();
  /** Since the last frame. */
  const repainted = new Set<TextureSource>();
  return {
    repainted,
    watch(source: TextureSource | null): void {
      if (source === null || watched.has(source)) return;
      watched.add(source);
      const note = (): unknown => repainted.add(source);
      source.on('update', note);
      source.on('change', note);
      // Its end is a change as well, and where nothing is drawn for long its picture would be kept as long.
      source.on('destroy', () => repainted.delete(source));
    },
  };
}

/**
 * Hands over each item that Pixi draws, in order, with the mask that it lies in; those that are known stay the same objects.
 * `put` answers how many there are. Null, or what there is that is not understood.
 */
function readItems(
  instructions: readonly Instruction[],
  known: ReadonlyMap<object, Item>,
  put: (key: object, item: Item, mask: Mask | null) => number,
): FullDraw | null {
  const masks: Mask[] = [];
  let count = 0;
  const add = (key: object, item: Item): void => {
    count = put(key, item, masks.at(-1) ?? null);
  };
  for (const one of instructions) {
    if (isBatch(one)) {
      const [first = one] = one.elements;
      if (one.blendMode !== UNDERSTOOD.blendMode) return fullDraw(`blend mode ${one.blendMode}`, first);
      for (const sprite of one.elements) {
        if (!(sprite instanceof BatchableSprite)) return fullDraw('shape', sprite);
        const before = known.get(sprite);
        add(sprite, before?.kind === 'quad' ? before : newQuad(sprite));
      }
    } else if (!isMask(one)) {
      return fullDraw(one.renderPipeId, one);
    } else if (one.action === 'pushMaskBegin') {
      const before = known.get(one.mask);
      const mask = before?.kind === 'mask' ? before : newMask(one);
      add(one.mask, mask);
      mask.push = one;
      masks.push(mask);
    } else if (one.action === 'popMaskEnd') {
      const mask = masks.pop();
      if (mask === undefined) return fullDraw('mask that ends before it begins', one);
      mask.pop = one;
      mask.end = count;
    }
  }
  return null;
}

const [BATCH, MASK] = UNDERSTOOD.pipes;
const isBatch = (one: Instruction): one is Batch => one.renderPipeId === BATCH;
const isMask = (one: Instruction): one is StencilMaskInstruction => one.renderPipeId === MASK;
