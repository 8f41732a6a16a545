import type { AccessLevel } from '@shared/kernel/access.ts';
import type { Clock, Random } from '@shared/kernel/clock.ts';
import type { Feature, Mode } from './features.ts';
import type { Readable } from './store.ts';

export type { AccessLevel };

/** The outside world as ports. Each service adds itself here by declaration merging (src/services/index.ts). */
export interface Services {}

/** The sounds that have a name. The sound table adds them by declaration merging (src/engine/audio/patches.ts). */
export interface Sounds {}

/** The name of a sound. */
export type Sound = keyof Sounds;

/** The canvas body of a window. The engine adds what it draws with (src/engine/scene/sceneHost.ts). */
export interface SceneHost {
  /** Width and height of the body in logical pixels. */
  readonly size: Readable<{ readonly width: number; readonly height: number }>;
}

/** A body's canvas of its own. The engine adds what it is played with (src/engine/surface/surfaceHost.ts). */
export interface SurfaceHost {
  /** Width and height of the canvas in its own pixels. */
  readonly size: Readable<{ readonly width: number; readonly height: number }>;
}

/** A full-screen picture that is a function of time alone. What it consists of is added by src/screens/screen.ts. */
export interface Screen {}

/** What can be shown over everything: a body, or a screen, which the app that asks for it need not know how to draw. */
export type Presentation = AppBody | { readonly screen: () => Promise<{ readonly screen: Screen }> };

/**
 * Purposes that one app serves for all others, which open it without knowing its id. Each app adds the one it serves by
 * declaration merging, in its manifest, with what it is opened with as `params`: undefined where it takes none. Where
 * others may hear how it ended, `outcome` has the names of the ways in which it can: a lock ends 'opened'.
 */
export interface Purposes {}

export type Purpose = keyof Purposes;

type ParamsOf<P extends Purpose> = Purposes[P]['params'];

/** What follows the purpose when an app is opened for it: its params, which may be left out where they may be undefined. */
export type ParamsFor<P extends Purpose> = P extends Purpose
  ? undefined extends ParamsOf<P>
    ? [params?: ParamsOf<P>]
    : [params: ParamsOf<P>]
  : never;

/** A purpose with its params, as data. */
export type ForPurpose = {
  [P in Purpose]: undefined extends ParamsOf<P>
    ? { readonly purpose: P; readonly params?: NonNullable<ParamsOf<P>> }
    : { readonly purpose: P; readonly params: ParamsOf<P> };
}[Purpose];

/** The purposes that can end with an outcome. */
export type PurposeWithOutcome = {
  [P in Purpose]: Purposes[P] extends { readonly outcome: string } ? P : never;
}[Purpose];

/** The outcomes that a purpose can end with. */
export type OutcomeOf<P extends Purpose> = Purposes[P] extends {
  readonly outcome: infer Outcome extends string;
}
  ? Outcome
  : never;

/** That an app was opened for a purpose: an object of its own each time, also where its window was open already. */
export interface Opening {
  readonly purpose: Purpose;
}

/** Keys that belong together; any of the `keys` of a line does what its label says. */
export interface KeyGroup {
  readonly title: string;
  readonly lines: readonly { readonly keys: readonly string[]; readonly label: string }[];
}

/** Something in an app that is found by its name, beside the app itself (SHELL-21). */
export interface Findable {
  readonly name: string;
  /** Where the thing is, such as 'Game Manual, page 3'. */
  readonly where: string;
  /** What the app is opened with to show it. */
  readonly params: string;
}

/** An entry, as it is called for this person. */
export interface ListedEntry {
  readonly entry: Entry;
  readonly label: string;
}

