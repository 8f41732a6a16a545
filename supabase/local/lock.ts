import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Keeps a second process out of an embedded database, which two can open and then destroy (FINDINGS, Supabase).
 * A lock whose process is gone is taken over. Throws when another process holds it; the answer gives it back.
 */
export function lockFile(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  const claim = () => writeFileSync(path, String(process.pid), { flag: 'wx' });
  try {
    claim();
  } catch {
    const holder = Number.parseInt(readFileSync(path, 'utf8'), 10);
    if (holder !== process.pid && Number.isInteger(holder) && alive(holder)) {
      throw new Error(`The database is in use by process ${holder} (${path}). Stop that one first.`);
    }
    rmSync(path, { force: true });
    claim();
  }
  return () => rmSync(path, { force: true });
}
