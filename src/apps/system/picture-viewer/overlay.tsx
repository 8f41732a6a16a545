import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { isInBin, PICTURES, type DiskEntries, type FileEntry } from '@shared/domain/system/disk/entries.ts';
import { kindOf } from '@shared/domain/system/disk/kinds.ts';
import { sizeText } from '@shared/domain/system/disk/sorting.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { MenuBar } from '../../../overlays/controls/MenuBar.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { DiskNotRead } from '../../../overlays/disk/DiskNotRead.tsx';
import { makerFor, openMaker } from '../../../overlays/disk/editPicture.ts';
import { folderActs } from '../../../overlays/disk/folderActs.ts';
import { itemsIn } from '../../../overlays/disk/items.ts';
import { FIRST_VIEW, FOLDER_VIEW } from '../../../overlays/disk/look.ts';
import { theDisk } from '../../../overlays/disk/theDisk.ts';
import { useRecent } from '../../../overlays/disk/useRecent.ts';
import { useInnerSpace } from '../../../overlays/list/useInnerSpace.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { copyPng, pngOf } from '../../../overlays/pictures/copyPng.ts';
import { SHARING_REFUSED, sharePng } from '../../../overlays/pictures/sharePng.ts';
import { setWallpaperFrom } from '../../../overlays/wallpaper/setWallpaper.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { VIEWER_TEXTS as TEXTS } from './texts.ts';
import { usePictureFile, type OpenPicture } from './usePictureFile.ts';
import { viewerMenus, type ViewerActs } from './viewerMenus.ts';
import { scaleOf, zoomBy, type Zoom } from './zoom.ts';
import styles from './pictureViewer.module.css';

/** A picture of the disk, and the others of its folder (VIEWER-1). */
function PictureViewer() {
  const app = useApp();
  const disk = theDisk(app.services);
  const { status, entries } = useStore(disk);
  const [id, setId] = useState(app.params ?? '');
  // Those of the folder that are leafed through were not opened.
  useRecent(app, app.params ?? null);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const room = useRef<HTMLDivElement>(null);
  const file = fileAt(entries, id);
  const others = useMemo(() => picturesBeside(app, entries, file), [app, entries, file]);
  const opened = usePictureFile(disk, file);
  const picture = opened !== null && 'blob' in opened ? opened : null;
  const maker = makerFor(app.desktop, picture?.maker ?? null)?.opens ?? null;
  const space = useInnerSpace(room);
  const scale = picture === null ? 1 : scaleOf(zoom, picture, space);
  const title = file === null ? null : TEXTS.title(file.name);
  useEffect(() => app.setTitle(title), [app, title]);
  if (status !== 'ready' && status !== 'visit') return <DiskNotRead disk={disk} status={status} />;

  const goTo = (next: string): void => {
    setId(next);
    setZoom('fit');
  };
  const turn = (by: 1 | -1): void => {
    const next = others.at((others.indexOf(id) + by) % others.length);
    if (next !== undefined) goTo(next);
  };
  const acts: ViewerActs = {
    ...fileActs({ app, file, picture, entries }, () => {
      // What is deleted gives way to its neighbor.
      const at = others.indexOf(id);
      const next = others[at + 1] ?? others[at - 1];
      if (next !== undefined) goTo(next);
    }),
    next: () => turn(1),
    previous: () => turn(-1),
    larger: () => setZoom(zoomBy(1, scale) ?? zoom),
    smaller: () => setZoom(zoomBy(-1, scale) ?? zoom),
    setZoom,
  };
  const [isShown, isThere, hasOthers] = [picture !== null, file !== null, others.length > 1];
  return (
    <div className={styles.viewer} onKeyDown={(event) => onKey(event, acts, zoom === 'fit')}>
      <MenuBar menus={viewerMenus({ app, acts, zoom, maker, isShown, isThere, hasOthers })} />
      <FingerBar {...{ acts, hasOthers, isShown }} />
      <div className="w95-well">
        <div
          ref={room}
          className={styles.viewerRoom}
          data-fits={zoom === 'fit' || undefined}
          role="region"
          aria-label={file?.name ?? TEXTS.gone}
          tabIndex={0}
          data-autofocus
        >
          <Shown {...{ file, picture, scale }} problem={problemOf(opened)} />
        </div>
      </div>
      <StatusBar panels={statusOf(file, picture, others.indexOf(id) + 1, others.length, scale)} />
    </div>
  );
}

/** The file of this id, unless it lies in the bin. */
function fileAt(entries: DiskEntries, id: string): FileEntry | null {
  const entry = entries.get(id);
  return entry?.kind === 'file' && !isInBin(entries, id) ? entry : null;
}

/** The pictures of the same folder, in the order in which folders are shown. */
function picturesBeside(
  { services }: Pick<AppContext, 'services'>,
  entries: DiskEntries,
  file: FileEntry | null,
): readonly string[] {
  if (file === null) return [];
  const view = services.storage.lasting.get(FOLDER_VIEW) ?? FIRST_VIEW;
  return itemsIn(entries, file.folder, view)
    .filter(({ id, name }) => entries.get(id)?.kind === 'file' && kindOf(name) === 'picture')
    .map(({ id }) => id);
}

