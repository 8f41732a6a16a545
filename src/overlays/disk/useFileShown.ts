import { useEffect, useState } from 'react';
import type { AppContext } from '../../kernel/app.ts';
import type { StoredValue } from '../../services/storage/storage.ts';
import * as shape from '../../kernel/shape.ts';

/** Which files the windows of this tab show, by what they were opened with: another than that, after Open or Save As. */
export type FilesShown = StoredValue<Readonly<Record<string, string>>>;

export const filesShown = (name: string): FilesShown => ({
  name,
  version: 1,
  read: shape.reader(shape.eachIn(shape.string)),
});

/** The file that this window shows, by its id: the one that it was opened with, until another is opened in it. */
export function useFileShown(
  app: AppContext,
  place: FilesShown,
): readonly [string | null, (id: string | null) => void] {
  const { session } = app.services.storage;
  const key = app.params ?? '';
  const [id, setId] = useState<string | null>(() => (session.get(place)?.[key] ?? key) || null);
  useEffect(() => {
    // A page that is loaded again takes away no body: the window comes back with what it showed.
    app.closed.addEventListener('abort', () => {
      const { [key]: _closed, ...others } = session.get(place) ?? {};
      session.set(place, others);
    });
  }, [app, session, place, key]);
  return [
    id,
    (next) => {
      setId(next);
      session.set(place, { ...session.get(place), [key]: next ?? '' });
    },
  ];
}
