import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import { wallpaperPicture, type Framing } from '../../appearance/wallpapers.ts';
import { holdPictures, type Hold } from '../../engine/assets/texture.ts';
import type { Background } from '../../engine/widgets/wallpaper.ts';
import { store, type Readable } from '../../kernel/store.ts';
import { windowsStandard, type Theme } from '../../kernel/theme.ts';
import type { OwnWallpaper } from '../../services/wallpaper/ownWallpaper.ts';

/** How the desktop looks by a person's settings. */
export interface Appearance {
  readonly theme: Readable<Theme>;
  readonly background: Readable<Background>;
  /** Resolves when theme and background are as set, so that the first frame already shows them. */
  readonly ready: Promise<void>;
}

interface Sources {
  readonly settings: Readable<DesktopSettings>;
  readonly own: Readable<OwnWallpaper>;
  readonly night: Readable<boolean>;
  readonly tall: Readable<boolean>;
  /** Whether the system forces its colors on pages, which then take the place of the chosen theme. */
  readonly forced: Readable<boolean>;
  /** Whether the server can be reached: what did not come is loaded again when it is back. */
  readonly online: Readable<boolean>;
  /** The newest address of a token's picture by the one that always names it, where it has changed. */
  readonly newPictures: Readable<Readonly<Record<string, string>>>;
  /** The address of the picture that won the wall's theme, on its day; null: there is none (WEEK-5). */
  readonly winner: Readable<string | null>;
  readonly onFault: (fault: unknown) => void;
}

/**
 * Follows the settings. Only the chosen theme and picture are loaded, and held while they are chosen; when a picture
 * fails to load, the previous background stays.
 */
export function watchAppearance(sources: Sources): Appearance {
  const { settings, own, night, tall, forced, online, newPictures, winner, onFault } = sources;
  const theme = store(windowsStandard);
  const background = store<Background>({ kind: 'plain', color: windowsStandard.desktop });
  let pictures = holdPictures();
  let turn = 0;
  let shown = '';

  async function update(): Promise<void> {
    const framing = { night: night.get(), tall: tall.get() };
    const changed = newPictures.get();
    const { theme: chosen, ...choices } = settings.get();
    const { desktopBackgroundType, desktopBackground, backgroundColor, backgroundPlacement } = choices;
    const id = forced.get() ? null : chosen;
    const wanted = JSON.stringify([
      id,
      desktopBackgroundType,
      desktopBackground,
      backgroundColor,
      backgroundPlacement,
      own.get(),
      framing,
      changed,
      winner.get(),
    ]);
    if (wanted === shown) return;
    shown = wanted;
    const mine = ++turn;
    let unused = holdPictures();
    try {
      const next = await Promise.all([
        loadTheme(id),
        loadBackground(settings.get(), { own: own.get(), framing, changed, winner: winner.get() }, unused),
      ]);
      // When several choices are made faster than they load, only the last is shown.
      if (mine !== turn) return;
      theme.set(next[0]);
      background.set(next[1]);
      [pictures, unused] = [unused, pictures];
    } catch (fault) {
      shown = '';
      onFault(fault);
    } finally {
      unused.release();
    }
  }

  for (const source of [settings, own, night, tall, forced, online, newPictures, winner])
    source.subscribe(() => void update());
  return { theme, background, ready: update() };
}

/** The theme with this id; null: that of the system's colors. */
async function loadTheme(id: string | null): Promise<Theme> {
  if (id === null) {
    const { systemColor, systemTheme } = await import('../../appearance/systemTheme.ts');
    return systemTheme(systemColor);
  }
  if (id === windowsStandard.id) return windowsStandard;
  const { themeById } = await import('../../appearance/themes.ts');
  return themeById(id);
}

interface Circumstances {
  readonly own: OwnWallpaper;
  readonly framing: Framing;
  readonly changed: Readonly<Record<string, string>>;
  readonly winner: string | null;
}

const placing = () => import('./placed.ts');

async function loadBackground(
  settings: DesktopSettings,
  { own, framing, changed, winner }: Circumstances,
  pictures: Hold,
): Promise<Background> {
  const { desktopBackgroundType: type, desktopBackground: id, backgroundColor } = settings;
  const placement = settings.backgroundPlacement;
  if (winner !== null) {
    // A winner that was taken down meanwhile does not come, and what was chosen is shown.
    const picture = await pictures.texture(winner).catch(() => null);
    if (picture !== null) return { kind: 'picture', picture, whole: true };
  }
  if (own.shown) {
    // A picture that this browser has lost leaves what was chosen before it.
    const background = await (await placing()).placedOwn(own.id, placement, pictures);
    if (background !== null) return background;
  }
  if (type === 'image') {
    const token = id.startsWith('token-') ? await tokenPicture(id) : null;
    if (token !== null) return (await placing()).placedToken(changed[token] ?? token, placement, pictures);
    return { kind: 'picture', picture: await pictures.texture(wallpaperPicture(id, framing).url) };
  }
  const [{ gradientTile, patternTile }, { inkOn }] = await Promise.all([
    import('../../appearance/backgrounds.ts'),
    import('../../appearance/contrast.ts'),
  ]);
  const color = Number.parseInt(backgroundColor.slice(1), 16);
  return type === 'pattern'
    ? { kind: 'tile', tileOf: patternTile(id, color), names: { ground: color, ink: inkOn(color) } }
    : { kind: 'tile', tileOf: gradientTile(id), names: null };
}

/** Where the picture of the token is that this background names; null: it names none. */
async function tokenPicture(id: string): Promise<string | null> {
  const { backgroundPicture } = await import('@shared/domain/collection/tokenBackground.ts');
  return backgroundPicture(id);
}
