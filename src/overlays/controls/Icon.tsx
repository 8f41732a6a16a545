import { bundle as icons } from '@bundles/icons.ts';
import { bundle as shell } from '@bundles/shell.ts';

interface Atlas {
  readonly url: string;
  readonly frames: Readonly<Record<string, { x: number; y: number; w: number; h: number }>>;
}

interface IconProps {
  /** A name in the icon set (size 32 or 16), or of a dialog's picture (`dialog-error`). */
  readonly name: string;
  readonly size?: 16 | 32;
  /** Alternative text; absent where a text beside it says the same. */
  readonly label?: string;
}

/** A picture of the icon set, cut from its atlas. */
export function Icon({ name, size = 32, label }: IconProps) {
  const atlases: readonly (Atlas | null)[] = [icons.atlas, shell.atlas];
  for (const atlas of atlases) {
    const frame = atlas?.frames[`${name}-${size}`] ?? atlas?.frames[name];
    if (!atlas || !frame) continue;
    return (
      <span
        className="w95-icon"
        style={{
          width: frame.w,
          height: frame.h,
          backgroundImage: `url(${atlas.url})`,
          backgroundPosition: `-${frame.x}px -${frame.y}px`,
        }}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      />
    );
  }
  return null;
}
