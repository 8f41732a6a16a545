import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { countChild } from './cpu.mjs';
import { ROOT } from './root.mjs';

/**
 * Runs a command to its end and answers its exit code and everything it wrote. Never reads from the terminal.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, live?: boolean }} [options] live: show output as it comes
 * @returns {Promise<{ code: number, output: string }>} code 127 when the command does not exist
 */
export function run(command, args, { cwd = ROOT, env = {}, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    countChild(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (live) process.stdout.write(text);
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }));
  });
}

/** Runs Node on a script. See `run`. */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** An error that the person at the terminal can fix: printed without a stack trace. */
export class Explained extends Error {}

/**
 * Runs a script's main function: an `Explained` error is shown as its message, any other as it is; both exit with 1.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Explained ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** @param {number} milliseconds */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
