import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import { KIND_NAMES } from '../../../overlays/collection/tokenTexts.ts';
import { backgroundPicture, tokenOfBackground } from '@shared/domain/collection/tokenBackground.ts';
import { GRADIENTS, gradientTile, PATTERNS, patternTile } from '../../../appearance/backgrounds.ts';
import { HIDDEN_THEMES, LISTED_THEMES, PRIZE_THEMES } from '../../../appearance/themes.ts';
import { WALLPAPERS, wallpaperPicture } from '../../../appearance/wallpapers.ts';

export { HIDDEN_THEMES, LISTED_THEMES, PRIZE_THEMES };

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

/** What there is to choose of this type where this is chosen: a token's picture is offered as long as it is shown. */
export function choicesOf(type: BackgroundType, chosen: string): readonly Choice[] {
  const token = type === 'image' ? tokenOfBackground(chosen) : null;
  if (token === null) return BACKGROUNDS[type];
  const title = `${KIND_NAMES[token.collection]}, token ${token.tokenId}`;
  return [...BACKGROUNDS[type], { id: chosen, title }];
}

/** What the little screen shows: a style for its ground. Tiles are as large on it as they are behind the icons. */
export function previewOf(
  settings: Pick<DesktopSettings, 'desktopBackgroundType' | 'desktopBackground' | 'backgroundColor'>,
  night: boolean,
  height: number,
): { readonly backgroundColor: string; readonly backgroundImage: string } {
  const { desktopBackgroundType: type, desktopBackground: id, backgroundColor } = settings;
  const pictureOf = (): string => {
    if (type === 'image') return backgroundPicture(id) ?? wallpaperPicture(id, { night, tall: false }).url;
    const color = Number.parseInt(backgroundColor.slice(1), 16);
    const tileOf = type === 'pattern' ? patternTile(id, color) : gradientTile(id);
    return tileOf(height).toDataURL();
  };
  return { backgroundColor, backgroundImage: `url("${pictureOf()}")` };
}
