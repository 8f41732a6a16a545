import type { Placement } from '@shared/domain/system/settings.ts';
import type { Hold } from '../../engine/assets/texture.ts';
import type { Background } from '../../engine/widgets/wallpaper.ts';
import { ownPicture } from '../../overlays/wallpaper/ownPictures.ts';
import { placedTile, TOKEN_TILE } from '../../overlays/wallpaper/placement.ts';

/** The person's own picture as they want it to lie; null: this browser has lost it, or cannot read it (WALLPAPER-2). */
export const placedOwn = (id: string, placement: Placement, pictures: Hold): Promise<Background | null> =>
  ownPicture(id, (url) => placed(url, placement, pictures)).catch(() => null);

/** A token's picture as the person wants it to lie; it is repeated small (WALLPAPER-3). */
export const placedToken = (url: string, placement: Placement, pictures: Hold): Promise<Background> =>
  placed(url, placement, pictures, TOKEN_TILE);

async function placed(url: string, placement: Placement, pictures: Hold, most?: number): Promise<Background> {
  const { source, width, height } = await pictures.texture(url);
  // What is held is loaded as an element (engine/assets/texture.ts).
  const picture = { image: source.resource as HTMLImageElement, width, height };
  return { kind: 'tile', tileOf: placedTile(picture, placement, most), names: null };
}
