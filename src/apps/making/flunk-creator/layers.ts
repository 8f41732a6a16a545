import { bundle } from '@bundles/traits.ts';
import type { Layers } from '@shared/domain/collection/traits/compose.ts';

/** The drawn layers: whatever else shows characters shares the script that they come in. */
export const layers: Layers = bundle.layers;
