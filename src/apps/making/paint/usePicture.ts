import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PICTURES, type FileEntry } from '@shared/domain/system/disk/entries.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { askAboutChanged } from '../../../overlays/disk/askAboutFile.ts';
import { chooseFile } from '../../../overlays/disk/chooseFile.ts';
import { tellProblem } from '../../../overlays/disk/tellProblem.ts';
import { theDisk } from '../../../overlays/disk/theDisk.ts';
import { useFileShown } from '../../../overlays/disk/useFileShown.ts';
import { useRecent } from '../../../overlays/disk/useRecent.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { fileOf } from '../../../services/disk/content.ts';
import { pixelsIn, pngOf } from './browser.ts';
import type { Easel } from './easel/easel.ts';
import { FILES_SHOWN } from './picture.ts';
import { blank, WHITE, type Pixels } from './pixels/pixels.ts';
import { savesOf } from './saving.ts';
import { PAINT_TEXTS as TEXTS } from './texts.ts';
import { usePictureDraft } from './usePictureDraft.ts';

/** What an empty sheet measures (pixels). */
export const FIRST_SIZE = { width: 480, height: 300 };
export const emptySheet = (): Pixels => blank(FIRST_SIZE.width, FIRST_SIZE.height, WHITE);

/** The picture of a window: which file it is, and what is done with it. */
export interface Picture {
  readonly name: string;
  /** Null: it is no file of the disk yet. */
  readonly file: FileEntry | null;
  /** False while it is on its way. */
  readonly isThere: boolean;
  readonly isChanged: boolean;
  /** Each answers whether it was done. */
  readonly save: () => Promise<boolean>;
  readonly saveAs: () => Promise<boolean>;
  readonly startNew: () => Promise<boolean>;
  readonly open: () => Promise<boolean>;
  /** A file from the person's device takes the place of the picture. */
  readonly bring: (file: Blob) => Promise<boolean>;
  /** Asks what becomes of unsaved changes; false: the person goes on with them. */
  readonly mayLeave: () => Promise<boolean>;
  /** The id of its file, once it is saved as it is now; null: it was not. */
  readonly onDisk: () => Promise<string | null>;
  /** What is seen now as a PNG; null: it was told that there is none. */
  readonly png: () => Promise<Blob | null>;
}

/** The picture of this window, with its file on the disk and its draft. */
export function usePicture(app: AppContext, easel: Easel): Picture {
  const disk = theDisk(app.services);
  const { entries } = useStore(disk);
  const { changes } = useStore(easel.state);
  const [id, show] = useFileShown(app, FILES_SHOWN);
  useRecent(app, id);
  /** What the picture was when it was loaded or saved last: by its changes; null: it is on its way. */
  const [clean, setClean] = useState<number | null>(null);
  const entry = id === null ? undefined : entries.get(id);
  const file = entry?.kind === 'file' ? entry : null;
  const name = file?.name ?? TEXTS.untitled;
  const isChanged = clean !== null && changes !== clean;
  /** The version of the file that the picture was drawn over. */
  const version = useRef(0);
  const lastSaved = useRef<string | null>(null);
  /** Which of its changes the picture had when it was written last. */
  const written = useRef(0);
  const draft = usePictureDraft(app, easel, { file: id, version, isChanged, changes });
  useLoading({ app, easel, id, isThere: clean !== null, version, draft, show, setClean });

  async function png(): Promise<Blob | null> {
    easel.settle();
    written.current = easel.state.get().changes;
    const picture = await pngOf(easel.sheet().pixels).catch(() => null);
    if (picture === null) await app.desktop.ask(errorDialog('Paint', TEXTS.notSaved));
    return picture;
  }
  const { save, saveAs } = savesOf({
    ...{ app, disk, file, name, png },
    version: () => version.current,
    onSaved(saved) {
      draft.forget();
      version.current = saved.version;
      // What was drawn while it was saved is a change of what is saved.
      setClean(written.current);
      lastSaved.current = saved.id;
      if (saved.id !== id) show(saved.id);
    },
  });
  async function mayLeave(): Promise<boolean> {
    if (!isChanged) return true;
    const answer = await askAboutChanged(app, { title: 'Paint', message: TEXTS.changed(name) });
    if (answer === 'save') return save();
    if (answer === 'leave') draft.forget();
    return answer === 'leave';
  }
  function begin(pixels: Pixels): void {
    easel.load(pixels);
    version.current = 0;
    setClean(easel.state.get().changes);
    show(null);
  }
  async function open(): Promise<boolean> {
    const chosen = await chooseFile(app, { mode: 'open', kind: 'picture', folder: file?.folder ?? PICTURES });
    if (chosen?.file == null || !(await mayLeave())) return false;
    setClean(null);
    show(chosen.file.id);
    return true;
  }
  async function startNew(): Promise<boolean> {
    if (!(await mayLeave())) return false;
    begin(emptySheet());
    return true;
  }
  async function bring(brought: Blob): Promise<boolean> {
    const pixels = await pixelsIn(brought);
    if (!pixels.ok) await app.desktop.ask(errorDialog('Paint', pixels.error.message));
    if (!pixels.ok || !(await mayLeave())) return false;
    begin(emptySheet());
    // It is no file of the disk yet: as a change of an empty sheet it is kept as a draft, and asked about.
    easel.alter(() => pixels.value);
    return true;
  }
  return {
    ...{ name, file, isThere: clean !== null, isChanged },
    async onDisk() {
      if (file !== null && !isChanged) return file.id;
      return (await save()) ? lastSaved.current : null;
    },
    ...{ save, saveAs, startNew, open, bring, mayLeave, png },
  };
}

