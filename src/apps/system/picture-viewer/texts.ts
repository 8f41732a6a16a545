import { OPEN_TEXTS } from '../../../overlays/pictures/openPicture.ts';

/** The window's words. */
export const VIEWER_TEXTS = {
  title: (name: string): string => `${name} - Picture Viewer`,
  menus: { file: 'File', edit: 'Edit', view: 'View', help: 'Help' },
  edit: 'Edit in Paint',
  toDevice: 'Save to This Device',
  share: 'Share...',
  properties: 'Properties',
  close: 'Close',
  copy: 'Copy',
  delete: 'Delete',
  fit: 'Fit to Window',
  times: (zoom: number): string => `${zoom * 100}%`,
  larger: 'Zoom In',
  smaller: 'Zoom Out',
  next: 'Next Picture',
  previous: 'Previous Picture',
  topics: 'Help Topics',
  bar: { label: 'Picture', next: 'Next', previous: 'Previous', larger: '+', smaller: '-' },
  place: (nth: number, count: number): string => `${nth} of ${count}`,
  pixels: (width: number, height: number): string => `${width} x ${height}`,
  percent: (scale: number): string => `${Math.round(scale * 100)}%`,
  opening: 'Opening the picture...',
  gone: 'This picture is there no more. Another window may have moved or deleted it.',
  again: 'Try Again',
  problems: OPEN_TEXTS,
} as const;
