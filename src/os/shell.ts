import type { Desk } from '../kernel/desk.ts';
import type { BuildMode, Mode } from '../kernel/features.ts';
import type { Readable } from '../kernel/store.ts';
import type { Gate } from '../services/access/access.ts';
import type { DesktopActor } from './desktop/desktopMachine.ts';
import type { Registry } from './apps/registry.ts';
import type { WindowActor } from './windows/windowMachine.ts';
import type { AccessLevel, AppContext, BodyLife, Desktop, Entry, Sound } from '../kernel/app.ts';

/**
 * The person as the shell knows them. The first screen does not wait for the session, so they are a guest until it is
 * restored.
 */
export interface Person {
  readonly signedIn: boolean;
  readonly level: AccessLevel | null;
  /** GUM in the wallet; while they are away, the last known balance; null while it is unknown. */
  readonly balance: number | null;
  /** While they are away, the last known one; null while it is unknown, and for those who have none. */
  readonly username: string | null;
  /** True while there is a session that could not be restored because the server cannot be reached. */
  readonly away: boolean;
  /** True for the one wallet that may switch the build mode. */
  readonly developer: boolean;
}

/** What the desktop shows of news that the person has not seen (NEWS-9). */
export interface NewsMark {
  /** How much, up to UNREAD_MOST. */
  readonly unread: number;
  /** How much of it belongs to each program, by its id. */
  readonly byApp: Readonly<Partial<Record<string, number>>>;
}

export const NO_NEWS: NewsMark = { unread: 0, byApp: {} };

/** Everything that the shell's views read and call. The host makes it. */
export interface Shell {
  readonly desktop: DesktopActor;
  readonly registry: Registry;
  readonly person: Readable<Person>;
  readonly mode: Readable<Mode>;
  /** While it is not open, the desktop shows only its wallpaper and takes no input. */
  readonly gate: Readable<Gate>;
  /** Hours and minutes as text. */
  readonly clock: Readable<string>;
  /** False while the server cannot be reached. */
  readonly online: Readable<boolean>;
  /** What of the person's news is unread. */
  readonly news: Readable<NewsMark>;
  /** What of the person's own lies on the desktop. */
  readonly desk: Readable<Desk>;
  readonly muted: Readable<boolean>;
  /** False once the boot picture is over. */
  readonly booting: Readable<boolean>;
  readonly actions: {
    readonly open: (appId: string, params?: string) => void;
    readonly openFor: Desktop['openFor'];
    /** Fetches what the window of this app needs, because it is about to be opened. */
    readonly prepare: (appId: string) => void;
    /** Opens the popup above the speaker, or closes it. */
    readonly openVolume: (speaker: HTMLElement) => void;
    readonly sound: (name: Sound) => void;
    /** Shows what there is to know about an entry, in a dialog. */
    readonly showProperties: (entry: Entry) => void;
    /** Gives the keyboard to the next part of the screen, or the one before. */
    readonly movePaneFocus: (step: 1 | -1) => void;
    /** Sets the build mode of this tab. */
    readonly chooseMode: (mode: BuildMode) => void;
  };
  /** What the body of this window is given. */
  readonly contextOf: (window: WindowActor, life: BodyLife) => Promise<AppContext>;
}
