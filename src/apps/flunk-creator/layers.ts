import type { Layers } from '../../../supabase/functions/_shared/domain/traits/compose.ts';

/** The drawn layers, which come in a script of their own: whatever else shows characters loads the same one. */
export const layers: Layers = (await import('@bundles/traits.ts')).bundle.layers;
