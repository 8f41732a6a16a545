import { memo } from 'react';
import type { Token } from '@shared/contract/collection/collection.ts';
import { FallbackPicture } from './FallbackPicture.tsx';

/** '2D': the thumbnail. 'PX': the pixel art, where there is any (HUB-4). */
export type ArtStyle = '2D' | 'PX';

interface TokenPictureProps {
  readonly token: Pick<Token, 'collection' | 'image' | 'pixelImage'>;
  readonly art: ArtStyle;
  /** Width and height in logical pixels, which it has from the start. */
  readonly size: number;
  /** What it shows, for those who do not see it; empty where a text beside it says so. */
  readonly alt: string;
}

/** The picture of a token, whole; pixel art that is missing or does not come gives way to the thumbnail. */
export const TokenPicture = memo(function TokenPicture({ token, art, size, alt }: TokenPictureProps) {
  const urls = [art === 'PX' ? token.pixelImage : null, token.image];
  return <FallbackPicture collection={token.collection} {...{ urls, size, alt }} />;
});
