import type { BarMenu } from '../controls/MenuBar.tsx';
import type { MenuChoice, MenuChoices } from '../controls/PopupMenu.tsx';
import type { KeyPress } from '../../kernel/desk.ts';
import { SORTS } from '@shared/domain/system/disk/sorting.ts';
import { LOOKS, type View } from './look.ts';
import { DISK_TEXTS as TEXTS } from './texts.ts';

/** What the menus of a folder's window show, and what they do. */
export interface MenuParts {
  /** How many things are chosen. */
  readonly count: number;
  /** Whether what is chosen may be moved, renamed and deleted. */
  readonly canChange: boolean;
  /** Whether what is chosen is one file. */
  readonly isFile: boolean;
  /** Whether that is a picture. */
  readonly isPicture: boolean;
  /** Whether new things can be put here: not into the bin, and not beside the drive. */
  readonly takesThings: boolean;
  readonly isBin: boolean;
  readonly hasThings: boolean;
  readonly canPaste: boolean;
  readonly view: View;
  readonly setView: (view: View) => void;
  readonly acts: Readonly<
    Record<
      | (
          | 'open'
          | 'edit'
          | 'newFolder'
          | 'newText'
          | 'addFiles'
          | 'toDevice'
          | 'restore'
          | 'emptyBin'
          | 'remove'
          | 'removeForGood'
          | 'rename'
        )
      | ('properties' | 'close' | 'cut' | 'copy' | 'paste' | 'selectAll' | 'invert' | 'up' | 'help'),
      () => void
    >
  >;
  readonly canGoUp: boolean;
}

const choice = (
  label: string,
  run: () => void,
  isOn: boolean,
  more: Omit<MenuChoice, 'label' | 'run' | 'disabled'> = {},
): MenuChoice => ({ label, run, disabled: !isOn, ...more });

function editChoices({ acts, count, canChange, isBin, canPaste }: MenuParts): MenuChoices {
  return [
    choice(TEXTS.cut, acts.cut, canChange, { keys: 'Ctrl+X' }),
    ...(isBin ? [] : [choice(TEXTS.copy, acts.copy, canChange && count > 0, { keys: 'Ctrl+C' })]),
    ...(isBin ? [] : [choice(TEXTS.paste, acts.paste, canPaste, { keys: 'Ctrl+V' })]),
  ];
}

function changeChoices({ acts, count, canChange, isBin }: MenuParts): MenuChoices {
  return [
    choice(TEXTS.delete, acts.remove, canChange, { keys: 'Del' }),
    ...(isBin ? [] : [choice(TEXTS.rename, acts.rename, canChange && count === 1, { keys: 'F2' })]),
  ];
}

const lookChoices = ({ view, setView }: MenuParts): MenuChoices =>
  LOOKS.map((look) => ({
    label: TEXTS.looks[look],
    checked: look === view.look,
    run: () => setView({ ...view, look }),
  }));

const sortChoices = ({ view, setView }: MenuParts): MenuChoices =>
  SORTS.map((sort) => ({
    label: TEXTS.by[sort],
    checked: sort === view.sort,
    run: () => setView({ ...view, sort, isDown: false }),
  }));

const newChoices = ({ acts }: MenuParts): MenuChoices => [
  choice(TEXTS.newFolder, acts.newFolder, true),
  choice(TEXTS.newText, acts.newText, true),
  choice(TEXTS.addFiles, acts.addFiles, true),
];

