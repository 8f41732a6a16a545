import { bundle as shell } from '@bundles/shell.ts';

interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** What the screen asks of a picture. */
export interface Framing {
  readonly night: boolean;
  /** True on a screen that is higher than wide. */
  readonly tall: boolean;
}

const PICTURES: Readonly<Record<string, Picture>> = { standard: shell.pictures.wallpaper };

/** The pictures that a person may choose for the desktop. */
export const WALLPAPERS = [{ id: 'standard', name: 'Chalkboard' }] as const;

/** The picture of this id that fits best: of the hour and the shape, or of what it has of them. Null: no such id. */
export function wallpaperPicture(id: string, { night, tall }: Framing): Picture | null {
  const [hour, shape] = [night ? 'night' : 'day', tall ? 'tall' : 'wide'];
  const names = [`${id}-${hour}-${shape}`, `${id}-${hour}-wide`, `${id}-${shape}`, `${id}-wide`, id];
  const found = names.find((name) => name in PICTURES);
  return found === undefined ? null : (PICTURES[found] ?? null);
}
