import type { WindowActor } from '../windows/windowMachine.ts';

/** An open window: its id among the open ones and the actor that is its life. */
export interface OpenWindow {
  readonly id: string;
  readonly actor: WindowActor;
}

export const isHidden = (window: OpenWindow): boolean => window.actor.getSnapshot().hasTag('hidden');

export const canMinimize = (window: OpenWindow): boolean =>
  window.actor.getSnapshot().context.spec.minimizable;

const isDialog = ({ actor }: OpenWindow): boolean => actor.getSnapshot().context.spec.dialog;

/** The stack with this window over the others; dialogs, which have no button in the taskbar, stay over all windows. */
export const raised = (stack: readonly OpenWindow[], id: string): readonly OpenWindow[] => {
  const ordered = [
    ...stack.filter((window) => window.id !== id),
    ...stack.filter((window) => window.id === id),
  ];
  return [...ordered.filter((window) => !isDialog(window)), ...ordered.filter(isDialog)];
};

/**
 * The window that takes the input meant for this one: the last dialog that it asks by, and that one's in turn, or itself
 * (SHELL-26).
 */
export function answering(stack: readonly OpenWindow[], id: string): string {
  const dialog = stack.findLast(({ actor }) => actor.getSnapshot().context.spec.owner === id);
  return dialog === undefined ? id : answering(stack, dialog.id);
}

/** The window nearest to the front that is seen, but for `but`; null: there is none. */
export const topmost = (stack: readonly OpenWindow[], but: string): string | null =>
  stack.findLast((window) => window.id !== but && !isHidden(window))?.id ?? null;
