import type { AnyEventObject, InspectionEvent } from 'xstate';
import type { AudioPort } from '../../engine/audio/audioPort.ts';
import type { Sound } from '../../kernel/app.ts';
import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';
import { answering } from '../../os/desktop/stack.ts';
import { modeOf, type WindowActor } from '../../os/windows/windowMachine.ts';

type Machine = DesktopActor | WindowActor;
type Before = Partial<ContextOf<DesktopActor> & ContextOf<WindowActor>>;
type ContextOf<Actor extends Machine> = ReturnType<Actor['getSnapshot']>['context'];

/**
 * The sounds of what no command (os/commands) does: menus that open and close, icons, the taskbar's buttons and windows
 * that are dragged. By the event that the desktop's or a window's machine receives, and its context before.
 */
const SOUNDS: Readonly<Record<string, (before: Before, event: AnyEventObject) => Sound | null>> = {
  'user.start': ({ menu }) => (menu?.target.kind === 'start' ? 'menuClose' : 'menu'),
  'user.menu': () => 'menu',
  'user.dismiss': ({ menu }) => (menu ? 'menuClose' : null),
  // A window that waits for the answer to its dialog.
  'user.focus': ({ stack = [] }, { id }: AnyEventObject & { id?: string }) =>
    id === undefined || answering(stack, id) === id ? null : 'disabled',
  'user.selectIcons': ({ selectedIcons = [] }, { ids }: AnyEventObject & { ids?: readonly string[] }) =>
    ids?.every((id) => selectedIcons.includes(id)) ? null : 'select',
  'user.task': (before, { id }) => {
    if (before.active === id) return 'minimize';
    return isMinimized(before, id) ? 'restore' : 'select';
  },
  'user.switched': (before) => {
    const { ids = [], at = 0 } = before.switching ?? {};
    return isMinimized(before, ids[at]) ? 'restore' : null;
  },
  'user.bounds': ({ half, maximized }) => (half !== undefined || maximized ? 'restore' : 'drop'),
  'user.placeIcons': () => 'drop',
  'user.hideIcons': () => 'drop',
};

const isMinimized = ({ stack = [] }: Before, id: unknown): boolean =>
  stack.some((window) => window.id === id && modeOf(window.actor.getSnapshot()) === 'minimized');

/** Plays the sounds of the machines whose events are inspected (XState's `inspect`). */
export const soundsOfMachines =
  (play: (name: Sound) => void) =>
  (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.event') return;
    const soundOf = SOUNDS[inspected.event.type];
    if (soundOf === undefined) return;
    // Only the machines of the desktop and of windows are inspected.
    const { context } = inspected.actorRef.getSnapshot() as { readonly context: Before };
    const patch = soundOf(context, inspected.event);
    if (patch !== null) play(patch);
  };

/**
 * Plays only the last of the patches that are asked for in one turn. So a click that opens a window sounds only of the
 * opening, and six windows that are minimised at once sound once.
 */
export function lastOfTurn(play: AudioPort['play']): AudioPort['play'] {
  let last: Sound | null = null;
  return (patch, signal) => {
    // A patch that a scene made itself is no shell sound, and is played at once.
    if (typeof patch !== 'string' || signal !== undefined) {
      play(patch, signal);
      return;
    }
    if (last === null) {
      setTimeout(() => {
        if (last !== null) play(last);
        last = null;
      }, 0);
    }
    last = patch;
  };
}