/** What an app may ask of the desktop. */
export interface Desktop {
  /** The programs and links that this person can start, in alphabetical order. */
  programs(): readonly ListedEntry[];
  /** Whether this person has this app or link; one may come with a later version, or with another access level. */
  has(appId: string): boolean;
  /** Whether this person has the app that serves this purpose. */
  hasFor(purpose: Purpose): boolean;
  /** Opens the app, or brings its window to the front; `params` tells windows of one app apart. */
  open(appId: string, params?: string): void;
  /** Opens the app that serves this purpose. */
  openFor<P extends Purpose>(purpose: P, ...params: ParamsFor<P>): void;
  /** As openFor, and of an app of which one window is open at a time in a window more. */
  openBeside<P extends Purpose>(purpose: P, ...params: ParamsFor<P>): void;
  /**
   * Opens the app that serves this purpose, and answers how it ended once its window is closed; null: without an outcome,
   * or this person cannot have its window.
   */
  outcomeOf<P extends PurposeWithOutcome>(purpose: P, ...params: ParamsFor<P>): Promise<OutcomeOf<P> | null>;
  /**
   * Shows a message in a dialog and answers the label of the chosen button (null: closed). The window that asks takes no input
   * until then (SHELL-26).
   */
  ask(dialog: DialogRequest): Promise<string | null>;
  /** Shows the progress of something in a dialog with a bar of blocks. */
  progress(request: ProgressRequest): Progress;
  /** The keys that do something, as the sheet of shortcuts lists them. */
  keys(): readonly KeyGroup[];
  /**
   * Shows something over everything until the person closes it, `lastsMs` pass, or it breaks; resolves then. One at a
   * time: the next takes its place.
   */
  present(shown: Presentation, options: PresentOptions): Promise<void>;
  /** Shows in a corner that something was achieved. Several are shown one after the other. */
  toast(toast: Toast): void;
  /** The help of an app, for the help window; null when there is no such app. */
  helpOf(appId: string): Promise<{ readonly title: string; readonly paragraphs: readonly string[] } | null>;
}

export interface DialogRequest {
  readonly title: string;
  readonly message: string;
  readonly icon: 'info' | 'warning' | 'error' | 'question';
  /** A name in the icon set that is shown in place of the sign of the kind of message. */
  readonly picture?: string;
  /** It stands at the foot of its window, whose middle is looked at; absent: in the middle. */
  readonly atFoot?: true;
  /** Facts under the message: what each is called, and what it is. */
  readonly details?: readonly (readonly [name: string, value: string])[];
  /** One 'OK' when absent. */
  readonly buttons?: readonly string[];
  /** Index of the button that has the focus and answers Enter; the first when absent. */
  readonly defaultButton?: number;
  /**
   * What the first button does cannot be undone: it spends, votes or throws away. The last button, which declines, has the
   * focus and answers Enter (SHELL-25).
   */
  readonly isFinal?: true;
  /** Present: a text field with this label is shown, and its value answered in place of the button's label. */
  readonly prompt?: {
    readonly label: string;
    readonly value?: string;
    readonly maxLength?: number;
    /** Hears each change, to keep what is begun. */
    readonly onValue?: (value: string) => void;
  };
}

/** Something that takes a while. */
export interface ProgressRequest {
  readonly title: string;
  readonly message: string;
  /** 0 to 1; absent: unknown. */
  readonly value?: number;
  /** The text of the button that ends it; absent: it cannot be ended. */
  readonly cancelLabel?: string;
}

/** The window of something that takes a while. */
export interface Progress {
  /** Shows how far it is. */
  update(now: { readonly message?: string; readonly value?: number }): void;
  /** Takes the window away: it is done. */
  close(): void;
  /** Resolves true when the person ended it or closed the window, false when `close` took the window away. */
  readonly cancelled: Promise<boolean>;
}

export interface PresentOptions {
  /** What the dialog is called. */
  readonly label: string;
  /** The text of the button that closes it; 'CLOSE' when absent. */
  readonly closeLabel?: string;
  /** It closes by itself after so many milliseconds; absent: it stays. */
  readonly lastsMs?: number;
}

