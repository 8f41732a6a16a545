import type { KeyboardEvent } from 'react';
import { PICTURES } from '@shared/domain/system/disk/entries.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { typesText } from '../../../kernel/typesText.ts';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { chooseFile } from '../../../overlays/disk/chooseFile.ts';
import { tellProblem } from '../../../overlays/disk/tellProblem.ts';
import { theDisk } from '../../../overlays/disk/theDisk.ts';
import { fileOf } from '../../../services/disk/content.ts';
import { pixelsIn } from './browser.ts';
import { clip, keepClip } from './clip.ts';
import type { Easel } from './easel/easel.ts';
import { inverted } from './pixels/changes.ts';
import type { Point } from './pixels/pixels.ts';
import { PAINT_TEXTS as TEXTS } from './texts.ts';
import type { Picture } from './usePicture.ts';

/** What menus and keys do beside what the easel does by itself. */
export interface PaintActs {
  readonly canUndo: boolean;
  readonly cut: () => void;
  readonly copy: () => void;
  readonly paste: () => void;
  readonly pasteFrom: () => void;
  /** Lays a picture of the person's over this one. */
  readonly pasteFile: (file: Blob) => Promise<void>;
  readonly attributes: () => void;
  readonly editColors: () => void;
  readonly colors1995: () => void;
  readonly grid: () => void;
}

interface ClipParts {
  readonly app: AppContext;
  readonly easel: Easel;
  /** The upper left corner of what is seen of the picture. */
  readonly corner: () => Point;
}

/** Cut, copy and paste. */
export function clipActs({ app, easel, corner }: ClipParts) {
  const copy = (): boolean => {
    const pixels = easel.chosen();
    if (pixels !== null) void keepClip(pixels);
    return pixels !== null;
  };
  const tell = (message: string): void => void app.desktop.ask(errorDialog('Paint', message));
  async function pasteFile(file: Blob): Promise<void> {
    const pixels = await pixelsIn(file);
    if (pixels.ok) easel.paste(pixels.value, corner());
    else tell(pixels.error.message);
  }
  async function pasteFrom(): Promise<void> {
    const disk = theDisk(app.services);
    const chosen = await chooseFile(app, { mode: 'open', kind: 'picture', folder: PICTURES });
    if (chosen?.file == null) return;
    const found = await disk.content(chosen.file.id);
    if (found.ok) await pasteFile(fileOf(chosen.name, found.value));
    else await tellProblem(app, 'open', found);
  }
  return {
    copy: () => void copy(),
    cut() {
      if (copy()) easel.erase();
    },
    paste() {
      const pixels = clip.get();
      if (pixels === null) tell(TEXTS.nothingToPaste);
      else easel.paste(pixels, corner());
    },
    pasteFile,
    pasteFrom: () => void pasteFrom(),
  };
}

interface KeyParts {
  readonly easel: Easel;
  readonly picture: Picture;
  readonly acts: PaintActs;
}

/** Whether a key of the window was one of Paint's. */
function actOfKey(
  name: string,
  { easel, picture, acts }: KeyParts,
  isTyping: boolean,
): (() => void) | undefined {
  const always: Readonly<Record<string, () => void>> = {
    'ctrl+s': () => void picture.save(),
    'ctrl+o': () => void picture.open(),
  };
  const others: Readonly<Record<string, () => void>> = {
    'ctrl+z': easel.undo,
    'ctrl+y': easel.redo,
    'ctrl+shift+z': easel.redo,
    'ctrl+x': acts.cut,
    'ctrl+c': acts.copy,
    'ctrl+a': easel.selectAll,
    'ctrl+i': () => easel.alter(inverted),
    'ctrl+e': acts.attributes,
    'ctrl+g': acts.grid,
    delete: easel.erase,
  };
  return always[name] ?? (isTyping ? undefined : others[name]);
}

/** Does what a key is for. */
export function onPaintKey(event: KeyboardEvent, parts: KeyParts): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const held = `${ctrlKey || metaKey ? 'ctrl+' : ''}${altKey ? 'alt+' : ''}${shiftKey ? 'shift+' : ''}`;
  const act = actOfKey(`${held}${key.toLowerCase()}`, parts, typesText(event.target));
  if (act === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
