import type { BuildMode } from '../../kernel/features.ts';
import { locationOf } from '../../../supabase/functions/_shared/domain/town.ts';

/** The place that a window was opened for; null: this mode has no place of that name (TOWN-2). */
export function placeOf(params: string | undefined, mode: BuildMode): string | null {
  const location = params === undefined ? null : locationOf(params);
  if (params === undefined || location === null) return null;
  return location.inBuildMode && mode !== 'build' ? null : params;
}
