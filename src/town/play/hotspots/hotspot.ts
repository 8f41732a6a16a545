import type {
  DialogRequest,
  ForPurpose,
  OutcomeOf,
  ParamsFor,
  Purpose,
  PurposeWithOutcome,
  Sound,
} from '../../../kernel/app.ts';
import type { DiscoveryEvent } from '../../../kernel/discoveries.ts';
import type { Feature } from '../../../kernel/features.ts';
import type { ThingId, usedOf } from '@shared/domain/town/case/things.ts';
import type { Condition, Fact } from '@shared/domain/town/story.ts';
import type { TimeWindow } from '@shared/domain/system/timeWindows.ts';
import type { ByHour, HourName } from '../hour.ts';

/** When something in a place is so: by what is known of the person, the hour, and which programs they have. */
export interface When extends Condition {
  /** They have the program that serves this purpose. */
  readonly has?: Purpose;
  /** They do not have it. */
  readonly hasNot?: Purpose;
}

/** What comes of a press, or of how something ended that a press has opened. All that is given comes at once. */
export interface Reaction<CutName extends string = string> {
  readonly sound?: Sound;
  /** The captions, one for each time, starting again after the last. */
  readonly answers?: readonly string[] | ByHour<readonly string[]>;
  /** Where it leads. While it is open nothing is said. */
  readonly exit?: Exit;
  /** The window that opens, and what comes of how that ends. */
  readonly opens?: Opens<CutName>;
  /** The dialog that is shown. */
  readonly dialog?: DialogRequest;
  /** The person with whom a conversation begins, and the question that is asked at once (TALK-1). */
  readonly talk?: ParamsFor<'talk'>[0];
  /** A cut of the picture that each time lays over it or takes away: a lamp that is switched on. */
  readonly switches?: CutName;
  /** Switches the floodlights of the football field for everybody (PRESENCE-5); by day nothing comes of it. */
  readonly floodlights?: 'on' | 'off';
  /** What is true of the person from now on. */
  readonly records?: Fact;
  /** The thing that lies here, which the person is offered to take. */
  readonly takes?: ThingId;
  /** The scene of the story that is seen over the place, with the caption: its picture's name (cutscenes/scene.ts). */
  readonly recalls?: string;
  /** What the app that shows the place is told. */
  readonly event?: string;
  /** Adds to the caption who was the first to get what only one person can have (LOCK-17). */
  readonly names?: 'key-holder';
  /** What the person may find out here. */
  readonly discoveries?: readonly Discovery[];
  /** What comes of one press of many instead of all the above; the first that fits counts. */
  readonly atPress?: readonly AtPress<CutName>[];
}

/** What comes of one press. */
export interface AtPress<CutName extends string = string> extends Reaction<CutName> {
  /** Which, counted from 1 since the person came or the hour changed. */
  readonly press: number;
  /** Only at this hour; absent: at any. */
  readonly hour?: HourName;
}

/** Something in a picture that can be pressed, and what comes of it. */
export interface Hotspot<CutName extends string = string> extends Reaction<CutName> {
  /** Its accessible name. */
  readonly label: string;
  /** It is there only while this holds; absent: always. */
  readonly when?: When;
  /** What comes of a press instead of all the above, while a condition holds; the first that holds counts. */
  readonly instead?: readonly Instead<CutName>[];
  /** What comes of a thing that is used on it; a thing that is not named is of no use here (`town/things/wrongUse.ts`). */
  readonly uses?: Readonly<Partial<Record<ThingId, Use<CutName>>>>;
}

/** What comes of a thing that is used where it belongs. */
export interface Use<CutName extends string = string> extends Reaction<CutName> {
  readonly records: ReturnType<typeof usedOf>;
}

/** What a hotspot is while a condition holds. */
export interface Instead<CutName extends string = string> extends Reaction<CutName> {
  readonly when: When;
  /** Its accessible name then; absent: the same. */
  readonly label?: string;
}

/** A window, with what comes of its outcome once it is closed, for each outcome that its purpose can have. */
type Opens<CutName extends string> = WithOutcomes<ForPurpose, CutName>;

type WithOutcomes<Window, CutName extends string> = Window extends {
  readonly purpose: infer P extends Purpose;
}
  ? Window & { readonly then?: P extends PurposeWithOutcome ? Then<P, CutName> : undefined }
  : never;

type Then<P extends PurposeWithOutcome, CutName extends string> = {
  readonly [Outcome in OutcomeOf<P>]?: Reaction<CutName>;
};

/** A cut that lies over the picture while a condition holds: a trunk that was opened, the place of what was taken. */
export interface Lay<CutName extends string = string> {
  readonly cut: CutName;
  readonly when: When;
  /** What it adds to the picture, for those who do not see it. */
  readonly alt: string;
}

/** A button of the window's bar: a way on, or something that is pressed in the picture and would be hard to find there. */
export type Way<HotspotName extends string = string> = {
  readonly label: string;
  /** It is there only while this holds; absent: always. */
  readonly when?: When;
} & (
  | {
      readonly to: string;
      readonly sound?: Sound;
      /** True: music and ambiences pause while its sound plays. */
      readonly alone?: true;
    }
  | { readonly hotspot: HotspotName }
  /** It opens a window, in a mode that has the feature; absent: in every mode. */
  | { readonly opens: ForPurpose; readonly sound?: Sound; readonly feature?: Feature }
);

/** A way to another place. */
export interface Exit {
  /** The other place's id. */
  readonly to: string;
  /** When it is open; absent: always. */
  readonly open?: readonly TimeWindow[];
}

/** Something that is found out by a press. */
export interface Discovery {
  readonly event: DiscoveryEvent;
  /** Only at this hour; absent: at any. */
  readonly hour?: HourName;
}
