import { traitById, traitsFor } from '@shared/domain/collection/traits/catalogue.ts';
import { composeTraits } from '@shared/domain/collection/traits/compose.ts';
import type { Slot, Trait } from '@shared/domain/collection/traits/trait.ts';
import { svgUrl } from '../../../overlays/svgUrl.ts';
import { layers } from './layers.ts';

/** The side of a thumbnail in pixels of the picture, which are pixels of the screen too. */
export const THUMBNAIL_SIZE = 72;

/** The top left corner of the part of the picture that a thumbnail shows. */
const CORNERS: Readonly<Record<Slot, { readonly x: number; readonly y: number }>> = {
  pigment: { x: 12, y: 14 },
  backdrop: { x: 12, y: 0 },
  torso: { x: 12, y: 24 },
  head: { x: 12, y: 0 },
  face: { x: 12, y: 12 },
  eyebrows: { x: 12, y: 8 },
  headOverlay: { x: 12, y: 0 },
};

/** A trait on this pigment, as the address of a picture. Without a pigment a plaster model wears it. */
export function thumbnail(trait: Trait, pigment: string | null): string {
  const part = { ...CORNERS[trait.slot], side: THUMBNAIL_SIZE };
  const alone = trait.slot === 'pigment' || trait.slot === 'backdrop';
  const body = alone ? [] : [traitById(pigment ?? '') ?? PLASTER].flatMap((one) => one ?? []);
  return svgUrl(composeTraits([...body, trait], layers, { part }));
}

const [anyPigment] = traitsFor('pigment');
const PLASTER: Trait | null = anyPigment ? { ...anyPigment, colors: { skin: 'silver' } } : null;
