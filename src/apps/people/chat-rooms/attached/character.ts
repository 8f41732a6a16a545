import { PICTURE_SIZE } from '@shared/domain/collection/traits/compose.ts';
import { characterOf } from '@shared/domain/collection/traits/flunkCode.ts';
import { traitNames } from '@shared/domain/collection/traits/traitNames.ts';
import { flunkDrawing } from '../../../../overlays/myFlunk/flunkPng.ts';
import type { Told } from './told.ts';

/** A character as its code says it, drawn from our own layers. */
export function tellOf(code: string): Told | null {
  const character = characterOf(code);
  return (
    character && { about: traitNames(character).join(', '), picture: flunkDrawing(character, PICTURE_SIZE) }
  );
}
