/** A thing that can be carried and shown. */
export const THINGS = {
  cassette: { title: 'Black cassette' },
  'tag-117': { title: 'Tag 117' },
  'punched-ticket': { title: 'Punched ticket' },
  'napkin-map': { title: 'Napkin with a map' },
  'red-jacket': { title: 'Red jacket' },
  invitation: { title: 'Invitation for two' },
  'late-slip': { title: 'Late slip' },
  'two-straws': { title: 'Two straws' },
  'yellow-thread': { title: 'Yellow thread' },
  'rug-ticket': { title: 'Rug ticket' },
  photograph: { title: 'Photograph' },
  quarter: { title: 'Quarter' },
  matchbook: { title: 'Matchbook' },
  bear: { title: 'Bear' },
  candle: { title: 'Candle' },
} as const;

export type ThingId = keyof typeof THINGS;

/** The ids of all things. The keys are those of the table. */
export const THING_IDS = Object.keys(THINGS) as readonly ThingId[];
