import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Reads a secret that this machine made for itself, making it on the first use, readable by its owner alone. */
export async function ownSecret(path: string, make: () => Promise<string>): Promise<string> {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const secret = await make();
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const own = `${path}.${process.pid}`;
  writeFileSync(own, secret, { mode: 0o600 });
  try {
    // A link fails where the file exists already. So when two processes start at once, the first one's secret counts.
    linkSync(own, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(path, 'utf8');
}
