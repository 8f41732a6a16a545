import { existsSync } from 'node:fs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * How Chromium is started everywhere: Debian's own, silent towards the network, as root in CI too. `CHROMIUM_ARGS` adds
 * arguments, parted by spaces, such as those that a graphics card needs.
 */
export const chromiumOptions = {
  executablePath:
    process.env['CHROMIUM'] ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    ...(process.env['CHROMIUM_ARGS'] ?? '').split(' ').filter((argument) => argument !== ''),
  ],
};
