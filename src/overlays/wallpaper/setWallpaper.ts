import type { Placement } from '@shared/domain/system/settings.ts';
import { PICTURES, type FileEntry } from '@shared/domain/system/disk/entries.ts';
import { placementFor } from './placement.ts';
import type { AppContext } from '../../kernel/app.ts';
import { randomId } from '../../kernel/randomId.ts';
import { fileOf } from '../../services/disk/content.ts';
import { chooseFile } from '../disk/chooseFile.ts';
import { tellProblem } from '../disk/tellProblem.ts';
import { theDisk } from '../disk/theDisk.ts';
import { errorDialog } from '../dialogTexts.ts';
import { desktopOn, measuredPage } from './desktopOn.ts';
import { ownPictures } from './ownPictures.ts';
import { WALLPAPER_TEXTS as TEXTS } from './texts.ts';
import { wallpaperOf } from './wallpaperOf.ts';

type App = Pick<AppContext, 'desktop' | 'services' | 'sound'>;

/** A picture that is to lie behind the icons. */
interface Wanted {
  readonly file: Blob;
  /** What it is called. */
  readonly title: string;
  /** Absent: by its size (WALLPAPER-3). */
  readonly placement?: Placement;
}

/** Puts a picture behind the icons, or tells why not; then what was there stays (WALLPAPER-1). */
export async function setWallpaper({ desktop, services }: App, wanted: Wanted): Promise<void> {
  const copy = await wallpaperOf(wanted.file);
  if (!copy.ok) {
    await desktop.ask(errorDialog(TEXTS.title, copy.error.message));
    return;
  }
  const id = randomId();
  if (!(await ownPictures.keep(id, copy.value.blob))) {
    await desktop.ask(errorDialog(TEXTS.title, TEXTS.notKept));
    return;
  }
  const screen = desktopOn(measuredPage(), services.desktopArea.get());
  services.settings.change({ backgroundPlacement: wanted.placement ?? placementFor(copy.value, screen) });
  services.ownWallpaper.set({ id, title: wanted.title, shown: true });
  // The one before goes last: a page that ends in between has either.
  await ownPictures.keepOnly(new Set([id]));
  desktop.toast({ title: wanted.title, description: TEXTS.set, isSaved: true });
}

/** Puts a picture of drive C behind the icons. */
export async function setWallpaperFrom(app: App, { id, name }: FileEntry): Promise<void> {
  const content = await theDisk(app.services).content(id);
  if (content.ok) await setWallpaper(app, { file: fileOf(name, content.value), title: name });
  else await tellProblem(app, 'open', content);
}

/** Lets the person choose a picture of drive C, and puts it behind the icons. */
export async function chooseWallpaper(app: App): Promise<void> {
  const chosen = await chooseFile(app, { mode: 'open', kind: 'picture', folder: PICTURES });
  if (chosen?.file != null) await setWallpaperFrom(app, chosen.file);
}
