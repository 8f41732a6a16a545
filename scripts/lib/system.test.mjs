import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findPostgres } from './system.mjs';

it("finds PostgreSQL's programs where PG_BIN says, as the README and the database tests do", () => {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'initdb'), '');
  vi.stubEnv('PG_BIN', folder);
  expect(findPostgres()).toBe(folder);
});
