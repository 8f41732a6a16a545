import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { theDisk } from '../../../overlays/disk/theDisk.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { fileOf } from '../../../services/disk/content.ts';
import { MEME_TEXTS } from './texts.ts';

/**
 * Begins a meme of the picture on the disk that the window was opened for (MEME-9). The meme of before stays among the drafts. A
 * window that a reload opens again begins none.
 */
export function useAskedPicture(begin: (picture: Blob, name: string) => Promise<void>): void {
  const { desktop, openedFor, params, services } = useApp();
  const opening = useStore(openedFor);
  const take = useEffectEvent(async (id: string): Promise<void> => {
    const disk = theDisk(services);
    await disk.opened;
    const found = await disk.content(id);
    const file = disk.get().entries.get(id);
    if (found.ok && file !== undefined) await begin(fileOf(file.name, found.value), file.name);
    else await desktop.ask(errorDialog(MEME_TEXTS.title, MEME_TEXTS.notLoaded));
  });
  useEffect(() => {
    if (opening !== null && params !== undefined) void take(params);
  }, [opening, params]);
}
