import { traitById } from './catalogue.ts';
import { HUES, type Hue, type HueName } from './hues.ts';
import type { Selection, Slot, Trait } from './trait.ts';

/** The side of the picture in its own pixels. */
export const PICTURE_SIZE = 96;

/** The drawn layers by template, as the bundle `traits` has them: paths of an SVG whose parameters are classes. */
export type Layers = Readonly<Record<string, string>>;

/** What lies over what, from the bottom up (spec 3, section 4), with eyebrows and head overlay where they belong. */
export const STACK = [
  'backdrop',
  'pigment',
  'torso',
  'head',
  'face',
  'eyebrows',
  'headOverlay',
] as const satisfies readonly Slot[];

/** What faces are tinted with where no pigment is chosen. */
const BARE_SKIN: HueName = 'silver';

const PARAMETER = /class="([a-z]+)(?:-(shade|light))?" fill="#[0-9a-f]{6}"/gi;

/**
 * The picture of a character: an SVG of 96 x 96 pixels, scaled to `size` (in CSS pixels; whole multiples of 96 stay
 * crisp). A trait that the catalogue or the layers do not have is left out.
 */
export function composeFlunk(selection: Selection, layers: Layers, size = PICTURE_SIZE): string {
  const skin = skinOf(selection);
  const parts = STACK.map((slot) => {
    const trait = traitById(selection[slot] ?? '');
    return trait?.slot === slot ? drawTrait(trait, layers, skin) : '';
  });
  return asSvg(parts.join(''), size);
}

/** The picture of one trait on its own; `skin` tints what of a face is skin. */
export function composeTrait(
  trait: Trait,
  layers: Layers,
  skin: HueName = BARE_SKIN,
  size = PICTURE_SIZE,
): string {
  return asSvg(drawTrait(trait, layers, skin), size);
}

/** The hue of the chosen pigment's skin. */
export function skinOf({ pigment }: Selection): HueName {
  return traitById(pigment ?? '')?.colours['skin'] ?? BARE_SKIN;
}

function drawTrait({ template, colours }: Trait, layers: Layers, skin: HueName): string {
  return (layers[template] ?? '').replace(PARAMETER, (_all, parameter: string, tone: string | undefined) => {
    const hue: Hue = HUES[colours[parameter] ?? skin];
    return `fill="${hue[tone === 'shade' ? 1 : tone === 'light' ? 2 : 0]}"`;
  });
}

function asSvg(paths: string, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}" width="${size}" height="${size}" shape-rendering="crispEdges">${paths}</svg>`;
}
