import type { DialogRequest, ForPurpose, Sound } from '../../kernel/app.ts';
import type { DiscoveryEvent } from '../../kernel/discoveries.ts';
import type { TownEvent } from '../../../supabase/functions/_shared/domain/townEvents.ts';
import type { TimeWindow } from '../../../supabase/functions/_shared/domain/timeWindows.ts';
import type { ByHour, HourName } from './hour.ts';
import type { Talk } from './talk.ts';

/** Something in a picture that can be pressed, and what comes of it. All that is given comes of one press. */
export interface Hotspot {
  /** Its accessible name. */
  readonly label: string;
  readonly sound?: Sound;
  /** The captions, one for each press, starting again after the last. */
  readonly answers?: readonly string[] | ByHour<readonly string[]>;
  /** Where it leads. While it is open nothing is said. */
  readonly exit?: Exit;
  /** The window that opens. */
  readonly opens?: ForPurpose;
  /** The dialog that is shown. */
  readonly dialog?: DialogRequest;
  /** The conversation that begins. */
  readonly talk?: Talk | ByHour<Talk>;
  /** A cut of the picture that each press lays over it or takes away: a lamp that is switched on. */
  readonly switches?: string;
  /** What the server is told, for it may count one day. */
  readonly reports?: TownEvent;
  /** What the app that shows the place is told. */
  readonly event?: string;
  /** What somebody may find out here. */
  readonly discoveries?: readonly Discovery[];
}

/** A button of the window's bar: a way on, or something that is pressed in the picture and would be hard to find there. */
export type Way =
  | {
      readonly label: string;
      readonly to: string;
      readonly sound?: Sound;
    }
  | { readonly label: string; readonly hotspot: string };

/** A way to another place. */
export interface Exit {
  /** The other place's id. */
  readonly to: string;
  /** When it is open; absent: always. */
  readonly open?: readonly TimeWindow[];
  /** After this many presses it opens at any time. */
  readonly opensAtPress?: number;
}

/** Something that is found out by a press. */
export interface Discovery {
  readonly event: DiscoveryEvent;
  /** Only at this hour; absent: at any. */
  readonly hour?: HourName;
  /** Only by this press, counted from 1 since the person came or the hour changed; absent: by any. */
  readonly press?: number;
}
