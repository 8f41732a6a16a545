import { extend, type PixiReactElementProps } from '@pixi/react';
import { useMemo } from 'react';
import type { Texture } from 'pixi.js';
import type { MenuEntry } from '../../kernel/menu.ts';
import type { Pictures } from '../../engine/assets/texture.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import { Menu, type MenuView as Shown } from '../../engine/widgets/menu.ts';
import type { Shell } from '../shell.ts';
import { typeAhead } from '../../overlays/typedAhead.ts';
import { useStore } from '../../overlays/useStore.ts';
import type { WorkArea } from '../windows/windowSpec.ts';
import type { OpenMenu } from './desktopMachine.ts';
import { menuOf } from './menus.ts';

declare module '@pixi/react' {
  interface PixiElements {
    pixiMenu: PixiReactElementProps<typeof Menu>;
  }
}

// Registered here and not in os/widgets.ts, because menus are not part of the first screen.
extend({ Menu });

interface Props {
  readonly shell: Shell;
  readonly stage: Stage;
  readonly icons: Pictures;
  readonly area: WorkArea;
  readonly menu: OpenMenu;
}

const BANNER = 'Flunks 95';
/** Start's menu touches the taskbar above its button. */
const START = { x: 2, up: 2 } as const;

/** The menu that is open: Start's, or that of an icon, a window, the taskbar or the desktop. */
export function MenuView({ shell, stage, icons, area, menu }: Props) {
  const person = useStore(shell.person);
  const mode = useStore(shell.mode);
  const view = useMemo((): Shown | null => {
    const content = menuOf(menu.target, shell, { person, mode });
    if (content === null) return null;
    const { label, entries, start } = content;
    const at = start ? { x: START.x, y: area.height + START.up } : menu.at;
    return {
      label,
      entries: withPictures(entries, icons),
      large: start,
      ...(start ? { banner: BANNER } : {}),
      anchor: { ...at, width: 0, height: 0 },
      side: start ? 'above' : 'below',
      opening: menu,
      events: {
        choose(item) {
          if (item.disabled === true) {
            shell.actions.sound('disabled');
            return;
          }
          shell.desktop.send({ type: 'user.dismiss' });
          shell.actions.sound('menuSelect');
          item.run?.();
        },
        // Start has more than its letters would lead to: what is typed there is looked for (SHELL-31).
        ...(start && {
          type(letter: string) {
            shell.desktop.send({ type: 'user.dismiss' });
            typeAhead(letter);
            shell.actions.openFor('find');
          },
        }),
        close(refocus) {
          shell.desktop.send({ type: 'user.dismiss' });
          // Safari does not focus a button that is clicked, so that the focus is set here.
          if (start && refocus) stage.panes.taskbar.focus();
        },
      },
    };
  }, [shell, stage, person, mode, menu, icons, area.height]);
  return <pixiMenu stage={stage} view={view} />;
}

function withPictures(entries: readonly MenuEntry<string>[], icons: Pictures): readonly MenuEntry<Texture>[] {
  return entries.map((entry) => {
    if (entry === 'separator') return entry;
    const { icon, items, ...rest } = entry;
    return {
      ...rest,
      ...(icon === undefined ? {} : { icon: icons(icon) }),
      ...(items === undefined ? {} : { items: withPictures(items, icons) }),
    };
  });
}
