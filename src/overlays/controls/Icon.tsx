import { bundle as icons } from '@bundles/icons.ts';
import { bundle as shell } from '@bundles/shell.ts';
import { Sprite, type Atlas } from './Sprite.tsx';

interface IconProps {
  /** A name in the icon set (size 32 or 16), or of a dialog's picture (`dialog-error`). */
  readonly name: string;
  readonly size?: 16 | 32;
  /** Alternative text; absent where a text beside it says the same. */
  readonly label?: string;
}

/** A picture of the icon set. */
export function Icon({ name, size = 32, label }: IconProps) {
  const atlases: readonly (Atlas | null)[] = [icons.atlas, shell.atlas];
  for (const atlas of atlases) {
    const frame = atlas?.frames[`${name}-${size}`] ?? atlas?.frames[name];
    if (atlas && frame) return <Sprite {...{ atlas, frame, label }} />;
  }
  return null;
}
