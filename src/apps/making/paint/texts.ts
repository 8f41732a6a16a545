import { counted } from '@shared/kernel/counted.ts';
import type { ToolId } from './easel/choices.ts';
import { nameOfColor } from './pixels/palette.ts';
import { partsOfColor, SIDE_MOST } from './pixels/pixels.ts';
import type { ShapeStyle } from './pixels/shapes.ts';

/** A color in words: its name of 1995, or what it is mixed of. */
function colorText(color: number): string {
  const [red, green, blue] = partsOfColor(color);
  return nameOfColor(color) ?? `Red ${red}, green ${green}, blue ${blue}`;
}

const TOOLS: Readonly<Record<ToolId, readonly [name: string, hint: string]>> = {
  select: ['Select', 'Selects a rectangle of the picture to move, copy or change.'],
  eraser: ['Eraser', 'Leaves the second color. The right button takes the first color alone.'],
  fill: ['Fill With Color', 'Fills what is of one color.'],
  picker: ['Pick Color', 'Takes a color from the picture.'],
  magnifier: ['Magnifier', 'Shows the picture larger; the right button, smaller.'],
  pencil: ['Pencil', 'Draws a line of one pixel.'],
  brush: ['Brush', 'Draws with a brush of a shape and a size.'],
  airbrush: ['Airbrush', 'Sprays color.'],
  text: ['Text', 'Writes words onto the picture. Draw a box first.'],
  line: ['Line', 'Draws a straight line.'],
  curve: ['Curve', 'Draws a line that you then bend, once or twice.'],
  box: ['Rectangle', 'Draws a rectangle.'],
  ellipse: ['Ellipse', 'Draws an ellipse.'],
  'round-box': ['Rounded Rectangle', 'Draws a rectangle with round corners.'],
};

export const PAINT_TEXTS = {
  untitled: 'Untitled',
  title: (name: string): string => `${name} - Paint`,
  menus: { file: 'File', edit: 'Edit', view: 'View', image: 'Image', colors: 'Colors', help: 'Help' },
  new: 'New',
  open: 'Open...',
  save: 'Save',
  saveAs: 'Save As...',
  toDevice: 'Save to This Device',
  publish: 'Publish...',
  meme: 'Make a Meme...',
  tiled: 'Set As Wallpaper (Tiled)',
  centered: 'Set As Wallpaper (Centered)',
  exit: 'Exit',
  undo: 'Undo',
  redo: 'Repeat',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  clearSelection: 'Clear Selection',
  selectAll: 'Select All',
  pasteFrom: 'Paste From...',
  zoom: (times: number): string => (times === 1 ? 'Normal Size' : `${times} Times Its Size`),
  grid: 'Show Grid',
  flipAcross: 'Flip Horizontally',
  flipDown: 'Flip Vertically',
  turn: (degrees: number): string => `Rotate by ${degrees}°`,
  invert: 'Invert Colors',
  attributes: 'Attributes...',
  clear: 'Clear Image',
  opaque: 'Draw Opaque',
  editColors: 'Edit Colors...',
  swap: 'Swap Colors',
  colors1995: 'Colors of 1995',
  topics: 'Help Topics',
  toolBox: 'Tools',
  toolName: (tool: ToolId): string => TOOLS[tool][0],
  hint: (tool: ToolId): string => TOOLS[tool][1],
  curveHint: 'Now pull at the line to bend it.',
  textHint: 'Write, then press beside the box.',
  options: {
    eraser: 'Eraser',
    brush: 'Brush',
    spray: 'Airbrush',
    width: 'Line width',
    style: 'Style',
    zoom: 'Magnification',
    behind: 'Background',
    letters: 'Letters',
    pixels: (size: number): string => counted(size, 'pixel'),
    styles: { outline: 'Outline', both: 'Outline and fill', filled: 'Fill' } satisfies Readonly<
      Record<ShapeStyle, string>
    >,
    opaque: 'Opaque',
    transparent: 'Transparent',
    times: (times: number): string => `${times}x`,
    size: (times: number): string => counted(11 * times, 'pixel'),
    bold: 'Bold',
  },
  palette: 'Colors',
  color: colorText,
  chosen: (first: number, second: number): string =>
    `First color: ${colorText(first)}. Second color: ${colorText(second)}.`,
  picture: 'Picture',
  pictureHelp:
    'Arrows move the cross, with Shift eight pixels at a time. Space presses the tool and releases it.',
  words: 'Text on the picture',
  at: (x: number, y: number): string => `${x},${y}`,
  sizeOf: (width: number, height: number): string => `${width}x${height}`,
  dialog: {
    ok: 'OK',
    cancel: 'Cancel',
    attributes: 'Attributes',
    width: 'Width (pixels):',
    height: 'Height (pixels):',
    sides: `Each side has 1 to ${SIDE_MOST} pixels.`,
    colors: 'Edit Colors',
    red: 'Red',
    green: 'Green',
    blue: 'Blue',
  },
  handle: 'Size of the picture',
  changed: (name: string): string => `The picture in ${name} has changed. Do you want to save the changes?`,
  notDrawn: 'Your browser cannot draw this picture. There may be too little memory.',
  tooSmall: (least: number): string =>
    `What hangs on the wall has at least ${least} pixels to a side. Make the picture larger by Attributes first.`,
  notSaved: 'The picture could not be written. There may be too little memory.',
  nothingToPaste: 'There is no picture to paste. Cut or copy something first, or use Paste From.',
  loading: 'The picture is on its way...',
} as const;
