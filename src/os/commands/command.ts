import type { Sound } from '../../kernel/app.ts';
import type { Shell } from '../shell.ts';
import type { WindowActor } from '../windows/windowMachine.ts';

/** What commands read of the shell and ask of it. */
export type CommandShell = Pick<Shell, 'desktop' | 'registry' | 'person' | 'mode' | 'desk' | 'actions'>;
/** What says whether this person has a command at all. */
export type CommandAudience = Pick<CommandShell, 'registry' | 'person' | 'mode'>;
/** What every command needs: to be heard. */
export interface Audible {
  readonly actions: Pick<CommandShell['actions'], 'sound'>;
}

/**
 * Something that a person can have the shell do. Menus, keys, the sheet of shortcuts and sounds all read this one
 * object. `Target` is what it is done to: a window, an entry of the registry, or null for the desktop as a whole;
 * `Needs` is what it uses of the shell.
 */
export interface Command<Target = null, Needs = CommandShell> {
  /** Its text in menus and in the sheet of shortcuts. */
  readonly label: string;
  /** Any of these performs it, for example 'Ctrl+Alt+W', 'F1' or '?'. The first is shown in menus. */
  readonly keys: readonly string[];
  /** The sound of performing it; null where what follows has a sound of its own, such as a window that opens. */
  readonly sound: Sound | null;
  /** Whether this person has the command at all; if not, menus omit it and its keys are the browser's. */
  readonly available?: (shell: CommandAudience) => boolean;
  /** Whether it can be performed now; if not, menus show it grayed. */
  readonly enabled: (shell: Needs, target: Target) => boolean;
  readonly perform: (shell: Needs, target: Target) => void;
}

export const isAvailable = (command: Pick<Command, 'available'>, shell: CommandAudience): boolean =>
  command.available?.(shell) ?? true;

/** Performs the command with its sound; one that is not enabled now only sounds so. */
export function perform<Target, Needs extends Audible>(
  command: Command<Target, Needs>,
  shell: Needs,
  target: Target,
): void {
  if (!command.enabled(shell, target)) {
    shell.actions.sound('disabled');
    return;
  }
  if (command.sound !== null) shell.actions.sound(command.sound);
  command.perform(shell, target);
}

/** The window that keys act on; undefined while none is active. */
export function activeWindow({ desktop }: Pick<CommandShell, 'desktop'>): WindowActor | undefined {
  const { stack, active } = desktop.getSnapshot().context;
  return stack.find(({ id }) => id === active)?.actor;
}
