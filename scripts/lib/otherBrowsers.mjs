import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { playwright } from './runners.mjs';
import { findFirst, installDebian, mayInstall } from './system.mjs';

/**
 * The browsers beside Chromium: what each is called (as its tests are), Debian's packages of it, and where each of its programs is, under the
 * variable of the environment that names it. Debian's alone, because the driver of another version may be of no use.
 */
const BROWSERS = [
  {
    name: 'Firefox',
    project: 'firefox',
    packages: ['firefox-esr'],
    programs: { FIREFOX: () => ['/usr/bin/firefox-esr'] },
  },
  {
    name: 'WebKit',
    project: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: {
      WEBKIT_DRIVER: () => ['/usr/bin/WebKitWebDriver'],
      WEBKIT_BROWSER: () => below('/usr/lib', 'webkit2gtk-4.1/MiniBrowser'),
      XVFB: () => ['/usr/bin/Xvfb'],
    },
  },
];

/** The same path below each folder of one: Debian has a folder for each kind of machine. */
const below = (folder, path) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, path)) : [];

/**
 * The programs of a browser by the variables that name them; null where one is missing.
 *
 * @param {'firefox' | 'webkit'} project
 */
export function findPrograms(project) {
  const { programs } = BROWSERS.find((browser) => browser.project === project);
  const found = Object.entries(programs).map(([variable, places]) => [
    variable,
    findFirst([process.env[variable], ...places()]),
  ]);
  return found.every(([, path]) => path !== undefined) ? Object.fromEntries(found) : null;
}

/**
 * The step that visits with each browser beside Chromium: a short run in it, which is left out where it is neither there nor can
 * be installed. One run, so that all visit one server and are compared with one reading of Chromium.
 *
 * @returns {import('./steps.mjs').Step}
 */
export const otherBrowsers = () => ({
  name: BROWSERS.map(({ name }) => name).join(' and '),
  run: async () => {
    const present = [];
    const missing = [];
    for (const { name, project, packages } of BROWSERS) {
      const why = findPrograms(project) ? null : await install(project, packages);
      if (why === null) present.push(name);
      else missing.push(`${name}: ${why}`);
    }
    const leftOut = missing.length > 0 && { leftOut: missing.join('; ') };
    if (leftOut && present.length === 0) return leftOut;
    const args = ['--config=playwright.otherBrowsers.config.ts', `--grep=${present.join('|')}`];
    return { ...(await playwright(args, 'otherBrowsers')), ...leftOut };
  },
});

/** Answers why it is still not there, which is no failure: it proves nothing of the product. */
async function install(project, packages) {
  const names = packages.join(' ');
  if (!mayInstall()) return `it is not installed (apt-get install ${names})`;
  try {
    await installDebian(packages);
  } catch (error) {
    return `${names} could not be installed: ${error.message.split('\n').at(-1)}`;
  }
  return findPrograms(project) ? null : `${names} was installed, but is not where it was expected`;
}
