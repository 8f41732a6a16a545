/** The two collections of a holder: characters and their companions. */
export const COLLECTIONS = ['Flunks', 'Backpack'] as const;
export type CollectionName = (typeof COLLECTIONS)[number];

/** The last token of Flunks, and the last that BackpackMinter knows (CHAIN-10). */
export const LAST_FLUNK = 9998;

/**
 * The orders in which tokens are listed: by serial up or down, the newest in its wallet first, by name, the rarest first, or
 * in none (HUB-10).
 */
export const TOKEN_SORTS = ['number', 'number-down', 'newest', 'name', 'rank', 'random'] as const;
export type TokenSort = (typeof TOKEN_SORTS)[number];

/** What a token shows of itself, such as Head: Cap. */
export interface Trait {
  readonly name: string;
  readonly value: string;
}

/** Metadata that is no trait (TOKEN-3). */
const HIDDEN: ReadonlySet<string> = new Set(['uri', 'pixelUri', 'Type', 'path', 'cid', 'mimetype']);

/** The traits of a token that people see (TOKEN-3). */
export const visibleTraits = (traits: readonly Trait[]): readonly Trait[] =>
  traits.filter(({ name }) => !HIDDEN.has(name));

/** The four cliques of the school. */
export const CLIQUES = ['GEEK', 'JOCK', 'PREP', 'FREAK'] as const;
export type Clique = (typeof CLIQUES)[number];

/** What each clique's house in Arcadia is called. */
export const HOUSES: Readonly<Record<Clique, string>> = {
  GEEK: "Geek's House",
  JOCK: "Jock's House",
  PREP: "Prep's House",
  FREAK: "Freak's House",
};

/** Which houses a person may enter; Flunko's is open to all (HOUSE-4). */
export type CliqueAccess = Readonly<Record<Clique | 'FLUNKO', boolean>>;

const SPELLINGS: ReadonlyMap<string, Clique | 'FLUNKO'> = new Map(
  Object.entries({
    GEEK: 'GEEK',
    GEEKS: 'GEEK',
    NERD: 'GEEK',
    NERDS: 'GEEK',
    JOCK: 'JOCK',
    JOCKS: 'JOCK',
    ATHLETE: 'JOCK',
    ATHLETES: 'JOCK',
    PREP: 'PREP',
    PREPS: 'PREP',
    PREPPY: 'PREP',
    FREAK: 'FREAK',
    FREAKS: 'FREAK',
    OUTCAST: 'FREAK',
    OUTCASTS: 'FREAK',
    FLUNKO: 'FLUNKO',
  } as const),
);

/** Reads a clique in any of the spellings that tokens have (TOKEN-4); null: it is none. */
export const cliqueFrom = (text: string): Clique | 'FLUNKO' | null =>
  SPELLINGS.get(text.trim().toUpperCase()) ?? null;

/** The clique that a token belongs to: its trait named clique or class, in any case (TOKEN-4). */
export function cliqueOf(traits: readonly Trait[]): Clique | 'FLUNKO' | null {
  for (const { name, value } of traits) {
    if (!['clique', 'class'].includes(name.toLowerCase())) continue;
    const clique = cliqueFrom(value);
    if (clique !== null) return clique;
  }
  return null;
}

/** The houses that tokens of these cliques open. */
export const accessOf = (cliques: Iterable<string | null>): CliqueAccess => {
  const held = new Set([...cliques].map((clique) => (clique === null ? null : cliqueFrom(clique))));
  return {
    GEEK: held.has('GEEK'),
    JOCK: held.has('JOCK'),
    PREP: held.has('PREP'),
    FREAK: held.has('FREAK'),
    FLUNKO: true,
  };
};

/** Where a student claims their backpack (CLAIM-2). */
const CLAIM_PLACES: Readonly<Record<Clique, string>> = {
  GEEK: 'Computer lab',
  JOCK: 'Gym',
  FREAK: 'School Shed',
  PREP: 'Courtyard',
};

/** The place where the student with these traits claims their backpack; the geeks' by default. */
export function claimPlace(traits: readonly Trait[]): string {
  const clique = cliqueOf(traits);
  return CLAIM_PLACES[clique === null || clique === 'FLUNKO' ? 'GEEK' : clique];
}

/** Where the picture of a token is; it may be another once the token has graduated. */
export const picturePath = (collection: CollectionName, tokenId: string): string =>
  `/api/collection/picture/${collection}/${tokenId}`;

/** Where its pixel art is, which only a graduated Flunk has. */
export const pixelsPath = (collection: CollectionName, tokenId: string): string =>
  `/api/collection/pixels/${collection}/${tokenId}`;
