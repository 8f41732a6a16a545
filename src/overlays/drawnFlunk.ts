import { bundle } from '@bundles/traits.ts';
import { composeFlunk } from '@shared/domain/collection/traits/compose.ts';
import { decodeFlunk } from '@shared/domain/collection/traits/flunkCode.ts';
import { svgUrl } from './svgUrl.ts';

/** The picture of a character by its code, as an address; null: there is none. Loads all layers: import it when it is drawn. */
export function flunkUrl(code: string): string | null {
  const selection = decodeFlunk(code);
  if (selection === null) return null;
  return svgUrl(composeFlunk(selection, bundle.layers));
}
