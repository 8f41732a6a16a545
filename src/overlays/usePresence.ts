import { useSyncExternalStore } from 'react';
import type { Presence } from '../services/presence/presence.ts';
import { useApp } from './appContext.ts';
import { useStore } from './useStore.ts';

const NO_PRESENCE: Presence = {};
const noPresence = (): Presence => NO_PRESENCE;
const UNWATCHED = () => () => undefined;

/** Who is where in town, asked of the server while the window is seen. */
export function usePresence(): Presence {
  const { services, visible } = useApp();
  const { presence } = services;
  const isSeen = useStore(visible);
  return useSyncExternalStore(isSeen ? presence.subscribe : UNWATCHED, isSeen ? presence.get : noPresence);
}
