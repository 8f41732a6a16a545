import { LEVEL_NAMES } from '../../../supabase/functions/_shared/domain/access.ts';
import type { BuildMode } from '../../kernel/features.ts';
import type { Person } from '../shell.ts';

const DEVELOPER_MODE = 'DEV MODE';

export interface AccessTexts {
  readonly level: string;
  /** What marks the developer's own build mode; null for everyone else. */
  readonly notice: string | null;
}

/** What the access badge says; null where it is hidden: in the public mode, and without a level. */
export function accessTexts({ level, developer }: Person, mode: BuildMode): AccessTexts | null {
  if (mode === 'public' || level === null) return null;
  return { level: LEVEL_NAMES[level], notice: developer ? DEVELOPER_MODE : null };
}
