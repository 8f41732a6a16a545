import { useSelector } from '@xstate/react';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { Pictures } from '../../engine/assets/texture.ts';
import type { Panes } from '../../engine/mirror/panes.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import type { WindowFrame } from '../../engine/widgets/windowFrame.ts';
import type { WindowEvents } from '../../engine/windows/windowView.ts';
import type { TitleButton } from '../../engine/windows/windowMetrics.ts';
import {
  closeWindow,
  fillLeftHalf,
  fillRightHalf,
  entryHelp,
  maximizeWindow,
  minimizeWindow,
  restoreWindow,
} from '../commands/windowCommands.ts';
import { perform } from '../commands/command.ts';
import { startMenu } from '../commands/desktopCommands.ts';
import type { OpenWindow } from '../desktop/stack.ts';
import type { Shell } from '../shell.ts';
import { nextTask } from '../../kernel/idle.ts';
import { useStore } from '../../overlays/useStore.ts';
import { mountBody } from './mountBody.ts';
import { filledAt, fillsArea, halfOf, pulledTo, shownBounds, takenOff } from './placement.ts';
import { modeOf } from './windowMachine.ts';
import type { Bounds, WindowSpec, WorkArea } from './windowSpec.ts';

interface Props {
  readonly shell: Shell;
  readonly stage: Stage;
  readonly pictures: Pictures;
  readonly window: OpenWindow;
  readonly zIndex: number;
  readonly active: boolean;
  /** It waits for the answer to a dialog of its own. */
  readonly held: boolean;
  readonly area: WorkArea;
}

/** One open window. Its frame follows its machine; its body is mounted once and stays mounted while minimised. */
export const WindowView = memo(function WindowView(props: Props) {
  const { shell, stage, pictures, window, zIndex, active, held, area } = props;
  const { id, actor } = window;
  const frame = useRef<WindowFrame>(null);
  const mode = useSelector(actor, modeOf);
  const bounds = useSelector(actor, (snapshot) => snapshot.context.bounds);
  const screen = useSelector(actor, (snapshot) => snapshot.context.screen);
  const half = useSelector(actor, (snapshot) => snapshot.context.half);
  const title = useSelector(actor, (snapshot) => snapshot.context.title);
  const booting = useStore(shell.booting);
  const spec = useMemo(() => actor.getSnapshot().context.spec, [actor]);

  const events = useMemo(() => windowEvents(shell, { id, actor }, spec), [shell, id, actor, spec]);

  const view = useMemo(() => {
    const maximized = mode === 'maximized';
    return {
      title,
      icon: pictures(`${spec.icon}-16`),
      active,
      held,
      zIndex,
      rect: shownBounds({ bounds, screen, half }, maximized, area, spec),
      framed: !fillsArea(maximized, area, spec.dialog),
      maximized,
      minimized: mode === 'minimized',
      resizable: spec.resizable,
      buttons: titleButtons(spec, area),
      events,
    };
  }, [title, pictures, spec, active, held, zIndex, bounds, screen, half, mode, area, events]);

  useEffect(() => {
    // Under the boot picture it waits, and its code has time to come.
    if (booting) void nextTask().then(() => shell.actions.prepare(spec.appId));
    if (booting || frame.current === null) return undefined;
    return mountBody(frame.current, spec.body, (life) => shell.contextOf(actor, life), id);
  }, [booting, spec, shell, actor, id]);

  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    return () => {
      // The active window takes the focus after this effect. Focusing an icon first would deactivate that window.
      const { active: next } = shell.desktop.getSnapshot().context;
      if (next === null && document.activeElement === document.body) {
        focusDesktop(stage.panes, opener.current);
      }
    };
  }, [shell, stage]);

  useEffect(() => {
    const element = frame.current?.element;
    // Moving the focus would end the boot picture, which only the person may do. An open menu keeps the focus: a window
    // that opens beneath it is one of the last visit, not one that the person asked for.
    if (booting || shell.desktop.getSnapshot().context.menu !== null) return;
    if (active && mode !== 'minimized' && element && !element.contains(document.activeElement)) {
      frame.current?.focusBody();
    }
  }, [shell, booting, active, mode]);

  const lastMode = useRef(mode);
  useEffect(() => {
    const was = lastMode.current;
    lastMode.current = mode;
    if (mode !== 'minimized' || was === 'minimized') return;
    // Where another window comes to the front, that one takes the focus after this.
    const { activeElement } = document;
    const had = activeElement === document.body || frame.current?.element.contains(activeElement) === true;
    if (had) stage.panes.taskbar.focus(id);
  }, [stage, id, mode]);

  useEffect(() => {
    const { unsubscribe } = actor.on('grasped', ({ how }) => frame.current?.grasp(how));
    return unsubscribe;
  }, [actor]);

  return <pixiWindowFrame ref={frame} stage={stage} view={view} />;
});

