import type { AppContext } from '../../../kernel/app.ts';
import type { BarMenu } from '../../../overlays/controls/MenuBar.tsx';
import type { Maker } from '../../../overlays/pictures/maker.ts';
import { sharesPictures } from '../../../overlays/pictures/sharePng.ts';
import { copiesPictures } from '../../../overlays/pictures/copyPng.ts';
import { VIEWER_TEXTS as TEXTS } from './texts.ts';
import { ZOOMS, type Zoom } from './zoom.ts';

/** What a person does in the window. */
export interface ViewerActs {
  /** Opens the picture in the program that made it. */
  readonly reopen: () => void;
  readonly edit: () => void;
  readonly wallpaper: () => void;
  readonly toDevice: () => void;
  readonly share: () => void;
  readonly properties: () => void;
  readonly copy: () => void;
  readonly remove: () => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly larger: () => void;
  readonly smaller: () => void;
  readonly setZoom: (zoom: Zoom) => void;
}

interface MenuParts {
  readonly app: Pick<AppContext, 'desktop' | 'appId' | 'close'>;
  readonly acts: ViewerActs;
  readonly zoom: Zoom;
  /** What the program is for that made it; null: none, or one that this person does not have. */
  readonly maker: Maker['opens'] | null;
  /** False: there is no picture to be shared, copied or enlarged. */
  readonly isShown: boolean;
  /** False: there is no file. */
  readonly isThere: boolean;
  readonly hasOthers: boolean;
}

/** The menus of the window. */
export function viewerMenus({
  app,
  acts,
  zoom,
  maker,
  isShown,
  isThere,
  hasOthers,
}: MenuParts): readonly BarMenu[] {
  return [
    {
      label: TEXTS.menus.file,
      choices: [
        ...(maker === null ? [] : [{ label: TEXTS.reopen[maker], run: acts.reopen }]),
        { label: TEXTS.edit, disabled: !isShown, run: acts.edit },
        { label: TEXTS.wallpaper, disabled: !isShown, run: acts.wallpaper },
        { label: TEXTS.toDevice, disabled: !isThere, run: acts.toDevice },
        ...(sharesPictures() ? [{ label: TEXTS.share, disabled: !isShown, run: acts.share }] : []),
        { label: TEXTS.properties, keys: 'Alt+Enter', disabled: !isThere, run: acts.properties },
        'separator',
        { label: TEXTS.close, run: app.close },
      ],
    },
    {
      label: TEXTS.menus.edit,
      choices: [
        { label: TEXTS.copy, keys: 'Ctrl+C', disabled: !isShown || !copiesPictures(), run: acts.copy },
        { label: TEXTS.delete, keys: 'Del', disabled: !isThere, run: acts.remove },
      ],
    },
    {
      label: TEXTS.menus.view,
      choices: [
        { label: TEXTS.larger, keys: '+', disabled: !isShown, run: acts.larger },
        { label: TEXTS.smaller, keys: '-', disabled: !isShown, run: acts.smaller },
        'separator',
        { label: TEXTS.fit, checked: zoom === 'fit', run: () => acts.setZoom('fit') },
        ...ZOOMS.map((one) => ({
          label: TEXTS.times(one),
          checked: zoom === one,
          run: () => acts.setZoom(one),
        })),
        'separator',
        { label: TEXTS.next, keys: 'PgDn', disabled: !hasOthers, run: acts.next },
        { label: TEXTS.previous, keys: 'PgUp', disabled: !hasOthers, run: acts.previous },
      ],
    },
    {
      label: TEXTS.menus.help,
      choices: [{ label: TEXTS.topics, run: () => app.desktop.openFor('help', app.appId) }],
    },
  ];
}