const problemOf = (opened: ReturnType<typeof usePictureFile>): string | null => {
  if (opened === null) return TEXTS.opening;
  return 'problem' in opened ? opened.problem : null;
};

interface ShownProps {
  readonly file: FileEntry | null;
  readonly picture: OpenPicture | null;
  readonly scale: number;
  /** What is said in the picture's place. */
  readonly problem: string | null;
}

function Shown({ file, picture, scale, problem }: ShownProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { desktop } = useApp();
  if (file === null) {
    return (
      <div className={styles.viewerGone}>
        <Icon name="picture" />
        <p>{TEXTS.gone}</p>
        <Button default onClick={() => desktop.openFor('disk', PICTURES)}>
          {TEXTS.pictures}
        </Button>
      </div>
    );
  }
  if (picture === null || broken === picture.url) return <p>{problem ?? TEXTS.problems.broken}</p>;
  return (
    <img
      src={picture.url}
      alt={file.name}
      width={Math.max(1, Math.round(picture.width * scale))}
      height={Math.max(1, Math.round(picture.height * scale))}
      data-pixels={scale >= 1 || undefined}
      draggable={false}
      onError={() => setBroken(picture.url)}
    />
  );
}

interface FingerBarProps {
  readonly acts: ViewerActs;
  readonly hasOthers: boolean;
  readonly isShown: boolean;
}

/** What a finger does most: it has no keys, and menus are small. */
function FingerBar({ acts, hasOthers, isShown }: FingerBarProps) {
  const { bar } = TEXTS;
  return (
    <div className={styles.viewerBar} role="toolbar" aria-label={bar.label}>
      <Button disabled={!hasOthers} onClick={acts.previous}>
        {bar.previous}
      </Button>
      <Button disabled={!hasOthers} onClick={acts.next}>
        {bar.next}
      </Button>
      <Button disabled={!isShown} aria-label={TEXTS.smaller} onClick={acts.smaller}>
        {bar.smaller}
      </Button>
      <Button disabled={!isShown} aria-label={TEXTS.larger} onClick={acts.larger}>
        {bar.larger}
      </Button>
    </div>
  );
}

interface Shows {
  readonly app: AppContext;
  readonly file: FileEntry | null;
  readonly picture: OpenPicture | null;
  readonly entries: DiskEntries;
}

/** What is done with the file that is shown. */
function fileActs(
  { app, file, picture }: Shows,
  onRemoved: () => void,
): Pick<
  ViewerActs,
  'reopen' | 'edit' | 'wallpaper' | 'toDevice' | 'share' | 'properties' | 'copy' | 'remove'
> {
  const disk = theDisk(app.services);
  const folder = folderActs(app, disk);
  const pass = async (passed: Promise<boolean>, title: string): Promise<void> => {
    if (!(await passed)) await app.desktop.ask(errorDialog(title, SHARING_REFUSED));
  };
  const share = async ({ blob }: OpenPicture, name: string): Promise<boolean> => {
    const png = await pngOf(blob);
    return png !== null && sharePng(png, name);
  };
  return {
    reopen() {
      const maker = makerFor(app.desktop, picture?.maker ?? null);
      if (maker !== null && file !== null) openMaker(app.desktop, maker, file.id);
    },
    edit() {
      if (file !== null) app.desktop.openFor('edit-picture', file.id);
    },
    wallpaper: () => void (file !== null && setWallpaperFrom(app, file)),
    toDevice: () => void (file !== null && folder.download(file)),
    share() {
      if (file !== null && picture !== null) void pass(share(picture, file.name), TEXTS.share);
    },
    properties: () => void (file !== null && folder.showFacts(file)),
    copy() {
      if (picture !== null) void pass(copyPng(pngOf(picture.blob)), TEXTS.copy);
    },
    remove() {
      if (file !== null) void folder.remove([file.id], false).then(onRemoved);
    },
  };
}

/** The keys of the window; while a part of the picture is seen, arrows scroll it. */
function onKey(event: KeyboardEvent, acts: ViewerActs, isWhole: boolean): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (target instanceof Element && target.closest('[role=menu], [role=menubar]') !== null) return;
  const held = ctrlKey || metaKey ? 'ctrl+' : altKey ? 'alt+' : '';
  const act = {
    pagedown: acts.next,
    pageup: acts.previous,
    arrowright: isWhole && acts.next,
    arrowleft: isWhole && acts.previous,
    '+': acts.larger,
    '=': acts.larger,
    '-': acts.smaller,
    delete: acts.remove,
    'ctrl+c': acts.copy,
    'alt+enter': acts.properties,
  }[`${held}${key.toLowerCase()}`];
  if (act === undefined || act === false) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

/** Such as `2 of 7`, `232 x 312`, `12 KB` and `100%`. */
function statusOf(
  file: FileEntry | null,
  picture: OpenPicture | null,
  nth: number,
  count: number,
  scale: number,
): readonly string[] {
  if (file === null) return [''];
  return [
    TEXTS.place(nth, count),
    ...(picture === null ? [] : [TEXTS.pixels(picture.width, picture.height)]),
    sizeText(file.size),
    ...(picture === null ? [] : [TEXTS.percent(scale)]),
  ];
}

export default mountReact(PictureViewer);
