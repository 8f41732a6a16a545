import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, type DesktopSettings } from '@shared/domain/system/settings.ts';
import { store } from '../../kernel/store.ts';
import { windowsStandard } from '../../kernel/theme.ts';
import { NO_OWN, type OwnWallpaper } from '../../services/wallpaper/ownWallpaper.ts';
import { watchAppearance } from './appearance.ts';

const loaded: string[] = [];
const released: string[] = [];
let arrives = true;
vi.mock('../../engine/assets/texture.ts', () => ({
  holdPictures: () => {
    const mine: string[] = [];
    return {
      texture: (url: string) => {
        loaded.push(url);
        mine.push(url);
        return arrives
          ? Promise.resolve({ url, source: { resource: url }, width: 8, height: 8 })
          : Promise.reject(new Error('no network'));
      },
      release: () => void released.push(...mine.splice(0)),
    };
  },
}));
vi.mock('../../appearance/systemTheme.ts', () => ({
  systemColor: () => 0,
  systemTheme: () => ({ name: 'System' }),
}));
/** What was placed on the desktop, and how. */
const placed: unknown[] = [];
vi.mock('../../overlays/wallpaper/placement.ts', () => ({
  TOKEN_TILE: 128,
  placedTile: ({ image }: { image: string }, ...how: unknown[]) => {
    placed.push([image, ...how]);
    return image;
  },
}));
/** The pictures that this browser has. */
let kept: readonly string[] = [];
vi.mock('../../overlays/wallpaper/ownPictures.ts', () => ({
  ownPicture: (id: string, make: (url: string) => Promise<unknown>) =>
    kept.includes(id) ? make(`blob:${id}`) : Promise.resolve(null),
}));
vi.mock('../../appearance/wallpapers.ts', () => ({
  wallpaperPicture: (id: string, { night, tall }: { night: boolean; tall: boolean }) => ({
    url: `${id}-${night ? 'night' : 'day'}-${tall ? 'tall' : 'wide'}`,
  }),
}));

function watch(chosen: Partial<DesktopSettings> = {}) {
  const settings = store<DesktopSettings>({ ...DEFAULT_SETTINGS, ...chosen });
  const [night, tall, forced, online] = [store(false), store(false), store(false), store(true)];
  const newPictures = store<Readonly<Record<string, string>>>({});
  const winner = store<string | null>(null);
  const own = store<OwnWallpaper>(NO_OWN);
  const onFault = vi.fn();
  return {
    own,
    winner,
    settings,
    night,
    tall,
    forced,
    online,
    newPictures,
    onFault,
    ...watchAppearance({ settings, own, night, tall, forced, online, newPictures, winner, onFault }),
  };
}
const settled = () => vi.advanceTimersByTimeAsync(50);

beforeEach(() => {
  vi.useFakeTimers();
  loaded.length = 0;
  released.length = 0;
  placed.length = 0;
  kept = [];
  arrives = true;
});

