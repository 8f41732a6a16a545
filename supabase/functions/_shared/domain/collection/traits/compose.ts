import { traitById } from './catalogue.ts';
import { HUES, type Hue, type HueName } from './hues.ts';
import type { Selection, Slot, Trait } from './trait.ts';

/** The side of the picture in its own pixels. */
export const PICTURE_SIZE = 96;

/** The drawn layers by template, as the bundle `traits` has them: paths of an SVG whose parameters are classes. */
export type Layers = Readonly<Record<string, string>>;

/** The layers, from the bottom up (TRAIT-2). */
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

/** How a picture is cut and scaled. */
export interface Framing {
  /** Its side in CSS pixels; a whole multiple of `part.side` stays crisp. As many as `part` has when absent. */
  readonly size?: number;
  /** The square of the picture that is shown; all of it when absent. */
  readonly part?: { readonly x: number; readonly y: number; readonly side: number };
}

/**
 * The picture of a character, as an SVG of so many CSS pixels; whole multiples of 96 stay crisp. A trait that the
 * catalogue or the layers do not have is left out.
 */
export function composeFlunk(selection: Selection, layers: Layers, size = PICTURE_SIZE): string {
  const traits = STACK.flatMap((slot) => {
    const trait = traitById(selection[slot] ?? '');
    return trait?.slot === slot ? [trait] : [];
  });
  return composeTraits(traits, layers, { size });
}

/** The picture of some traits, from the lowest to the one on top. Faces among them are tinted with the pigment's skin. */
export function composeTraits(traits: readonly Trait[], layers: Layers, framing: Framing = {}): string {
  const { x, y, side } = framing.part ?? { x: 0, y: 0, side: PICTURE_SIZE };
  const { size = side } = framing;
  const skin = traits.find(({ slot }) => slot === 'pigment')?.colors['skin'] ?? BARE_SKIN;
  const paths = traits.map((trait) => drawTrait(trait, layers, skin)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${side} ${side}" width="${size}" height="${size}" shape-rendering="crispEdges">${paths}</svg>`;
}

function drawTrait({ template, colors }: Trait, layers: Layers, skin: HueName): string {
  return (layers[template] ?? '').replace(PARAMETER, (_all, parameter: string, tone: string | undefined) => {
    const hue: Hue = HUES[colors[parameter] ?? skin];
    return `fill="${hue[tone === 'shade' ? 1 : tone === 'light' ? 2 : 0]}"`;
  });
}
