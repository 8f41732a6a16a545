import { memo, useEffect, useState } from 'react';
import type { Token } from '../../../supabase/functions/_shared/contract/collection.ts';
import { useApp } from '../appContext.ts';
import { Silhouette } from './Silhouette.tsx';
import './tokens.css';

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

/**
 * The picture of a token, loaded when it comes near the screen. A silhouette holds its place; pixel art that is missing
 * or does not come gives way to the thumbnail, and what did not come is asked for again when the server is back.
 */
export const TokenPicture = memo(function TokenPicture({ token, art, size, alt }: TokenPictureProps) {
  const { online } = useApp().services;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<string | null>(null);
  const wanted = [art === 'PX' ? token.pixelImage : null, token.image];
  const url = wanted.find((one) => one !== null && !failed.includes(one)) ?? null;
  const missing = failed.includes(token.image);
  useEffect(() => (missing ? online.whenBack(() => setFailed([])) : undefined), [online, missing]);
  return (
    <span className="token-picture" style={{ width: size, height: size }}>
      <Silhouette collection={token.collection} />
      {url === null ? (
        alt !== '' && <span className="w95-sr">{alt}</span>
      ) : (
        <img
          key={url}
          src={url}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          draggable={false}
          data-loaded={loaded === url || undefined}
          onLoad={() => setLoaded(url)}
          onError={() => setFailed((before) => [...before, url])}
        />
      )}
    </span>
  );
});