function fileChoices(parts: MenuParts): MenuChoices {
  const { acts, count, isBin, isFile, isPicture, canChange, takesThings, hasThings } = parts;
  const own: MenuChoices = isBin
    ? [choice(TEXTS.restore, acts.restore, canChange), choice(TEXTS.emptyBin, acts.emptyBin, hasThings)]
    : [
        choice(TEXTS.open, acts.open, count === 1, { isDefault: true }),
        ...(isPicture ? [choice(TEXTS.edit, acts.edit, true)] : []),
        choice(TEXTS.toDevice, acts.toDevice, isFile),
      ];
  return [
    ...own,
    'separator',
    ...(takesThings ? [...newChoices(parts), 'separator' as const] : []),
    ...changeChoices(parts),
    choice(TEXTS.properties, acts.properties, count <= 1, { keys: 'Alt+Enter' }),
    'separator',
    choice(TEXTS.close, acts.close, true),
  ];
}

/** The menus of the window. */
export function folderMenus(parts: MenuParts): readonly BarMenu[] {
  const { acts, canGoUp } = parts;
  return [
    { label: TEXTS.menus.file, choices: fileChoices(parts) },
    {
      label: TEXTS.menus.edit,
      choices: [
        ...editChoices(parts),
        'separator',
        choice(TEXTS.selectAll, acts.selectAll, true, { keys: 'Ctrl+A' }),
        choice(TEXTS.invert, acts.invert, true),
      ],
    },
    {
      label: TEXTS.menus.view,
      choices: [
        ...lookChoices(parts),
        'separator',
        ...sortChoices(parts),
        'separator',
        choice(TEXTS.up, acts.up, canGoUp, { keys: 'Backspace' }),
      ],
    },
    { label: TEXTS.menus.help, choices: [choice(TEXTS.topics, acts.help, true)] },
  ];
}

/** The menu of what is chosen; where nothing is, of the folder itself. */
export function contextChoices(parts: MenuParts): MenuChoices {
  const { acts, count, isBin, isFile, canChange, takesThings, hasThings } = parts;
  const properties = choice(TEXTS.properties, acts.properties, count <= 1, { keys: 'Alt+Enter' });
  if (count === 0) {
    const own = takesThings
      ? [choice(TEXTS.paste, acts.paste, parts.canPaste, { keys: 'Ctrl+V' }), ...newChoices(parts)]
      : [];
    const bin = isBin ? [choice(TEXTS.emptyBin, acts.emptyBin, hasThings)] : [];
    return [...lookChoices(parts), 'separator', ...own, ...bin, properties];
  }
  if (isBin)
    return [
      choice(TEXTS.restore, acts.restore, canChange),
      ...editChoices(parts),
      ...changeChoices(parts),
      properties,
    ];
  return [
    choice(TEXTS.open, acts.open, count === 1, { isDefault: true }),
    ...(parts.isPicture ? [choice(TEXTS.edit, acts.edit, true)] : []),
    ...(isFile ? [choice(TEXTS.toDevice, acts.toDevice, true)] : []),
    'separator',
    ...editChoices(parts),
    'separator',
    ...changeChoices(parts),
    properties,
  ];
}

/** What the desktop offers in its own menu (DISK-16). */
export const deskChoices = (parts: MenuParts): MenuChoices => [
  choice(TEXTS.paste, parts.acts.paste, parts.canPaste, { keys: 'Ctrl+V' }),
  choice(TEXTS.newFolder, parts.acts.newFolder, true),
  choice(TEXTS.newText, parts.acts.newText, true),
];

/** What keys stand for, besides those that walk through a list; null: nothing. */
export function actOfKeys(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress,
  { acts, isBin, canChange, canPaste, canGoUp }: MenuParts,
): (() => void) | null {
  const held = ctrlKey || metaKey ? 'ctrl+' : altKey ? 'alt+' : '';
  const act = {
    delete: canChange && (shiftKey ? acts.removeForGood : acts.remove),
    f2: canChange && !isBin && acts.rename,
    backspace: canGoUp && acts.up,
    'alt+enter': acts.properties,
    'ctrl+x': canChange && acts.cut,
    'ctrl+c': canChange && !isBin && acts.copy,
    'ctrl+v': canPaste && acts.paste,
  }[`${held}${key.toLowerCase()}`];
  return act === undefined || act === false ? null : act;
}
