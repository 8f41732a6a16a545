import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findPrograms } from './otherBrowsers.mjs';

it('finds a browser where the environment says, with all of its programs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const programs = { WEBKIT_DRIVER: 'driver', WEBKIT_BROWSER: 'browser', XVFB: 'screen' };
  for (const [variable, name] of Object.entries(programs)) {
    programs[variable] = join(folder, name);
    writeFileSync(programs[variable], '');
    vi.stubEnv(variable, programs[variable]);
  }
  expect(findPrograms('webkit')).toEqual(programs);
});
