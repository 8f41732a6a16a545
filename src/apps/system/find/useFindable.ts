import { useEffect, useState } from 'react';
import type { Desktop, ListedEntry } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useStore } from '../../../overlays/useStore.ts';
import type { Found } from './found.ts';
import { placesFor } from './places.ts';
import { FIND_TEXTS as TEXTS } from './texts.ts';

/** Everything that is found without asking the server: programs, places, and what is in programs. */
export function useFindable(): readonly Found[] {
  const { desktop, services, mode } = useApp();
  const town = useStore(services.town);
  const isBuildMode = useStore(mode).name === 'build';
  const programs = desktop.programs().map(({ entry: { id, icon }, label }) => ({
    id,
    name: label,
    where: TEXTS.program,
    icon,
    open: () => desktop.open(id),
  }));
  const places = placesFor(town, isBuildMode).map(({ place, name, where }) => ({
    id: `place ${place}`,
    name,
    where,
    icon: 'town-map',
    open: () => desktop.openFor('location', place),
  }));
  return [...programs, ...places, ...useContents()];
}

/** What is found in the programs that this person can start. */
function useContents(): readonly Found[] {
  const { desktop } = useApp();
  const [contents, setContents] = useState<readonly Found[]>([]);
  useEffect(() => {
    let closed = false;
    void Promise.all(desktop.programs().map((listed) => contentsOf(listed, desktop.open))).then((lists) => {
      if (!closed) setContents(lists.flat());
    });
    return () => {
      closed = true;
    };
  }, [desktop]);
  return contents;
}

async function contentsOf({ entry }: ListedEntry, open: Desktop['open']): Promise<readonly Found[]> {
  if ('link' in entry || entry.contents === undefined) return [];
  // Where it does not come, as without a network, the program itself is found all the same.
  const loaded = await entry.contents().catch(() => null);
  return (loaded?.contents ?? []).map(({ name, where, params }) => ({
    id: `${entry.id}:${params}`,
    name,
    where,
    icon: entry.icon,
    open: () => open(entry.id, params),
  }));
}
