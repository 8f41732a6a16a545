import type { AppContext } from '../../../kernel/app.ts';
import type { BarMenu } from '../../../overlays/controls/MenuBar.tsx';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { canPublish, publishWork } from '../../../overlays/works/publishWork.ts';
import { saveFile } from '../../../overlays/saveFile.ts';
import { setWallpaper } from '../../../overlays/wallpaper/setWallpaper.ts';
import { WORK_SIDES } from '@shared/domain/making/works.ts';
import { partsOf } from '@shared/domain/system/disk/names.ts';
import type { PaintActs } from './acts.ts';
import { ZOOMS } from './easel/choices.ts';
import type { EaselState } from './easel/core.ts';
import type { Easel } from './easel/easel.ts';
import { flipped, inverted, turned } from './pixels/changes.ts';
import { PAINT_TEXTS as TEXTS } from './texts.ts';
import type { Picture } from './usePicture.ts';

/** What the menus show and do. */
export interface MenuParts {
  readonly app: AppContext;
  readonly easel: Easel;
  readonly state: EaselState;
  readonly picture: Picture;
  readonly acts: PaintActs;
  readonly hasGrid: boolean;
  readonly hasClip: boolean;
}

/** Pins the picture to the wall of the Bulletin Board (WORK-1). */
async function publish({ app, picture, state: { size } }: MenuParts): Promise<void> {
  if (Math.min(size.width, size.height) < WORK_SIDES.least) {
    await app.desktop.ask(errorDialog('Paint', TEXTS.tooSmall(WORK_SIDES.least)));
    return;
  }
  const png = await picture.png();
  if (png === null) return;
  const [title] = picture.file === null ? [''] : partsOf(picture.file.name);
  await publishWork(app, { kind: 'painting', picture: png, title });
}

function fileMenu(parts: MenuParts): BarMenu {
  const { app, picture } = parts;
  const toMeme = async (): Promise<void> => {
    const file = await picture.onDisk();
    if (file !== null) app.desktop.openFor('meme', file);
  };
  const toDevice = async (): Promise<void> => {
    const png = await picture.png();
    if (png !== null) saveFile(png, `${partsOf(picture.name)[0]}.png`);
  };
  const toWallpaper = async (placement: 'tile' | 'center'): Promise<void> => {
    const png = await picture.png();
    if (png !== null) await setWallpaper(app, { file: png, title: picture.name, placement });
  };
  return {
    label: TEXTS.menus.file,
    choices: [
      { label: TEXTS.new, run: () => void picture.startNew() },
      { label: TEXTS.open, keys: 'Ctrl+O', run: () => void picture.open() },
      { label: TEXTS.save, keys: 'Ctrl+S', run: () => void picture.save() },
      { label: TEXTS.saveAs, run: () => void picture.saveAs() },
      { label: TEXTS.toDevice, run: () => void toDevice() },
      ...(app.desktop.hasFor('meme') ? [{ label: TEXTS.meme, run: () => void toMeme() }] : []),
      ...(canPublish(app) ? [{ label: TEXTS.publish, run: () => void publish(parts) }] : []),
      'separator',
      { label: TEXTS.tiled, run: () => void toWallpaper('tile') },
      { label: TEXTS.centered, run: () => void toWallpaper('center') },
      'separator',
      { label: TEXTS.exit, run: app.close },
    ],
  };
}

function editMenu({ easel, state, acts, hasClip }: MenuParts): BarMenu {
  const disabled = state.selection === null;
  return {
    label: TEXTS.menus.edit,
    choices: [
      { label: TEXTS.undo, keys: 'Ctrl+Z', disabled: !acts.canUndo, run: easel.undo },
      { label: TEXTS.redo, keys: 'Ctrl+Y', disabled: !state.canRedo, run: easel.redo },
      'separator',
      { label: TEXTS.cut, keys: 'Ctrl+X', disabled, run: acts.cut },
      { label: TEXTS.copy, keys: 'Ctrl+C', disabled, run: acts.copy },
      { label: TEXTS.paste, keys: 'Ctrl+V', disabled: !hasClip, run: acts.paste },
      { label: TEXTS.clearSelection, keys: 'Del', disabled, run: easel.erase },
      { label: TEXTS.selectAll, keys: 'Ctrl+A', run: easel.selectAll },
      'separator',
      { label: TEXTS.pasteFrom, run: acts.pasteFrom },
    ],
  };
}

function imageMenu({ easel, state, acts }: MenuParts): BarMenu {
  return {
    label: TEXTS.menus.image,
    choices: [
      { label: TEXTS.flipAcross, run: () => easel.alter((pixels) => flipped(pixels, 'across')) },
      { label: TEXTS.flipDown, run: () => easel.alter((pixels) => flipped(pixels, 'down')) },
      ...([90, 180, 270] as const).map((degrees) => ({
        label: TEXTS.turn(degrees),
        run: () => easel.alter((pixels) => turned(pixels, degrees)),
      })),
      'separator',
      { label: TEXTS.invert, keys: 'Ctrl+I', run: () => easel.alter(inverted) },
      { label: TEXTS.attributes, keys: 'Ctrl+E', run: acts.attributes },
      { label: TEXTS.clear, run: easel.clear },
      'separator',
      {
        label: TEXTS.opaque,
        checked: state.isOpaque,
        run: () => easel.choose({ isOpaque: !state.isOpaque }),
      },
    ],
  };
}

/** The menus of Paint. */
export function menusOf(parts: MenuParts): readonly BarMenu[] {
  const { app, easel, state, acts, hasGrid } = parts;
  const [first, second] = state.colors;
  return [
    fileMenu(parts),
    editMenu(parts),
    {
      label: TEXTS.menus.view,
      choices: [
        ...ZOOMS.map((zoom) => ({
          label: TEXTS.zoom(zoom),
          checked: zoom === state.zoom,
          run: () => easel.choose({ zoom }),
        })),
        'separator',
        { label: TEXTS.grid, keys: 'Ctrl+G', checked: hasGrid, run: acts.grid },
      ],
    },
    imageMenu(parts),
    {
      label: TEXTS.menus.colors,
      choices: [
        { label: TEXTS.editColors, run: acts.editColors },
        { label: TEXTS.swap, run: () => easel.choose({ colors: [second, first] }) },
        { label: TEXTS.colors1995, run: acts.colors1995 },
      ],
    },
    {
      label: TEXTS.menus.help,
      choices: [{ label: TEXTS.topics, run: () => app.desktop.openFor('help', app.appId) }],
    },
  ];
}