describe('the appearance', () => {
  it('repeats a token, by its name in the index and never by an address (SETTINGS-2, WALLPAPER-3)', async () => {
    const { background, settings, ready } = watch({ desktopBackground: 'token-flunks-1005' });
    await vi.waitFor(() => ready);
    const url = '/api/collection/picture/Flunks/1005';
    expect(background.get()).toEqual({ kind: 'tile', tileOf: url, names: null });
    settings.set({ ...settings.get(), backgroundPlacement: 'fit' });
    await settled();
    expect(placed).toEqual([
      [url, 'tile', 128],
      [url, 'fit', 128],
    ]);
    const none = watch({ desktopBackground: 'token-nobody-1' });
    await vi.waitFor(() => none.ready);
    expect(none.background.get()).toMatchObject({ picture: { url: 'token-nobody-1-day-wide' } });
  });

  it("shows the person's own picture over what they chose, and that again without it (WALLPAPER-2)", async () => {
    kept = ['a1'];
    const { background, own, ready } = watch({ desktopBackground: 'lake', backgroundPlacement: 'fill' });
    await vi.waitFor(() => ready);
    own.set({ id: 'a1', title: 'hall.png', shown: true });
    await settled();
    expect(background.get()).toEqual({ kind: 'tile', tileOf: 'blob:a1', names: null });
    expect(placed).toEqual([['blob:a1', 'fill', undefined]]);
    own.set({ id: 'a1', title: 'hall.png', shown: false });
    await settled();
    expect(background.get()).toMatchObject({ picture: { url: 'lake-day-wide' } });
  });

  it('shows what was chosen where this browser has lost the picture of their own (WALLPAPER-2)', async () => {
    const { background, own, ready, onFault } = watch({ desktopBackground: 'lake' });
    own.set({ id: 'gone', title: 'hall.png', shown: true });
    await vi.waitFor(() => ready);
    await settled();
    expect(background.get()).toMatchObject({ picture: { url: 'lake-day-wide' } });
    expect(onFault).not.toHaveBeenCalled();
  });

  it('shows the winner of the wall whole while there is one, and then what was chosen (WEEK-5)', async () => {
    const { background, winner, ready } = watch({ desktopBackground: 'token-flunks-7' });
    await vi.waitFor(() => ready);
    winner.set('/api/works/preview/7');
    await settled();
    expect(background.get()).toMatchObject({
      kind: 'picture',
      picture: { url: '/api/works/preview/7' },
      whole: true,
    });
    winner.set(null);
    await settled();
    expect(background.get()).toMatchObject({ tileOf: '/api/collection/picture/Flunks/7' });
  });

  it('shows the new picture of a token that has graduated (CHAIN-21)', async () => {
    const { background, newPictures, ready } = watch({ desktopBackground: 'token-flunks-7' });
    await vi.waitFor(() => ready);
    newPictures.set({ '/api/collection/picture/Flunks/7': '/api/collection/picture/Flunks/7?v=cap' });
    await settled();
    expect(background.get()).toMatchObject({ tileOf: '/api/collection/picture/Flunks/7?v=cap' });
    expect(released).toEqual(['/api/collection/picture/Flunks/7']);
  });

  it('is ready with what was chosen, and loads no other picture', async () => {
    const { theme, background, ready } = watch({
      theme: 'brick',
      desktopBackgroundType: 'pattern',
      desktopBackground: 'bricks',
      backgroundColor: '#008080',
    });
    await vi.waitFor(() => ready);
    expect(theme.get().name).toBe('Brick');
    expect(background.get()).toMatchObject({ kind: 'tile', names: { ground: 0x008080, ink: 0xffffff } });
    expect(loaded).toEqual([]);
  });

  it('follows night and the shape of the screen', async () => {
    const { night, tall, background } = watch({ desktopBackground: 'lake' });
    night.set(true);
    await settled();
    tall.set(true);
    await settled();
    expect(background.get()).toMatchObject({ kind: 'picture', picture: { url: 'lake-night-tall' } });
    expect(loaded).toEqual(['lake-day-wide', 'lake-night-wide', 'lake-night-tall']);
    expect(released).toEqual(['lake-day-wide', 'lake-night-wide']);
  });

  it('has the colors of the system while it forces them, and the chosen theme afterwards (THEME-3)', async () => {
    const { theme, forced, ready } = watch({ theme: 'brick' });
    await vi.waitFor(() => ready);
    forced.set(true);
    await settled();
    expect(theme.get().name).toBe('System');
    forced.set(false);
    await settled();
    expect(theme.get().name).toBe('Brick');
  });

  it('changes nothing when something else is set', async () => {
    const { settings, background } = watch();
    await settled();
    const heard = vi.fn();
    background.subscribe(heard);
    settings.set({ ...settings.get(), volume: 0.5 });
    await settled();
    expect(heard).not.toHaveBeenCalled();
  });

  it('shows the last of several choices, whichever comes last', async () => {
    const { settings, theme, ready } = watch();
    await ready;
    settings.set({ ...settings.get(), theme: 'brick' });
    settings.set({ ...settings.get(), theme: 'windows-standard' });
    await settled();
    expect(theme.get()).toBe(windowsStandard);
  });

  it('keeps what there was when a picture does not come, and tries again when the server is back', async () => {
    const { settings, online, background, onFault } = watch();
    await settled();
    const before = background.get();
    arrives = false;
    settings.set({ ...settings.get(), desktopBackground: 'lake' });
    await settled();
    expect(background.get()).toBe(before);
    expect(onFault).toHaveBeenCalled();
    expect(released).toEqual(['lake-day-wide']);
    online.set(false);
    await settled();
    arrives = true;
    online.set(true);
    await settled();
    expect(background.get()).toMatchObject({ picture: { url: 'lake-day-wide' } });
  });
});
