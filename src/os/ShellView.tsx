import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Pictures } from '../engine/assets/texture.ts';
import type { Display, Stage } from '../engine/stage/stage.ts';
import type { Background } from '../engine/widgets/wallpaper.ts';
import { taskbarHeight } from '../engine/widgets/taskbarMetrics.ts';
import type { Readable } from '../kernel/store.ts';
import { DesktopView } from './desktop/DesktopView.tsx';
import { TaskbarView } from './desktop/TaskbarView.tsx';
import { answering } from './desktop/stack.ts';
import type { Shell } from './shell.ts';
import { useStore } from '../overlays/useStore.ts';
import { WindowView } from './windows/WindowView.tsx';
import type { WorkArea } from './windows/windowSpec.ts';

export interface ShellArt {
  readonly icons: Pictures;
  readonly art: Pictures;
}

export interface ShellProps extends ShellArt {
  readonly shell: Shell;
  readonly stage: Stage;
  readonly background: Readable<Background>;
  /** Called once everything that can be clicked exists, before it is drawn. */
  readonly onMounted: () => void;
}

/** Not on the first screen: fetched when the browser is idle (host/start/startPrograms.ts), or with the first menu. */
const MenuView = lazy(async () => {
  const { MenuView: view } = await import('./desktop/MenuView.tsx');
  return { default: view };
});
const SwitcherView = lazy(async () => {
  const { SwitcherView: view } = await import('./desktop/SwitcherView.tsx');
  return { default: view };
});

/**
 * The whole shell, one element for each widget. Windows are stacked in the order of the machine. Before the gate is
 * open only the wallpaper is rendered, so that nothing else can be reached.
 */
export function ShellView({ shell, stage, background, icons, art, onMounted }: ShellProps) {
  const display = useStore(stage.display);
  const open = useStore(shell.gate) === 'open';
  const stack = useSelector(shell.desktop, (snapshot) => snapshot.context.stack);
  const tasks = useSelector(shell.desktop, (snapshot) => snapshot.context.tasks);
  const active = useSelector(shell.desktop, (snapshot) => snapshot.context.active);
  // The same object for as long as it says the same: everything on the desktop is laid out anew for another.
  const hasLowWindow = display.low && active !== null;
  const area = useMemo<WorkArea>(() => workArea(display, hasLowWindow), [display, hasLowWindow]);
  const menu = useSelector(shell.desktop, (snapshot) => snapshot.context.menu);
  const switching = useSelector(shell.desktop, (snapshot) => snapshot.context.switching);
  const behind = useStore(background);
  const seen = open ? area.height : display.height;
  const paper = useMemo(() => ({ background: behind, height: seen }), [behind, seen]);

  useEffect(() => shell.desktop.send({ type: 'system.screen', area }), [shell, area]);
  // In the same turn, before the first frame is drawn.
  useLayoutEffect(onMounted, [onMounted]);

  return (
    <pixiContainer sortableChildren>
      <pixiWallpaper stage={stage} view={paper} />
      {open ? (
        <>
          <DesktopView
            {...{ shell, stage, icons, area }}
            names={behind.kind === 'tile' ? behind.names : null}
          />
          {tasks.map((id) => {
            const zIndex = stack.findIndex((window) => window.id === id);
            const window = stack[zIndex];
            return window === undefined ? null : (
              <WindowView
                key={id}
                {...{ shell, stage, window, area }}
                pictures={icons}
                zIndex={zIndex + 1}
                active={active === id}
                held={answering(stack, id) !== id}
              />
            );
          })}
          <TaskbarView {...{ shell, stage, icons, art, area }} />
          <Suspense fallback={null}>
            {menu && <MenuView {...{ shell, stage, icons, area, menu }} />}
            {switching && <SwitcherView {...{ stage, icons, stack, switching }} />}
          </Suspense>
        </>
      ) : null}
    </pixiContainer>
  );
}

/**
 * The part of the screen that the taskbar leaves free. Where height lacks, because an on-screen keyboard is open or the
 * phone lies on its side with a window in front, it leaves all of it.
 */
export function workArea(
  display: Pick<Display, 'width' | 'height' | 'compact' | 'low' | 'thumb' | 'keyboard'>,
  hasWindow: boolean,
): WorkArea {
  const { width, height, compact, low, thumb, keyboard } = display;
  const gone = keyboard || (low && hasWindow);
  const touch = thumb > 0 && !compact;
  return { width, height: height - (gone ? 0 : taskbarHeight(thumb)), compact, low, touch, keyboard };
}
