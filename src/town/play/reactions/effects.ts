import type { Reaction } from '../hotspots/hotspot.ts';
import { KINDS, type Means, type Press } from './kinds.ts';

type KindName = keyof typeof KINDS;

/** What comes of each kind. */
type Effects = { [Name in KindName]: Parameters<(typeof KINDS)[Name]['perform']>[0] };

type EffectOf<Name extends KindName> = {
  [N in Name]: { readonly kind: N; readonly effect: Effects[N] };
}[Name];

/** One thing that comes of an event in a place; the view carries it out (`perform`). */
export type PlaceEffect = EffectOf<KindName>;

/** The kinds, seen by one that is not known. */
const kinds: {
  readonly [Name in KindName]: {
    readonly effects: (said: Reaction[Name] & {}, at: Press, reaction: Reaction) => readonly Effects[Name][];
    readonly perform: (effect: Effects[Name], means: Means) => void;
  };
} = KINDS;

// The keys are those of its type.
const NAMES = Object.keys(KINDS) as readonly KindName[];

/** What comes of it by what the place's file says, in the order in which it happens. */
export function effectsOf(reaction: Reaction, at: Press): readonly PlaceEffect[] {
  const special = reaction.atPress?.find(
    ({ press, hour = at.hour }) => press === at.press && hour === at.hour,
  );
  // It comes once: its own captions begin with the first.
  if (special !== undefined) return effectsOf(special, { ...at, press: 1 });
  return NAMES.flatMap((name) => effectsOfKind(name, reaction, at));
}

function effectsOfKind<Name extends KindName>(
  name: Name,
  reaction: Reaction,
  at: Press,
): readonly EffectOf<Name>[] {
  const said = reaction[name];
  if (said === undefined) return [];
  return kinds[name].effects(said, at, reaction).map((effect) => ({ kind: name, effect }));
}

/** Carries out one thing that comes of an event in a place. */
export function perform<Name extends KindName>({ kind, effect }: EffectOf<Name>, means: Means): void {
  kinds[kind].perform(effect, means);
}

/** Counts how often each reaction comes, from the moment that the person came or the hour changed. */
export interface Tally {
  /** What comes of a reaction this time. */
  effectsOf(reaction: Reaction, at: Omit<Press, 'press'>): readonly PlaceEffect[];
  /** The hour has changed. */
  clear(): void;
}

/** A tally of a person who has just come. */
export function createTally(): Tally {
  const counts = new Map<Reaction, number>();
  return {
    effectsOf(reaction, at) {
      const press = (counts.get(reaction) ?? 0) + 1;
      counts.set(reaction, press);
      return effectsOf(reaction, { ...at, press });
    },
    clear: () => counts.clear(),
  };
}
