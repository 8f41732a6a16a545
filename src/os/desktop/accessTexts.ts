import { LEVEL_NAMES } from '@shared/domain/system/access.ts';
import type { Mode } from '../../kernel/features.ts';
import type { Person } from '../shell.ts';

const DEVELOPER_MODE = 'DEV MODE';

export interface AccessTexts {
  readonly level: string;
  /** The notice of the developer's build mode; null for everyone else. */
  readonly notice: string | null;
}

/** The texts of the access badge; null in the public mode and without a level, where it is hidden. */
export function accessTexts({ level, developer }: Person, { name }: Mode): AccessTexts | null {
  if (name === 'public' || level === null) return null;
  return { level: LEVEL_NAMES[level], notice: developer ? DEVELOPER_MODE : null };
}
