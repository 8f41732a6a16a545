import type { DesktopSettings } from '../../../supabase/functions/_shared/domain/settings.ts';
import { WALLPAPERS, wallpaperPicture } from '../../engine/assets/wallpapers.ts';
import { gradientPixels, patternPixels, tiledCanvas } from '../../engine/draw/tile.ts';
import { GRADIENTS, PATTERNS } from '../../engine/theme/backgrounds.ts';
import { HIDDEN_THEMES, LISTED_THEMES } from '../../engine/theme/themes.ts';

export { HIDDEN_THEMES, LISTED_THEMES };

export type BackgroundType = DesktopSettings['desktopBackgroundType'];
export const BACKGROUND_TYPES = ['image', 'pattern', 'gradient'] as const satisfies readonly BackgroundType[];

interface Choice {
  readonly id: string;
  readonly title: string;
}

const titled = ({ id, name }: { readonly id: string; readonly name: string }): Choice => ({
  id,
  title: name,
});

/** What there is to choose of each type. */
export const BACKGROUNDS: Readonly<Record<BackgroundType, readonly Choice[]>> = {
  image: WALLPAPERS.map(({ id, title }) => ({ id, title })),
  pattern: PATTERNS.map(titled),
  gradient: GRADIENTS.map(titled),
};

/** What the little screen shows: a style for its ground. Tiles are as large on it as they are behind the icons. */
export function previewOf(
  settings: Pick<DesktopSettings, 'desktopBackgroundType' | 'desktopBackground' | 'backgroundColor'>,
  night: boolean,
  size: { readonly width: number; readonly height: number },
): { readonly backgroundColor: string; readonly backgroundImage: string } {
  const { desktopBackgroundType: type, desktopBackground: id, backgroundColor } = settings;
  const color = Number.parseInt(backgroundColor.slice(1), 16);
  const imageOf = (): string => {
    if (type === 'image') return wallpaperPicture(id, { night, tall: false }).url;
    if (type === 'pattern') {
      const rows = PATTERNS.find((pattern) => pattern.id === id)?.rows ?? [];
      return rows.length === 0
        ? ''
        : tiledCanvas(patternPixels(rows, color), size.width, size.height).toDataURL();
    }
    const gradient = GRADIENTS.find((one) => one.id === id) ?? GRADIENTS[0];
    const pixels = gradientPixels(gradient?.colors ?? [color, color], size.height);
    return tiledCanvas(pixels, size.width, size.height).toDataURL();
  };
  const image = imageOf();
  return { backgroundColor, backgroundImage: image === '' ? 'none' : `url("${image}")` };
}
