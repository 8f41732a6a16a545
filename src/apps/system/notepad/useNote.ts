import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FileEntry } from '@shared/domain/system/disk/entries.ts';
import { copyName } from '@shared/domain/system/disk/names.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { askAboutChanged, askAboutStale } from '../../../overlays/disk/askAboutFile.ts';
import { chooseFile } from '../../../overlays/disk/chooseFile.ts';
import { tellProblem } from '../../../overlays/disk/tellProblem.ts';
import { theDisk } from '../../../overlays/disk/theDisk.ts';
import { useFileShown } from '../../../overlays/disk/useFileShown.ts';
import { useRecent } from '../../../overlays/disk/useRecent.ts';
import { useDraft } from '../../../overlays/useDraft.ts';
import { useStore } from '../../../overlays/useStore.ts';
import type { DiskService } from '../../../services/disk/disk.ts';
import { draftPlace, FILES_SHOWN, NOTE_MOST } from './note.ts';
import { NOTEPAD_TEXTS as TEXTS } from './texts.ts';

/** A file as it was read: its words, of which version. */
interface Read {
  readonly id: string;
  readonly text: string;
  readonly version: number;
}

/** The note of a window: what it shows, and what is done with it. */
export interface Note {
  readonly name: string;
  readonly text: string;
  /** False while the file is on its way. */
  readonly isThere: boolean;
  readonly isChanged: boolean;
  readonly write: (text: string) => void;
  /** Each answers whether it was done. */
  readonly save: () => Promise<boolean>;
  readonly saveAs: () => Promise<boolean>;
  readonly startNew: () => Promise<boolean>;
  readonly open: () => Promise<boolean>;
  /** Asks what becomes of unsaved words; false: the person goes on with them. */
  readonly mayLeave: () => Promise<boolean>;
}

/** The note of this window, with its file on the disk and its draft. */
export function useNote(app: AppContext): Note {
  const disk = theDisk(app.services);
  const { entries } = useStore(disk);
  const [id, show] = useFileShown(app, FILES_SHOWN);
  useRecent(app, id);
  const [draft, setDraft] = useDraft(draftPlace(id));
  const [read, keepRead] = useRead(app, disk, id, { isChanged: draft !== null, onGone: () => show(null) });
  const entry = id === null ? undefined : entries.get(id);
  const file = entry?.kind === 'file' ? entry : null;
  const besideIt = file && { folder: file.folder };
  const isThere = id === null || read !== null || draft !== null;
  const before = read?.text ?? '';
  const text = draft?.text ?? before;
  const name = file?.name ?? TEXTS.untitled;
  // Read when an act is done, which may be long after it began: the person goes on typing.
  const latest = useRef({ text, draft });
  useEffect(() => {
    latest.current = { text, draft };
  });

  const write = (next: string): void => {
    setDraft(next === before ? null : { text: next, version: draft?.version ?? read?.version ?? 0 });
  };
  /** The words are on the disk, as this file. */
  const isSaved = (as: FileEntry, words: string): true => {
    const { text: now } = latest.current;
    keepRead({ id: as.id, text: words, version: as.version });
    setDraft(null);
    // What was typed during the save is written over what is saved now.
    if (now !== words) app.services.drafts.at(draftPlace(as.id)).set({ text: now, version: as.version });
    if (as.id !== id) show(as.id);
    return true;
  };
  async function saveIn(folder: string, called: string, over: FileEntry | null): Promise<boolean> {
    const content = latest.current.text;
    const done = await disk.save({ folder, name: called, content, ...(over !== null && { over }) });
    if (done.ok) return isSaved(done.value, content);
    return tellProblem(app, 'save', done);
  }
  async function saveAs(): Promise<boolean> {
    const chosen = await chooseFile(app, { mode: 'save', kind: 'text', name, ...besideIt });
    return chosen !== null && saveIn(chosen.folder, chosen.name, chosen.file);
  }
  async function save(): Promise<boolean> {
    if (file === null) return saveAs();
    const content = latest.current.text;
    const version = latest.current.draft?.version ?? read?.version ?? file.version;
    const done = await disk.save({ ...file, content, over: { id: file.id, version } });
    if (done.ok) return isSaved(done.value, content);
    if (done.error === 'gone') return saveAs();
    return done.error === 'changed' ? saveStale(file) : tellProblem(app, 'save', done);
  }
  /** The file was saved elsewhere since these words were begun: neither's are lost (DISK-6). */
  async function saveStale({ id: of, folder }: FileEntry): Promise<boolean> {
    const answer = await askAboutStale(app, 'Notepad', name);
    const all = disk.get().entries;
    const now = all.get(of);
    if (answer === 'replace' && now?.kind === 'file') return saveIn(folder, name, now);
    return answer === 'both' && saveIn(folder, copyName(all, folder, name), null);
  }
  async function mayLeave(): Promise<boolean> {
    if (latest.current.draft === null) return true;
    const answer = await askAboutChanged(app, { title: 'Notepad', message: TEXTS.changed(name) });
    if (answer === 'save') return save();
    if (answer === 'leave') setDraft(null);
    return answer === 'leave';
  }
  async function open(): Promise<boolean> {
    const chosen = await chooseFile(app, { mode: 'open', kind: 'text', ...besideIt });
    if (chosen?.file == null || !(await mayLeave())) return false;
    show(chosen.file.id);
    return true;
  }
  async function startNew(): Promise<boolean> {
    if (!(await mayLeave())) return false;
    show(null);
    return true;
  }
  return { name, text, isThere, isChanged: draft !== null, write, save, saveAs, startNew, open, mayLeave };
}

/**
 * The words of a file, read again where it was saved elsewhere and nothing is written over it here; null: not yet. The second
 * takes them as they were saved here, so that nothing older is shown until they are read.
 */
function useRead(
  app: AppContext,
  disk: DiskService,
  id: string | null,
  { isChanged, onGone }: { readonly isChanged: boolean; readonly onGone: () => void },
): readonly [Read | null, (read: Read) => void] {
  const { entries } = useStore(disk);
  const [read, setRead] = useState<Read | null>(null);
  const entry = id === null ? undefined : entries.get(id);
  const version = entry?.kind === 'file' ? entry.version : null;
  const isStale = read !== null && read.id === id && isChanged;
  const refuse = useEffectEvent(async (message: string): Promise<void> => {
    onGone();
    await app.desktop.ask({ title: 'Notepad', message, icon: 'warning' });
  });
  const tellGone = useEffectEvent(async (done: Parameters<typeof tellProblem>[2]): Promise<void> => {
    // Words that were written over a file which is gone stay where they are, and can be saved as another.
    if (isChanged) return;
    onGone();
    await tellProblem(app, 'open', done);
  });
  useEffect(() => {
    if (id === null || isStale) return undefined;
    let isOver = false;
    async function load(of: string): Promise<void> {
      await disk.opened;
      const found = await disk.content(of);
      const now = disk.get().entries.get(of);
      if (isOver) return;
      if (!found.ok || now?.kind !== 'file') return tellGone(found);
      const text = typeof found.value === 'string' ? found.value : await found.value.text();
      if (text.length > NOTE_MOST) return refuse(TEXTS.tooLarge(now.name, NOTE_MOST));
      if (text.includes('\0')) return refuse(TEXTS.notText(now.name));
      setRead({ id: of, text: text.replaceAll('\r\n', '\n'), version: now.version });
    }
    void load(id);
    return () => {
      isOver = true;
    };
  }, [disk, id, version, isStale]);
  return [read?.id === id ? read : null, setRead];
}
