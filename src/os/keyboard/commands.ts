import type { Purpose } from '../../kernel/app.ts';
import type { DesktopActor, OpenWindow } from '../desktop/desktopMachine.ts';
import { shownBounds } from '../windows/placement.ts';
import { modeOf } from '../windows/windowMachine.ts';
import { walkPanes } from './panes.ts';
import type { ShellCommand } from './shellKeys.ts';

interface Parts {
  readonly desktop: DesktopActor;
  readonly openFor: (purpose: Purpose, params?: string) => void;
  readonly sound: (patch: string) => void;
}

/** What the commands do, for keys and menus alike. One that there is nothing for sounds so. */
export function createCommands({
  desktop,
  openFor,
  sound,
}: Parts): Readonly<Record<ShellCommand, () => void>> {
  const context = () => desktop.getSnapshot().context;
  const front = (act: (window: OpenWindow) => void) => () => {
    const { stack, active } = context();
    const window = stack.find(({ id }) => id === active);
    if (window === undefined) sound('disabled');
    else act(window);
  };
  return {
    start: () => desktop.send({ type: 'user.start' }),
    nextPane: () => walkPanes(1),
    previousPane: () => walkPanes(-1),
    nextWindow: () => desktop.send({ type: 'user.switch', step: 1 }),
    previousWindow: () => desktop.send({ type: 'user.switch', step: -1 }),
    toggleAll() {
      const { lowered } = context();
      desktop.send({ type: lowered.length > 0 ? 'user.restoreAll' : 'user.minimizeAll' });
    },
    windowMenu: front(({ id, actor }) => {
      const snapshot = actor.getSnapshot();
      const { bounds, spec } = snapshot.context;
      const { x, y } = shownBounds(bounds, modeOf(snapshot) === 'maximized', context().area, spec);
      const at = { x: x + UNDER_TITLE.x, y: y + UNDER_TITLE.y };
      desktop.send({ type: 'user.menu', menu: { target: { kind: 'window', id }, at } });
    }),
    close: front(({ actor }) => actor.send({ type: 'user.close' })),
    minimize: front(({ id }) => desktop.send({ type: 'user.minimize', id })),
    maximize: front(({ actor }) => {
      if (context().area.compact || !actor.getSnapshot().context.spec.maximizable) sound('disabled');
      else actor.send({ type: 'user.maximize' });
    }),
    help() {
      const { stack, active } = context();
      const spec = stack.find(({ id }) => id === active)?.actor.getSnapshot().context.spec;
      if (spec?.hasHelp === true) openFor('help', spec.appId);
      else openFor('keyboard');
    },
    sheet: () => openFor('keyboard'),
  };
}

/** Where a window's menu opens, from the window's corner. */
const UNDER_TITLE = { x: 4, y: 22 } as const;
