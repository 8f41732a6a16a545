import { useContext, useEffect, useSyncExternalStore } from 'react';
import { store, type Readable } from '../kernel/store.ts';
import { CurrentApp } from './appContext.ts';

type Loading = 'loading' | 'there' | 'missing';

interface AtlasLoading {
  readonly state: Readable<Loading>;
  /** Asks for it again, where it did not come. */
  readonly again: () => void;
}

/** By url: an atlas is asked for once, however many pictures are cut from it. */
const atlases = new Map<string, AtlasLoading>();

function loadingOf(url: string): AtlasLoading {
  const known = atlases.get(url);
  if (known) return known;
  const state = store<Loading>('loading');
  const ask = (): void => {
    const image = new Image();
    image.onload = () => state.set('there');
    image.onerror = () => state.set('missing');
    image.src = url;
  };
  const again = (): void => {
    if (state.get() !== 'missing') return;
    state.set('loading');
    ask();
  };
  const loading = { state, again };
  atlases.set(url, loading);
  ask();
  return loading;
}

/** Whether the picture that others are cut from did not come. It is asked for again when the server is back. */
export function useAtlas(url: string): { readonly missing: boolean; readonly again: () => void } {
  // The gate and toasts have pictures, too, and belong to no app.
  const online = useContext(CurrentApp)?.services.online;
  const { state, again } = loadingOf(url);
  const missing = useSyncExternalStore(state.subscribe, state.get) === 'missing';
  useEffect(() => (missing ? online?.whenBack(again) : undefined), [online, missing, again]);
  return { missing, again };
}