export interface Toast {
  readonly title: string;
  readonly description: string;
  /** Whole GUM that was paid for it; absent: nothing is said of a reward. */
  readonly reward?: number;
  /** Present: it tells of news, is shown with a beeper, and is pressed to see what it is about. */
  readonly onPress?: () => void;
  /** True: it tells where something was saved, and is shown with a floppy disk. */
  readonly isSaved?: true;
  /** Called half a second after the toast is hidden (SHELL-14). */
  readonly onComplete?: () => void;
}

/** The life cycle of a body. */
export interface BodyLife {
  /**
   * False while nothing of it is seen: its window is minimised or wholly covered, or the page is hidden. Motion, timers
   * and music rest then.
   */
  readonly visible: Readable<boolean>;
  /** Aborts when the body is taken away: what was made for it (perBody.ts) ends with it. */
  readonly closed: AbortSignal;
  /** Something in it broke that it cannot mend: it is taken away, and its window says so and offers to start it again. */
  readonly fail: (fault: unknown) => void;
}

/** Everything a window's body is given; a scene and the overlay over it are given the same. Nothing else reaches it. */
export interface AppContext extends BodyLife {
  readonly appId: string;
  readonly params: string | undefined;
  /** What it was last opened for; null: for itself. */
  readonly openedFor: Readable<Opening | null>;
  readonly desktop: Desktop;
  readonly services: Services;
  readonly clock: Clock;
  readonly random: Random;
  /** Plays a sound of the sound table; silent before the first gesture and when muted. */
  readonly sound: (name: Sound) => void;
  /** True while it is what the person works in: the window in front, or what covers the screen. */
  readonly inFront: Readable<boolean>;
  /**
   * True when motion is to be reduced, by the system's preference or the person's setting. Everything that moves
   * follows it.
   */
  readonly reducedMotion: Readable<boolean>;
  /** What the product consists of in this tab. */
  readonly mode: Readable<Mode>;
  /** Gives the window another title; null gives it back its own. */
  readonly setTitle: (title: string | null) => void;
  /**
   * Says how the purpose ends that this app serves. The window stays; the app that opened it for that hears of the last
   * outcome when it is closed.
   */
  readonly finish: <P extends PurposeWithOutcome>(purpose: P, outcome: OutcomeOf<P>) => void;
  readonly close: () => void;
  /**
   * Has the person asked before the window is closed, as long as it is not null: the window closes where the answer is true
   * (SHELL-27). Of no use to what covers the screen.
   */
  readonly askBeforeClosing: (ask: (() => Promise<boolean>) | null) => void;
}

/** Mounts a body and returns how to unmount it. */
export type Mount<Host> = (host: Host, app: AppContext) => () => void;

/** A body that draws what has to be loaded: the code that shows it does that before it puts the body into its place. */
export interface Prepared<Host> {
  /** Loads what it draws, and frees it when `closed` aborts. Throws when it cannot be had. */
  readonly prepare: (closed: AbortSignal) => Promise<Mount<Host>>;
}
export type PreparedScene = Prepared<SceneHost>;

/** Code that comes when it is needed: the default export of an app's scene.ts, surface.ts or overlay.tsx. */
export type Load<Host> = () => Promise<{ readonly default: Mount<Host> }>;
export type LoadDrawn<Host> = () => Promise<{ readonly default: Mount<Host> | Prepared<Host> }>;
export type LoadScene = LoadDrawn<SceneHost>;
export type LoadSurface = LoadDrawn<SurfaceHost>;

interface Overlay {
  readonly overlay: Load<HTMLElement>;
}
/** What a body draws on, with an overlay over it or without; or an overlay alone. */
type BodyOn<Ground> = (Ground & Partial<Overlay>) | (Partial<Ground> & Overlay);

/**
 * What fills a window, or the screen: a scene on the desktop's canvas, a surface with a canvas of its own, an overlay of
 * DOM, or an overlay over one of the two.
 */
export type AppBody =
  | BodyOn<{ readonly scene: LoadScene; readonly surface?: never }>
  | BodyOn<{ readonly surface: LoadSurface; readonly scene?: never }>;

