import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import { KIND_NAMES } from '../../../overlays/collection/tokenTexts.ts';
import { backgroundPicture, tokenOfBackground } from '@shared/domain/collection/tokenBackground.ts';
import { GRADIENTS, gradientTile, PATTERNS, patternTile } from '../../../appearance/backgrounds.ts';
import { HIDDEN_THEMES, LISTED_THEMES, PRIZE_THEMES } from '../../../appearance/themes.ts';
import { miniature, placedTile, TOKEN_TILE } from '../../../overlays/wallpaper/placement.ts';
import { ownPicture } from '../../../overlays/wallpaper/ownPictures.ts';
import type { OwnWallpaper } from '../../../services/wallpaper/ownWallpaper.ts';
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

/** The choice that is the person's own picture. */
export const OWN = 'own';

/** What is behind the icons: the person's own picture goes before what they chose of ours (WALLPAPER-2). */
export const shownBackground = (
  { desktopBackgroundType: type, desktopBackground: id }: DesktopSettings,
  own: OwnWallpaper,
): { readonly type: BackgroundType; readonly id: string } =>
  own.shown ? { type: 'image', id: OWN } : { type, id };

/** Whether the person says how it lies: a picture of their own, or a token's (WALLPAPER-3). */
export const isPlaced = (type: BackgroundType, id: string): boolean =>
  type === 'image' && (id === OWN || tokenOfBackground(id) !== null);

/**
 * What there is to choose of this type where this is chosen: a token's picture is offered as long as it is shown, the
 * person's own as long as this browser has it.
 */
export function choicesOf(type: BackgroundType, chosen: string, own: OwnWallpaper): readonly Choice[] {
  if (type !== 'image') return BACKGROUNDS[type];
  const token = tokenOfBackground(chosen);
  return [
    ...BACKGROUNDS.image,
    ...(token === null
      ? []
      : [{ id: chosen, title: `${KIND_NAMES[token.collection]}, token ${token.tokenId}` }]),
    ...(own.id === '' ? [] : [{ id: OWN, title: own.title }]),
  ];
}

type Ground = Pick<
  DesktopSettings,
  'desktopBackgroundType' | 'desktopBackground' | 'backgroundColor' | 'backgroundPlacement'
>;

/** What the little screen shows of ours: a style for its ground. Tiles are as large on it as they are behind the icons. */
export function previewOf(
  { desktopBackgroundType: type, desktopBackground: id, backgroundColor }: Ground,
  night: boolean,
  glass: { readonly width: number; readonly height: number },
): { readonly backgroundColor: string; readonly backgroundImage: string } {
  const pictureOf = (): string => {
    if (type === 'image') return wallpaperPicture(id, { night, tall: false }).url;
    const color = Number.parseInt(backgroundColor.slice(1), 16);
    const tileOf = type === 'pattern' ? patternTile(id, color) : gradientTile(id);
    return tileOf(glass).toDataURL();
  };
  return { backgroundColor, backgroundImage: `url("${pictureOf()}")` };
}

/** How many pixels the little screen has for each of its own, so that a photograph is recognized. */
const FINE = 2;

/** What the little screen shows of a picture that is placed: a desktop as high as this one, in the shape of the glass. */
export async function placedPreview(
  { desktopBackground, backgroundPlacement }: Ground,
  own: OwnWallpaper,
  glass: { readonly width: number; readonly height: number },
  height: number,
): Promise<string | null> {
  const desktop = { width: Math.round((height * glass.width) / glass.height), height };
  const draw = async (url: string, most?: number): Promise<string> => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const picture = { image, width: image.naturalWidth, height: image.naturalHeight };
    const tile = placedTile(picture, backgroundPlacement, most)(desktop);
    return miniature(tile, desktop, {
      width: glass.width * FINE,
      height: glass.height * FINE,
    }).toDataURL();
  };
  if (own.shown) return ownPicture(own.id, draw);
  const url = backgroundPicture(desktopBackground);
  return url === null ? null : draw(url, TOKEN_TILE);
}