/** What the person does to a window, as its machine and the desktop's take it. */
function windowEvents(shell: Shell, { id, actor }: OpenWindow, spec: WindowSpec): WindowEvents {
  const { desktop } = shell;
  const presses: Readonly<Record<TitleButton, () => void>> = {
    close: () => perform(closeWindow, shell, actor),
    minimize: () => perform(minimizeWindow, shell, actor),
    maximize() {
      const restores = restoreWindow.enabled(shell, actor);
      perform(restores ? restoreWindow : maximizeWindow, shell, actor);
    },
    help: () => perform(entryHelp, shell, { id: spec.appId }),
    start: () => perform(startMenu, shell, null),
    windows() {
      const { width, height } = desktop.getSnapshot().context.area;
      desktop.send({
        type: 'user.menu',
        menu: { target: { kind: 'windows' }, at: { x: width, y: height } },
      });
    },
  };
  const areaNow = (): WorkArea => desktop.getSnapshot().context.area;
  const currentBounds = (): Bounds => {
    const snapshot = actor.getSnapshot();
    return shownBounds(snapshot.context, modeOf(snapshot) === 'maximized', areaNow(), spec);
  };
  return {
    focus: () => desktop.send({ type: 'user.focus', id }),
    press: (button) => presses[button](),
    menu: (at) => desktop.send({ type: 'user.menu', menu: { target: { kind: 'window', id }, at } }),
    currentBounds,
    setBounds: (next) => actor.send({ type: 'user.bounds', bounds: next, screen: areaNow() }),
    constrain: (wanted, edge) => pulledTo(wanted, edge, spec, areaNow()),
    takenOff(x) {
      const snapshot = actor.getSnapshot();
      const fills = modeOf(snapshot) === 'maximized' || snapshot.context.half !== undefined;
      if (!fills || areaNow().compact) return null;
      const before = shownBounds({ ...snapshot.context, half: undefined }, false, areaNow(), spec);
      return takenOff(currentBounds(), before, x);
    },
    filledAt(at) {
      const screen = areaNow();
      const part = filledAt(at, spec, screen);
      if (part === null) return null;
      if (part === 'all') {
        const rect = { x: 0, y: 0, width: screen.width, height: screen.height };
        return { rect, fill: () => perform(maximizeWindow, shell, actor) };
      }
      const command = part === 'left' ? fillLeftHalf : fillRightHalf;
      return { rect: halfOf(part, screen, spec), fill: () => perform(command, shell, actor) };
    },
  };
}

/**
 * Returns the focus to what opened the window, if that is still in the page and not in another window; otherwise to
 * the icons.
 */
function focusDesktop({ desktop }: Panes, opener: Element | null): void {
  if (opener instanceof HTMLElement && opener !== document.body && !opener.closest('[role=dialog]')) {
    opener.focus({ preventScroll: true });
  }
  if (document.activeElement === document.body) desktop.focus();
}

function titleButtons(
  spec: Pick<WindowSpec, 'hasHelp' | 'minimizable' | 'maximizable' | 'dialog'>,
  { compact, low }: WorkArea,
): readonly TitleButton[] {
  // Where the taskbar is away, a window at its side has the way to it.
  const buttons: TitleButton[] = low === true && !spec.dialog ? ['start', 'windows'] : [];
  if (spec.hasHelp) buttons.push('help');
  if (spec.minimizable) buttons.push('minimize');
  // On a narrow screen every window fills the screen already.
  if (spec.maximizable && !compact) buttons.push('maximize');
  return [...buttons, 'close'];
}