/** A length of a window: logical pixels, a share of the desktop's, or all of it. */
export type Extent = number | `${number}%` | 'full';

/** What the desktop needs to know of everything that has an icon or an entry in a menu. */
interface EntryManifest {
  readonly id: string;
  readonly title: string;
  /** A name in the icon set (assets/finished/icons). */
  readonly icon: string;
  /**
   * Who sees it (LEVEL-3); absent: every level. A person without a level sees only what is for 'everyone'.
   */
  readonly access?: readonly AccessLevel[] | 'everyone';
  /** The build-mode feature it belongs to (MODE-2); absent: in every mode. */
  readonly feature?: Feature;
  /** What it does for all others. No other app serves the same purpose. */
  readonly serves?: Purpose;
  /** True: other windows open its window for that purpose at any level; `access` says who sees the app itself. */
  readonly servesAnyone?: true;
  /**
   * True: without a session the dialog "You're not signed in" is shown instead; 'and-goes-on': the window that asks for
   * a wallet, and opens this once there is one (SHELL-10).
   */
  readonly needsSignIn?: boolean | 'and-goes-on';
  /** Position among the desktop icons; absent: no icon. */
  readonly desktopIcon?: number;
  /** Position in the Start menu; absent: no entry. */
  readonly startMenu?: number;
  /** The entry's text where it depends on the session; the label otherwise. */
  readonly startMenuLabel?: (hasSession: boolean) => string;
  /** What it is called where that depends on the person's username (null: they have none); the title otherwise. */
  readonly label?: (username: string | null) => string;
  /** True: it is no program to be started, only a window that others open. */
  readonly unlisted?: boolean;
  /** Whose folder of Programs it lies in (os/desktop/programFolders.ts); absent: that of its district. */
  readonly group?: string;
  /** Keys that toggle it: a function key alone ('f3'), others with Ctrl or Cmd ('g', or 'alt+t' where Alt is held too). */
  readonly shortcuts?: readonly string[];
}

/** What is told of a program in its properties and in the help window. */
export interface AppAbout {
  /** One sentence. */
  readonly description: string;
  /** Paragraphs, at least one. */
  readonly help: readonly string[];
}

/** What the desktop needs to know of a program's window. */
interface ProgramManifest extends EntryManifest {
  readonly window: {
    /** The text of its title bar; the program's title when absent. */
    readonly title?: string;
    /** Outer size. */
    readonly width: Extent;
    readonly height: Extent;
    /** Outer size where it depends on what it is opened with; null: it is `width` by `height`. */
    readonly sizeFor?: (params: string | undefined) => readonly [width: number, height: number] | null;
    /** How much higher it opens where a finger points, for which its controls are higher (SHELL-3); absent: 0. */
    readonly touchRoom?: number;
    readonly minWidth?: number;
    readonly minHeight?: number;
    readonly resizable?: boolean;
    readonly maximizable?: boolean;
    /** True: where it is opened with other params, the new window takes the place of the one that is open (MAP-8). */
    readonly oneAtATime?: true;
  };
  readonly about: () => Promise<AppAbout>;
  /** What in it is found by name (SHELL-21). */
  readonly contents?: () => Promise<{ readonly contents: readonly Findable[] }>;
}

/**
 * A program with a window and what fills it. Its id is its folder's name under src/apps. Every manifest is part of the
 * first screen, so that what is long is imported only when it is asked for.
 */
export type AppManifest = ProgramManifest & AppBody;

/** A page elsewhere, which opens in a tab of its own (src/config/links.ts). */
export interface LinkManifest extends EntryManifest {
  readonly link: string;
  /** One sentence, for its properties. */
  readonly description: string;
}

/** What the desktop shows: programs and links, by one registry. */
export type Entry = AppManifest | LinkManifest;

/** Declares an app. Adding one is adding a folder with this in its manifest.ts (docs/adding-an-app.md). */
export function defineApp(manifest: AppManifest): AppManifest {
  return manifest;
}
