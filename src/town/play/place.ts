import { PEOPLE, PERSON_IDS, type PersonId, type TownPerson } from '@shared/domain/town/case/people.ts';
import type { Atlas } from '../../engine/assets/texture.ts';
import type { AmbienceName } from '../../engine/audio/ambiences.ts';
import type { MusicTrack } from '../../kernel/musicTrack.ts';
import type { Hotspot, Lay, Way } from './hotspots/hotspot.ts';
import type { ByHour, HourName } from './hour.ts';
import type { Screen } from './picture/screen.ts';

/** A rectangle of the picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A frame of the atlas and where it lies over the picture. */
export interface Cut {
  readonly frame: string;
  readonly x: number;
  readonly y: number;
}

/** A cut that lies over the picture at times. */
interface Laid extends Cut {
  /** How hotspots look beneath it while they are pointed at: a line on which nothing hangs any more. */
  readonly hover?: Readonly<Record<string, Cut>>;
  /** Loops that do not play while it lies there: they show what it covers. */
  readonly rests?: readonly string[];
}

/** Something that moves without end: `order` is played at `fps`; -1 in it shows none of the cuts. */
export interface Loop {
  readonly name: string;
  readonly fps: number;
  readonly order: readonly number[];
  readonly cuts: readonly Cut[];
}

/** Something that comes by: its cuts once, then nothing for between the two `everySeconds`. */
export interface Passer {
  readonly name: string;
  readonly fps: number;
  readonly everySeconds: readonly [least: number, most: number];
  readonly cuts: readonly Cut[];
}

/** How a place looks at an hour. */
export interface Look {
  readonly picture: string;
  readonly loops: readonly Loop[];
  /** Laid over while the hotspot is pointed at or has the focus. */
  readonly hover: Readonly<Record<string, Cut>>;
  readonly passers: readonly Passer[];
  /** What stands before everything that passes. */
  readonly front?: readonly Cut[];
  /** What is laid over the picture only while the place or its app says so, by name: a door that is open, what hangs behind it. */
  readonly cuts?: Readonly<Record<string, Laid>>;
  /** Where hotspots lie that are elsewhere at this hour. */
  readonly hotspots?: Readonly<Record<string, Spot>>;
}

/** A place as the studio made it (assets/studio/README.md). Lengths are picture pixels. */
export interface Model extends ByHour<Look> {
  readonly size: readonly [width: number, height: number];
  readonly hotspots: Readonly<Record<string, Spot>>;
  /** Where something can be written: a number plate. */
  readonly signs?: Readonly<Record<string, Spot>>;
  /** Cuts that lie before all lights and loops; where a hotspot has that name, a person who is there at times, its light does too. */
  readonly standing?: readonly string[];
}

/** Where each hotspot lies at an hour. */
export function spotsAt(model: Model, hour: HourName): Readonly<Record<string, Spot>> {
  return { ...model.hotspots, ...model[hour].hotspots };
}

/** A bundle in which there is a place, as the asset build writes it. */
export interface PlaceBundle {
  readonly atlas: Atlas;
  readonly pictures: Readonly<Record<string, { readonly url: string }>>;
  readonly places: Readonly<Record<string, Model>>;
}

/** A bundle with the picture that a place has while the power is out, as the asset build writes it. */
export interface DarkBundle {
  readonly atlas: Atlas;
  readonly pictures: Readonly<Record<string, { readonly url: string }>>;
  readonly places: Readonly<Record<string, { readonly dark: Look }>>;
}

/** How a place looks while the power is out, where something gives it a light of its own (EVENING-3). */
export interface DarkRoom {
  /** What is to be seen then, for those who do not see it. */
  readonly alt: string;
  /** Fetches the bundle, whose place is the place's own. */
  readonly load: () => Promise<DarkBundle>;
  /** What is in the middle then, where the window shows only a part of the picture; absent: the same as ever. */
  readonly middle?: Spot;
}

/** A place of the town: what the studio made of it, what it is called, and what happens there. */
export interface Place {
  /** Its folder under src/town/places. */
  readonly id: string;
  /** The window's title. */
  readonly title: string;
  readonly bundle: PlaceBundle;
  readonly model: Model;
  /** What is to be seen, for those who do not see it. */
  readonly alt: ByHour<string>;
  /** Absent: it is seen by the person's candle. */
  readonly dark?: DarkRoom;
  readonly tune?: MusicTrack | ByHour<MusicTrack>;
  /** True: a record that the person put into the jukebox plays in place of the tune (PRIZE-5). */
  readonly jukebox?: true;
  /** How loud the tune is here (0 to 1, on top of its own): less behind a wall. 1 when absent. */
  readonly volume?: number;
  /** What is heard besides the tune: a soundscape of engine/audio/ambiences.ts. */
  readonly ambience?: AmbienceName | ByHour<AmbienceName>;
  /** The hotspot that is in the middle where the window shows only a part of the picture; absent: the one round which most are seen. */
  readonly middle?: string;
  /** Nothing of this part of the picture is ever cut, whatever its window's shape; absent: the picture covers the body. */
  readonly subject?: Spot;
  /** So many columns at either side go on beside the picture, mirrored again and again, where a body is wider than it. */
  readonly sides?: number;
  readonly hotspots: Readonly<Record<string, Hotspot>>;
  /** What lies over the picture while conditions hold, from the lowest. */
  readonly lays?: readonly Lay[];
  /** What glows beneath these hotspots, over the dark too (EVENING-7). */
  readonly glows?: Readonly<Record<string, Glow>>;
  /** Where the app that shows the place has something play. */
  readonly screens?: readonly Screen[];
  /** Buttons in the window's bar, at any hour. */
  readonly ways?: readonly Way[];
}

