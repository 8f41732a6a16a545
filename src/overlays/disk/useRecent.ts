import { useEffect, useState } from 'react';
import type { AppContext } from '../../kernel/app.ts';
import { rememberFile } from '../recent.ts';
import { useStore } from '../useStore.ts';
import { theDisk } from './theDisk.ts';

/** Remembers the file that a window shows, by its id, for the Start menu's Recent (SHELL-30). */
export function useRecent({ services, openedFor }: AppContext, id: string | null): void {
  const disk = theDisk(services);
  const isThere = useStore(disk).entries.has(id ?? '');
  /** The file of a window that came back with a reload: the person has not opened it now. */
  const [cameBack] = useState(() => (openedFor.get() === null ? id : null));
  useEffect(() => {
    if (id === null || id === cameBack || !isThere) return;
    rememberFile(services.storage.lasting, disk.get().entries, id);
  }, [services, disk, id, cameBack, isThere]);
}
