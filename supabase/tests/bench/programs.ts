import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts a program that stands beside this one, in a process of its own. */
export const startProgram = (name: string): ChildProcess =>
  fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)));

/** Sends a program a message, and takes what it sends next as its answer. */
export async function ask<Answer>(child: ChildProcess, message: string | object): Promise<Answer> {
  const answered = once(child, 'message');
  child.send(message);
  // What the programs beside this one send.
  const [answer] = (await answered) as [Answer];
  return answer;
}
