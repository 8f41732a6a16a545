import { modeOf, type WindowActor } from '../windows/windowMachine.ts';
import type { Half } from '../windows/windowSpec.ts';
import type { Command } from './command.ts';

/** Fills that half of the screen with the window; again, and it lies where it was before. */
const fillHalf = (label: string, half: Half, keys: readonly string[]): Command<WindowActor> => ({
  label,
  keys,
  sound: 'maximize',
  enabled({ desktop }, window) {
    const snapshot = window.getSnapshot();
    const { compact } = desktop.getSnapshot().context.area;
    return modeOf(snapshot) !== 'minimized' && snapshot.context.spec.resizable && !compact;
  },
  perform({ desktop }, window) {
    const snapshot = window.getSnapshot();
    const fills = modeOf(snapshot) === 'normal' && snapshot.context.half === half;
    desktop.send({ type: 'user.focus', id: window.id });
    window.send({ type: 'user.half', half: fills ? undefined : half });
  },
});

export const fillLeftHalf = fillHalf('Fill Left Half', 'left', ['Ctrl+Alt+J']);
export const fillRightHalf = fillHalf('Fill Right Half', 'right', ['Ctrl+Alt+K']);
