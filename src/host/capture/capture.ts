import { PICTURES } from '@shared/domain/system/disk/entries.ts';
import { fittingName, countedName } from '@shared/domain/system/disk/names.ts';
import type { AppContext } from '../../kernel/app.ts';
import type { Rect } from '../../engine/geometry/rects.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';
import { shownBounds } from '../../os/windows/placement.ts';
import { modeOf } from '../../os/windows/windowMachine.ts';
import { keepMade } from '../../overlays/disk/keepMade.ts';
import { theDisk } from '../../overlays/disk/theDisk.ts';
import { fileOf, penOn } from '../../overlays/pictures/pen.ts';
import type { Programs } from '../programs/programs.ts';
import { stillOf } from './still.ts';
import { CAPTURE_TEXTS as TEXTS } from './texts.ts';

export interface CaptureParts {
  readonly stage: Pick<Stage, 'canvas' | 'mirror' | 'display' | 'invalidate'>;
  readonly desktop: DesktopActor;
  readonly programs: Pick<Programs, 'ask' | 'openFor' | 'toast'>;
  readonly services: Pick<AppContext['services'], 'tabs'>;
}

/** A menu that was just chosen from is gone after so many frames, on any machine. */
const FRAMES_MOST = 60;

/** Keeps a picture of a window, or of the whole desktop where none is named, in C:\Pictures (CAPTURE-1). */
export async function capture(parts: CaptureParts, windowId: string | null): Promise<void> {
  const { stage, programs, services } = parts;
  await menusGone(stage);
  const shown = shownOf(parts, windowId);
  if (shown === null) return;
  const picture = await pictureOf(stage, shown.rect).catch((fault: unknown) =>
    isRefusal(fault) ? 'refused' : 'failed',
  );
  if (typeof picture === 'string') {
    await programs.ask({ title: TEXTS.title, message: TEXTS[picture], icon: 'error' });
    return;
  }
  const disk = theDisk(services);
  await disk.opened;
  const name = countedName(disk.get().entries, PICTURES, fittingName(`${shown.title}.png`));
  await keepMade({ desktop: programs, services }, { ...picture, name, folder: PICTURES, isAlone: true });
}

/** Resolves when the menu in which this was chosen is off the screen, and what it brought to the front is on it. */
async function menusGone({ mirror }: Pick<Stage, 'mirror'>): Promise<void> {
  const menu = (): Element | null => mirror.querySelector('.menu[role=menu]');
  for (let frames = 0; frames < FRAMES_MOST && menu() !== null; frames += 1) await nextFrame();
  await nextFrame();
  await nextFrame();
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** What is captured, in logical pixels; null: its window is no longer there. */
function shownOf(
  { stage, desktop }: CaptureParts,
  windowId: string | null,
): { readonly title: string; readonly rect: Rect } | null {
  const { width, height } = stage.display.get();
  if (windowId === null) return { title: TEXTS.desktop, rect: { x: 0, y: 0, width, height } };
  const { stack, area } = desktop.getSnapshot().context;
  const snapshot = stack.find(({ id }) => id === windowId)?.actor.getSnapshot();
  if (snapshot === undefined) return null;
  const { context } = snapshot;
  const bounds = shownBounds(context, modeOf(snapshot) === 'maximized', area, context.spec);
  // A window may stand out over the edge of the screen.
  const [left, top] = [Math.max(0, bounds.x), Math.max(0, bounds.y)];
  const [right, bottom] = [
    Math.min(width, bounds.x + bounds.width),
    Math.min(height, bounds.y + bounds.height),
  ];
  return { title: context.title, rect: { x: left, y: top, width: right - left, height: bottom - top } };
}

/** A part of the screen as it is, in the screen's own pixels: what the canvas draws, and over it the DOM. */
async function pictureOf(
  stage: CaptureParts['stage'],
  { x, y, width, height }: Rect,
): Promise<{ readonly file: Blob; readonly leftOut: ReadonlySet<string> }> {
  const scale = stage.display.get().cssPerPixel * devicePixelRatio;
  // The last pixels of the desktop may reach over the edge of the screen.
  const page = { width: innerWidth, height: innerHeight };
  const context = penOn({
    width: Math.round(Math.min(width * scale, page.width * devicePixelRatio)),
    height: Math.round(Math.min(height * scale, page.height * devicePixelRatio)),
  });
  if (context === null) throw new Error('the browser has no canvas for a picture');
  context.translate(Math.round(-x * scale), Math.round(-y * scale));
  context.imageSmoothingEnabled = false;
  // WebGL forgets what has gone to the screen: it is read in the task of the frame that draws it.
  stage.invalidate();
  await nextFrame();
  context.drawImage(stage.canvas, 0, 0, stage.canvas.width * scale, stage.canvas.height * scale);
  const { picture, leftOut } = stillOf(stage.mirror, page);
  const image = new Image();
  image.src = await picture;
  await image.decode();
  context.drawImage(image, 0, 0, page.width * devicePixelRatio, page.height * devicePixelRatio);
  const file = await fileOf(context.canvas);
  if (file === null) throw new Error('the browser makes no PNG of it');
  return { file, leftOut };
}

/** Whether the browser forbids the page to read what it has drawn. */
const isRefusal = (fault: unknown): boolean =>
  fault instanceof DOMException && fault.name === 'SecurityError';
