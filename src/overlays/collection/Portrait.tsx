import {
  createContext,
  memo,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Token } from '@shared/contract/collection/collection.ts';
import { portraitAt, sizeFor } from '@shared/domain/collection/portraits.ts';
import { useApp } from '../appContext.ts';
import { FallbackPicture } from './FallbackPicture.tsx';
import { portraitStore, type PortraitStore, type PortraitUrl } from './portraitStore.ts';

interface Wall {
  readonly store: PortraitStore;
  /** How many pixels of the screen a logical pixel takes; null: that is not known yet. */
  readonly density: number | null;
}

const WallContext = createContext<Wall | null>(null);

interface PortraitWallProps {
  /** How many pixels of the screen a logical pixel takes, or null as long as that is not known (`useDensity`). */
  readonly density: number | null;
  readonly children: ReactNode;
}

/** Where many portraits are shown at once: those within are asked for together, and freed when it goes. */
export function PortraitWall({ density, children }: PortraitWallProps) {
  const { online } = useApp().services;
  const [store] = useState(() =>
    portraitStore({
      fetch: (...request) => fetch(...request),
      whenBack: (again) => online.whenBack(again),
    }),
  );
  useEffect(() => () => store.free(), [store]);
  const wall = useMemo(() => ({ store, density }), [store, density]);
  return <WallContext value={wall}>{children}</WallContext>;
}

const nothing = (): void => undefined;

/** The address of a portrait, which is asked for as long as the component is there. */
function usePortrait(store: PortraitStore | undefined, path: string | null): PortraitUrl {
  const want = useCallback(
    (changed: () => void) => (store && path !== null ? store.want(path, changed) : nothing),
    [store, path],
  );
  return useSyncExternalStore(want, () => (store && path !== null ? store.url(path) : null));
}

interface PortraitProps {
  readonly token: Pick<Token, 'collection' | 'image' | 'pixelImage' | 'portrait'>;
  /** Width and height in logical pixels, which it has from the start. */
  readonly size: number;
  /** What it shows, for those who do not see it; empty where a text beside it says so. */
  readonly alt: string;
}

/**
 * The picture of a token on a wall of portraits, in the size in which it is shown. What does not come gives way to the
 * whole picture, that to the pixel art, and that to the silhouette (PORTRAIT-3).
 */
export const Portrait = memo(function Portrait({ token, size, alt }: PortraitProps) {
  const wall = useContext(WallContext);
  const density = wall?.density ?? null;
  const enough = sizeFor(size * (density ?? 1));
  const path = density === null || enough === null ? null : portraitAt(token, enough);
  const url = usePortrait(wall?.store, path);
  const isComing = url === undefined || (wall !== null && density === null);
  const urls = isComing ? [] : [url, token.image, token.pixelImage];
  const smooth = enough !== null && path !== null && enough > size * (density ?? 1);
  return <FallbackPicture collection={token.collection} {...{ urls, size, alt, smooth }} />;
});
