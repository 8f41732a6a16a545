import { expect, type BrowserContextOptions, type Page, type Route } from '@playwright/test';
import type { DemoAccount, Desktop } from '../../e2e/support/desktop.ts';
import { bareWindows } from './bareWindows.ts';
import { saveSheet, type Shot } from './contactSheet.ts';
import { DAY, openProduct, SHOWN, type Device, type Product } from './product.ts';

/**
 * `npm run shots -- sizes`: every program at six sizes of screen and in four states, a sheet a program
 * (`.build/sizes/wallet.webp`). Names of programs, sizes and states after it choose among them: `-- sizes wallet phone empty`.
 * It fails where a window that has little to show stands empty below, or says what failed and offers nothing to do.
 */
const FOLDER = '.build/sizes';
const OPENS_WITHIN_MS = 3_000;
const SETTLE_MS = 500;
const SCALE = 1 / 2;

interface Screen {
  readonly device: Device;
  readonly options?: BrowserContextOptions;
  /** Windows fill it, where they can. */
  readonly isMaximized?: boolean;
}

const SIZES: Readonly<Record<string, Screen>> = {
  phone: { device: 'phone', options: { deviceScaleFactor: 2 } },
  turned: { device: 'turned', options: { deviceScaleFactor: 2 } },
  tablet: { device: 'phone', options: { viewport: { width: 768, height: 1024 } } },
  wide: { device: 'wide' },
  // 1366x768 where the system enlarges everything by a quarter.
  enlarged: {
    device: 'wide',
    options: { viewport: { width: 1093, height: 614 }, deviceScaleFactor: 1.25 },
  },
  wall: { device: 'wide', options: { viewport: { width: 1920, height: 1080 } }, isMaximized: true },
};

interface State {
  /** Who looks; absent: a visitor. */
  readonly as?: DemoAccount;
  /** What becomes of each question to the server once the desktop is there. */
  readonly answer?: (route: Route) => Promise<void>;
}

const STATES: Readonly<Record<string, State>> = {
  normal: { as: 'administrator' },
  empty: {},
  // It is never answered.
  waiting: { as: 'administrator', answer: () => new Promise(() => undefined) },
  failed: { as: 'administrator', answer: (route) => route.fulfill({ status: 503, body: '' }) },
};

const words = process.argv.slice(3);
const chosen = <Kind>(all: Readonly<Record<string, Kind>>): [string, Kind][] => {
  const entries = Object.entries(all);
  const named = entries.filter(([name]) => words.includes(name));
  return named.length > 0 ? named : entries;
};
const programs = words.filter((word) => !(word in SIZES) && !(word in STATES));

const product = await openProduct();
const shots = new Map<string, Shot[]>();
const faults: string[] = [];
for (const [size, screen] of chosen(SIZES)) {
  for (const [state, { as, answer }] of chosen(STATES)) {
    const desktop = await visit(product, screen, as);
    const { page } = desktop;
    if (answer !== undefined) await page.route('**/api/**', answer);
    for (const app of await appsOf(page)) {
      const { picture, bare } = await photograph(page, app, screen);
      faults.push(...bare.map((fault) => `${app}, ${size}, ${state}: ${fault}`));
      const shot = { row: state, column: size, label: `${size}, ${state}`, picture };
      shots.set(app, [...(shots.get(app) ?? []), shot]);
    }
    await page.context().close();
  }
}
await product.close();
for (const [app, own] of shots) await saveSheet(`${FOLDER}/${app}.webp`, own, SCALE, []);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

async function visit(
  { visit: open }: Product,
  { device, options }: Screen,
  as: DemoAccount | undefined,
): Promise<Desktop> {
  const desktop = await open(device, options);
  // Its person has no locker; what is refused here is refused on purpose.
  desktop.allowErrors(/./);
  // What tsx makes of a function that is handed to the page calls this.
  await desktop.page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await desktop.open({ now: DAY, ...(as && { mode: 'build', as }) });
  return desktop;
}

async function appsOf(page: Page): Promise<readonly string[]> {
  const all = await page.evaluate(() => window.desktopProbe?.apps() ?? []);
  return all.filter((app) => programs.length === 0 || programs.includes(app));
}

interface Seen {
  readonly picture: Buffer;
  /** What is wrong with it where it has little to show. */
  readonly bare: readonly string[];
}

/** The desktop with this program open, which is closed again. */
async function photograph(page: Page, app: string, { isMaximized = false }: Screen): Promise<Seen> {
  const windows = page.getByRole('dialog');
  await page.evaluate(([id, params]) => window.desktopProbe?.open(id, params), [app, SHOWN[app]] as const);
  // Some open for those alone who may, or close themselves: then the desktop is what a person sees.
  await windows
    .first()
    .waitFor({ timeout: OPENS_WITHIN_MS })
    .catch(() => undefined);
  const largest = windows.getByRole('button', { name: 'Maximize', exact: true });
  if (isMaximized && (await largest.count()) > 0) await largest.first().click();
  await page.waitForTimeout(SETTLE_MS);
  const picture = await page.screenshot({ scale: 'css' });
  const bare = await bareWindows(page);
  const close = windows.getByRole('button', { name: 'Close', exact: true });
  for (let left = await close.count(); left > 0; left = await close.count()) {
    await close.first().evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => close.count()).toBeLessThan(left);
  }
  return { picture, bare };
}