interface LoadingProps {
  readonly app: AppContext;
  readonly easel: Easel;
  readonly id: string | null;
  readonly isThere: boolean;
  readonly version: { current: number };
  readonly draft: ReturnType<typeof usePictureDraft>;
  readonly show: (id: string | null) => void;
  readonly setClean: (changes: number | null) => void;
}

/** What a window shows: a picture, what was drawn over it and not saved, and of which version of its file. */
interface Loaded {
  readonly pixels: Pixels;
  readonly drafted: Pixels | null;
  readonly version: number;
}

/** @returns what tells why the file cannot be shown */
async function loaded(
  app: AppContext,
  of: string | null,
  drafted: Omit<Loaded, 'drafted'> | null,
): Promise<Loaded | (() => Promise<unknown>)> {
  const unsaved = { pixels: emptySheet(), drafted: drafted?.pixels ?? null, version: 0 };
  if (of === null) return unsaved;
  const disk = theDisk(app.services);
  await disk.opened;
  const found = await disk.content(of);
  const entry = disk.get().entries.get(of);
  if (!found.ok || entry?.kind !== 'file') {
    // What was drawn over a file that is gone stays, and can be saved as another.
    return drafted === null ? () => tellProblem(app, 'open', found) : unsaved;
  }
  const pixels = await pixelsIn(fileOf(entry.name, found.value));
  if (!pixels.ok) return () => app.desktop.ask(errorDialog('Paint', pixels.error.message));
  return {
    pixels: pixels.value,
    drafted: drafted?.pixels ?? null,
    version: drafted?.version ?? entry.version,
  };
}

/** Loads the file that the window shows, and lays its draft over it. */
function useLoading({ app, easel, id, isThere, version, draft, show, setClean }: LoadingProps): void {
  const take = useEffectEvent(async (found: Awaited<ReturnType<typeof loaded>>) => {
    const isFound = typeof found !== 'function';
    easel.load(isFound ? found.pixels : emptySheet());
    version.current = isFound ? found.version : 0;
    setClean(easel.state.get().changes);
    if (!isFound) {
      show(null);
      await found();
    } else if (found.drafted !== null) easel.load(found.drafted);
  });
  const find = useEffectEvent(() => draft.find());
  useEffect(() => {
    // What was saved, or begun, in this window is there already.
    if (isThere) return undefined;
    let isOver = false;
    async function load(): Promise<void> {
      const found = await loaded(app, id, await find());
      if (!isOver) await take(found);
    }
    void load();
    return () => {
      isOver = true;
    };
  }, [app, id, isThere]);
}
