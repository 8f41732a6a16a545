import type { BuildMode } from '../kernel/features.ts';
import { OWN_ADDRESS, workAt, workPath } from '@shared/kernel/product.ts';
import type { EpochMs } from '@shared/kernel/units.ts';
import { epochMs } from '@shared/kernel/units.ts';

/** What the address of the page asks for (PRODUCT-6, MODE-3). */
export interface Parameters {
  /**
   * `?open=<app id>` or `?open=<app id>:<params>`: opens this app. `/<app id>` where it has an address of its own: opens it
   * on the whole screen (PRODUCT-9). `/works/<id>`: opens this work on the wall (WORK-6).
   */
  readonly open: { readonly appId: string; readonly params?: string; readonly whole?: true } | null;
  /** `?now=<ISO time>`, on localhost only: the time of what is drawn. */
  readonly now: EpochMs | null;
  /** `?mode=build` on localhost, `?mode=public` anywhere: the build mode of this tab from now on. */
  readonly mode: BuildMode | null;
  /** True on localhost, where tests and screenshots may read the desktop probe. */
  readonly local: boolean;
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

export function readParameters(url: URL): Parameters {
  const local = LOCAL_HOSTS.includes(url.hostname);
  const time = local ? Date.parse(url.searchParams.get('now') ?? '') : Number.NaN;
  const mode = url.searchParams.get('mode');
  return {
    open: readOpen(url.searchParams.get('open')) ?? openAt(url.pathname),
    now: Number.isNaN(time) ? null : epochMs(time),
    mode: mode === 'public' || (mode === 'build' && local) ? mode : null,
    local,
  };
}

function readOpen(text: string | null): Parameters['open'] {
  if (text === null) return null;
  const colon = text.indexOf(':');
  return colon < 0 ? { appId: text } : { appId: text.slice(0, colon), params: text.slice(colon + 1) };
}

/** The program that shows the works of the wall, each at an address of its own. */
const WALL = 'bulletin-board';

function openAt(path: string): Parameters['open'] {
  const appId = OWN_ADDRESS.find((one) => path === `/${one}`);
  if (appId !== undefined) return { appId, whole: true };
  const work = workAt(path);
  return work === null ? null : { appId: WALL, params: work };
}

/** The address of the page while these windows are open, as `<app id>` or `<app id>:<params>`: the desktop's where none has its own. */
export function addressOf(windows: readonly string[]): string {
  const whole = OWN_ADDRESS.find((appId) => windows.includes(appId));
  if (whole !== undefined) return `/${whole}`;
  const works = windows.map((id) => (id.startsWith(`${WALL}:`) ? workPath(id.slice(WALL.length + 1)) : ''));
  return works.find((path) => workAt(path) !== null) ?? '/';
}
