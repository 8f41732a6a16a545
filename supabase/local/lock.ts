import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Makes the file with our number already in it, so that nobody reads it half made. False: there is one. */
function claim(path: string): boolean {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function refuseLiving(path: string): void {
  if (!existsSync(path)) return;
  const holder = Number.parseInt(readFileSync(path, 'utf8'), 10);
  if (holder !== process.pid && Number.isInteger(holder) && alive(holder)) {
    throw new Error(`The database is in use by process ${holder} (${path}). Stop that one first.`);
  }
}

/**
 * Removes a dead process's lock, in turn: of two that find it at once, the second would else remove what the first
 * one has just put in its place.
 */
function takeOver(path: string): void {
  const turn = `${path}.turn`;
  const beaten = () => new Error(`Another process is opening the database. If none is, remove ${turn}.`);
  try {
    writeFileSync(turn, '', { flag: 'wx' });
  } catch {
    throw beaten();
  }
  try {
    refuseLiving(path);
    rmSync(path, { force: true });
    if (!claim(path)) throw beaten();
  } finally {
    rmSync(turn, { force: true });
  }
}

/**
 * Keeps a second process out of an embedded database, which two can open and then destroy (FINDINGS, Supabase).
 * A lock whose process is gone is taken over. Throws when another process holds it; the answer gives it back.
 */
export function lockFile(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  if (!claim(path)) {
    refuseLiving(path);
    takeOver(path);
  }
  return () => rmSync(path, { force: true });
}
