import { hourInChicago } from '@shared/domain/system/chicagoTime.ts';
import { DEFAULT_TIME_CONFIG, isNightHour } from '@shared/domain/town/dayNight.ts';
import type { RendererKind } from '../engine/stage/drawing.ts';
import { readParameters } from '../config/parameters.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { BOOTED } from '../services/restart/restart.ts';
import { createStorage, type Store, type StoredValue } from '../services/storage/storage.ts';
import { showBootPicture } from './bootPicture.ts';
import { afterPaint } from './afterPaint.ts';
import { sayRenderer } from './chosenRenderer.ts';
import { knownRenderer, lookForRenderer } from './renderer.ts';

/*
 * Runs within the page, before its script is there (scripts/vite/inlineFirst.ts): chooses the renderer, and asks for
 * what this first screen shows in the same round as for what every one does.
 */

/** The settings that the first screen goes by, as they come (DEFAULT_SETTINGS). */
const STANDARD = {
  desktopBackgroundType: 'image',
  desktopBackground: 'standard',
  bootScreen: 'standard',
  reducedMotion: 'system',
} as const;

/** What src/services/settings/settings.ts keeps, without the rules that come with it: a guess at what to ask for. */
const KEPT: StoredValue<object> = {
  name: 'settings',
  version: 1,
  read: (found) => (typeof found === 'object' ? found : null),
};

/** What the person whose settings are shown has chosen. */
function keptChoices(lasting: Store): {
  isStandard(name: keyof typeof STANDARD): boolean;
  readonly hasOwn: boolean;
} {
  const kept = lasting.get(KEPT);
  const owner = at(kept, 'owner');
  const copy = at(at(kept, 'copies'), typeof owner === 'string' ? owner : 'guest');
  return {
    isStandard(name) {
      const value = at(at(copy, name), 'value');
      return value === undefined || value === STANDARD[name];
    },
    hasOwn: at(lasting.get({ ...KEPT, name: 'wallpaper' }), 'shown') === true,
  };
}

/** Whatever is kept, all but null and undefined may be asked for a member. */
const at = (found: unknown, name: string): unknown =>
  (found as Record<string, unknown> | null | undefined)?.[name];

const urls = document.currentScript?.dataset ?? {};
const parameters = readParameters(new URL(location.href));
const { lasting, session } = createStorage();
const chosen = keptChoices(lasting);

// First of all, because the next paint shows it.
const still = matchMedia('(prefers-reduced-motion: reduce)').matches || !chosen.isStandard('reducedMotion');
const hasBootPicture = session.get(BOOTED) === null && !still && chosen.isStandard('bootScreen');
if (hasBootPicture) showBootPicture();

const time = isNightHour(hourInChicago(parameters.now ?? epochMs(Date.now())), DEFAULT_TIME_CONFIG)
  ? 'Night'
  : 'Day';
if (!chosen.hasOwn && chosen.isStandard('desktopBackgroundType') && chosen.isStandard('desktopBackground'))
  preloadPicture(urls[`${matchMedia('(orientation: portrait)').matches ? 'tall' : 'wide'}${time}`]);

const known = knownRenderer({ asked: askedRenderer(), storage: lasting, now: epochMs(Date.now()) });
if (known !== null) drawBy(known);
else if (hasBootPicture) afterPaint(look);
else look();

function look(): void {
  drawBy(lookForRenderer(lasting, epochMs(Date.now())));
}

function drawBy(renderer: RendererKind): void {
  sayRenderer(renderer);
  for (const href of urls[renderer]?.split(',') ?? []) preload({ rel: 'modulepreload', href });
}

/** Tests name one, on this machine only. */
function askedRenderer(): string | null {
  return parameters.local ? new URLSearchParams(location.search).get('renderer') : null;
}

/** The development server names no picture. */
function preloadPicture(href: string | undefined): void {
  if (href) preload({ rel: 'preload', as: 'image', href });
}

function preload(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
