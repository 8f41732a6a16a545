import { bundle as shell } from '@bundles/shell.ts';
import { bundle } from '@bundles/wallpapers.ts';

interface WallpaperPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** What decides which picture of a wallpaper is shown. */
export interface Framing {
  readonly night: boolean;
  /** True on a screen that is higher than wide. */
  readonly tall: boolean;
}

/** Names of pictures, by hour and shape of the screen. */
interface Shapes {
  readonly wide: string;
  readonly tall: string;
}

interface Wallpaper {
  readonly id: string;
  readonly title: string;
  readonly day: Shapes;
  readonly night: Shapes;
}

const PICTURES: Readonly<Record<string, WallpaperPicture>> = {
  ...bundle.pictures,
  sunset: shell.pictures.wallpaper,
};

/** What a desktop starts with: the town, as light as it is there. */
const STANDARD: Wallpaper = {
  id: 'standard',
  title: '(Standard)',
  day: { wide: 'arcadia-day-wide', tall: 'arcadia-day-tall' },
  night: { wide: 'arcadia-night-wide', tall: 'arcadia-night-tall' },
};
const SUNSET: Shapes = { wide: 'sunset', tall: 'sunset' };

/** The standard one, and the five pictures that a person may choose in its place (SETTINGS-2). */
export const WALLPAPERS: readonly Wallpaper[] = [
  STANDARD,
  ...bundle.places.wallpapers.filter(({ id }) => id !== 'arcadia'),
  { id: 'sunset', title: 'Sunset', day: SUNSET, night: SUNSET },
];

/** The picture of this wallpaper for the hour and the shape of the screen; the standard one where there is none. */
export function wallpaperPicture(id: string, { night, tall }: Framing): WallpaperPicture {
  const wallpaper = WALLPAPERS.find((one) => one.id === id) ?? STANDARD;
  const name = wallpaper[night ? 'night' : 'day'][tall ? 'tall' : 'wide'];
  return PICTURES[name] ?? shell.pictures.wallpaper;
}