/** What is seen of something that an evening brings: a flame, a lit window, a light that hangs in the air. */
export type Glow = 'flame' | 'window' | 'light';

/** What the evening of Friday brings to a place: it can be pressed while it is there, and no picture has it but its glow. */
export interface Brought extends Hotspot {
  readonly spot: Spot;
  readonly glow: Glow;
}

/** A person of the town where they are found: they can be talked to, and are a cut of their own name in the picture. */
interface Stander {
  /** Where they are in the picture. */
  readonly spot: Spot;
  /** What they add to the picture, for those who do not see it. */
  readonly alt: string;
}

type HotspotsOf<PlaceModel extends Model> = keyof PlaceModel['hotspots'] & string;

/** The names of the cuts that a model has at either hour. */
type CutsOf<PlaceModel extends Model> = {
  [Hour in HourName]: PlaceModel[Hour] extends { readonly cuts: infer Cuts } ? keyof Cuts & string : never;
}[HourName];

/** A place as its file says it: each hotspot of the picture has its line, no other has, and its cuts are the picture's. */
type Definition<Bundle extends PlaceBundle, Id extends string, Picture extends keyof Bundle['places']> = Omit<
  Place,
  'id' | 'bundle' | 'model' | 'middle' | 'hotspots' | 'lays' | 'ways'
> & {
  readonly id: Id & ([Picture] extends [never] ? 'the bundle has no such place' : unknown);
  readonly bundle: Bundle;
  /** The place of the bundle whose picture it shows; its own when absent. */
  readonly picture?: Picture;
  readonly middle?: HotspotsOf<Bundle['places'][Picture]>;
  readonly hotspots: Readonly<
    Record<keyof Bundle['places'][Picture]['hotspots'], Hotspot<CutsOf<Bundle['places'][Picture]>>>
  >;
  readonly lays?: readonly Lay<CutsOf<Bundle['places'][Picture]>>[];
  readonly ways?: readonly Way<HotspotsOf<Bundle['places'][Picture]>>[];
  /** Who of the town is found there (TALK-1). */
  readonly people?: { readonly [Person in PersonId]?: Stander };
  /** What the evening of Friday brings here, by name (EVENING-7). */
  readonly evening?: Readonly<Record<string, Brought>>;
};

/** Declares a place. Adding one is adding a folder with this in its place.ts (docs/adding-content.md). */
export function definePlace<
  const Bundle extends PlaceBundle,
  const Id extends string,
  const Picture extends keyof Bundle['places'] & string = Id & keyof Bundle['places'],
>({ picture, people = {}, evening = {}, ...definition }: Definition<Bundle, Id, Picture>): Place {
  const name = picture ?? definition.id;
  const model = definition.bundle.places[name];
  if (model === undefined) throw new Error(`the bundle has no place ${name}`);
  return withBrought(withPeople({ ...definition, model }, people), evening);
}

/** A place with what an evening brings: each a hotspot that glows. */
function withBrought(place: Place, evening: Readonly<Record<string, Brought>>): Place {
  const brought = Object.entries(evening);
  if (brought.length === 0) return place;
  const spots = Object.fromEntries(brought.map(([name, { spot }]) => [name, spot]));
  return {
    ...place,
    model: { ...place.model, hotspots: { ...place.model.hotspots, ...spots } },
    hotspots: { ...place.hotspots, ...evening },
    glows: Object.fromEntries(brought.map(([name, { glow }]) => [name, glow])),
  };
}

/** A place with those who are found there: each a hotspot that talks, and a cut that lies over the picture once it is drawn. */
function withPeople(
  place: Place,
  people: NonNullable<Definition<PlaceBundle, string, string>['people']>,
): Place {
  const found = PERSON_IDS.flatMap((person) => {
    const stander = people[person];
    const { name, hour }: TownPerson = PEOPLE[person];
    return stander === undefined ? [] : [{ person, name, hour, ...stander }];
  });
  if (found.length === 0) return place;
  const hotspots = found.map(({ person, name, hour }): [string, Hotspot] => {
    const hotspot = { label: name, sound: 'select', talk: person } as const;
    return [person, hour === undefined ? hotspot : { ...hotspot, when: { hour } }];
  });
  const lays = found.flatMap(({ person, hour: only, alt }) =>
    (['day', 'night'] as const)
      .filter((hour) => (only ?? hour) === hour && person in (place.model[hour].cuts ?? {}))
      .map((hour): Lay => ({ cut: person, when: { hour }, alt })),
  );
  return {
    ...place,
    model: {
      ...place.model,
      hotspots: {
        ...place.model.hotspots,
        ...Object.fromEntries(found.map(({ person, spot }) => [person, spot])),
      },
    },
    hotspots: { ...place.hotspots, ...Object.fromEntries(hotspots) },
    lays: [...lays, ...(place.lays ?? [])],
  };
}
