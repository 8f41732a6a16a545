import type { AnyEventObject, InspectionEvent } from 'xstate';
import type { AudioPort } from '../engine/audio/audioPort.ts';
import type { PatchName } from '../engine/audio/patches.ts';
import type { DesktopActor } from '../os/desktop/desktopMachine.ts';
import type { WindowSnapshot } from '../os/windows/windowMachine.ts';

type Before = Partial<WindowSnapshot['context'] & ReturnType<DesktopActor['getSnapshot']>['context']>;

/**
 * What is heard when something is done to the desktop or to a window, by the event that its machine is sent and what
 * was so before. Apps and controls play the rest themselves.
 */
const HEARD: Readonly<Record<string, (before: Before, event: AnyEventObject) => PatchName | null>> = {
  'user.start': ({ menu }) => (menu?.target.kind === 'start' ? 'menuClose' : 'menu'),
  'user.menu': () => 'menu',
  'user.dismiss': ({ menu }) => (menu ? 'menuClose' : null),
  'user.icon': ({ selectedIcon }, { id }) => (id === null || id === selectedIcon ? null : 'select'),
  'user.task': () => 'select',
  'user.switch': () => 'tick',
  'user.close': () => 'close',
  'user.minimize': () => 'minimize',
  'user.restore': () => 'restore',
  'user.maximize': ({ maximized }) => (maximized === true ? 'restore' : 'maximize'),
  'user.bounds': () => 'drop',
};

/** Plays what is heard of the machines whose events are inspected (XState's `inspect`). */
export const hearMachines =
  (play: (patch: PatchName) => void) =>
  (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.event') return;
    const heard = HEARD[inspected.event.type];
    if (heard === undefined) return;
    const { context } = inspected.actorRef.getSnapshot() as { readonly context: Before };
    const patch = heard(context, inspected.event);
    if (patch !== null) play(patch);
  };

/**
 * Plays the last of the patches that are asked for in one turn: a click that opens a window is heard as a window that
 * opens, and six windows that are minimised at once as one.
 */
export function lastOfTurn(play: AudioPort['play']): AudioPort['play'] {
  let last: string | null = null;
  return (patch, signal) => {
    // What a scene composed itself is no answer to a gesture.
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
