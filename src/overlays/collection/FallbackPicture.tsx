import { useEffect, useState } from 'react';
import type { CollectionName } from '@shared/domain/collection/collection.ts';
import { useApp } from '../appContext.ts';
import { Silhouette } from './Silhouette.tsx';
import './tokens.css';

interface FallbackPictureProps {
  readonly collection: CollectionName;
  /** Addresses of the picture: the first that comes is shown. None: it is still being looked for. */
  readonly urls: readonly (string | null)[];
  /** Width and height in logical pixels, which it has from the start. */
  readonly size: number;
  /** What it shows, for those who do not see it; empty where a text beside it says so. */
  readonly alt: string;
  /** True: it has more pixels than the screen has in its place, and is drawn smaller smoothly. */
  readonly smooth?: boolean;
}

/**
 * A picture of a token, loaded when it comes near the screen. A silhouette holds its place. What does not come gives way
 * to the next of its addresses, and all are asked for again when the server is back.
 */
export function FallbackPicture({ collection, urls, size, alt, smooth = false }: FallbackPictureProps) {
  const { online } = useApp().services;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<string | null>(null);
  const named = urls.filter((one) => one !== null);
  const url = named.find((one) => !failed.includes(one)) ?? null;
  const missing = url === null && named.length > 0;
  useEffect(() => (missing ? online.whenBack(() => setFailed([])) : undefined), [online, missing]);
  return (
    <span className="token-picture" style={{ width: size, height: size }}>
      <Silhouette collection={collection} />
      {url === null ? (
        alt !== '' && <span className="w95-sr">{alt}</span>
      ) : (
        <img
          key={url}
          src={url}
          alt={alt}
          width={size}
          height={size}
          // What is in memory already is decoded before it comes into sight.
          loading={url.startsWith('data:') ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          data-loaded={loaded === url || undefined}
          data-smooth={smooth || undefined}
          onLoad={() => setLoaded(url)}
          onError={() => setFailed((before) => [...before, url])}
        />
      )}
    </span>
  );
}
