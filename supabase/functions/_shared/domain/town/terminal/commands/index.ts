import type { Command } from '../command.ts';
import { boardCommands } from './boards.ts';
import { fileCommands } from './files.ts';
import { machineCommands } from './machine.ts';
import { peopleCommands } from './people.ts';
import { secretCommands } from './secrets.ts';
import { townCommands } from './town.ts';

/** Every command of the Terminal, in the order of help (docs/adding-content.md, A command of the Terminal). */
export const COMMANDS: readonly Command[] = [
  ...machineCommands,
  ...fileCommands,
  ...peopleCommands,
  ...boardCommands,
  ...townCommands,
  ...secretCommands,
];
