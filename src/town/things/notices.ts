import type { NoticeOf, ThingId } from '@shared/domain/town/case/things.ts';

/** What is told of each thing: what it is at the first look, and what is noticed on its front and on its back. */
type Told = { readonly [Id in ThingId]: { readonly about: string } & Readonly<Record<NoticeOf<Id>, string>> };

/** The lines of the things. Each notice fits two of the readings (docs/story.md). */
export const TOLD: Told = {
  cassette: {
    about: 'A cassette, black, without a label.',
    corner: 'One corner is bitten, by small teeth or by a deck that would not let go.',
    reel: 'It is rewound to its very first turn. The felt is damp.',
  },
  'tag-117': {
    about: 'A key tag of brass, without its key.',
    ring: 'The ring was bent open by hand, and closed again by another.',
    initials: 'Scratched on the back with a pin: J. G. P. F., and room for one more.',
  },
  'punched-ticket': {
    about: 'ARCADIA TO, then a hole. ONE WAY, TWO PERSONS, FRIDAY.',
    hole: 'The hole has two round ears. No conductor of this line has such a punch.',
    pencil: 'On the back, in pencil, a column of times. All but the last are crossed out.',
  },
  'napkin-map': {
    about: 'A map of the town in ballpoint, on a napkin of the Snack Shack.',
    doors: 'Seven doors, one tree, one rail. The pen stopped twice, both times at the lake.',
    ring: 'Two cups stood on it, at two corners. One of them was never picked up wet.',
  },
  'red-jacket': {
    about: 'A red varsity jacket, small, warm from somewhere.',
    letter: 'The yellow F was sewn on twice. Under it are the holes of another letter.',
    collar: 'In the collar is a name tape. The name was cut out, along a ruler.',
  },
  invitation: {
    about: 'An invitation to the Homecoming dance. ADMIT TWO.',
    names: 'On the first line: FLUNKO. The second was erased, or it was never written.',
    flap: 'RETURN TO SENDER. The flap was glued twice, with two kinds of glue.',
  },
  'late-slip': {
    about: 'A late slip of the principal’s office: 7:30 AM, WANTS HIS KEY BACK. DENIED.',
    hands: 'The hour and the reason are in two hands. Both were in a hurry.',
    denied: 'DENIED was pressed so hard that it can be read from behind. It was pressed twice.',
  },
  'two-straws': {
    about: 'Two straws, red and white, in one paper sleeve.',
    chewed: 'One is chewed flat, at both ends.',
    unused: 'The other never touched a mouth. It is wet all the same.',
  },
  'yellow-thread': {
    about: 'A yellow thread of wool, as long as you care to wind it.',
    knots: 'It has a knot at every arm’s length, as a rope for climbing has, or for counting.',
    ends: 'One end is frayed. The other was cut.',
  },
  'rug-ticket': {
    about: 'A ticket of the Rug Doctor: ONE RUG, PARADISE MOTEL, DELUXE.',
    room: 'ROOM 2, 5:15. TO BE CALLED FOR BY, it says, and two lines. Both are empty.',
    quarters: 'On the back are the rings of a stack of quarters. It was paid, or it was counted.',
  },
  photograph: {
    about: 'A picture from a booth, torn off a strip. Flunko laughs.',
    shoulder: 'The frame cuts off a shoulder in red beside him. It leans on his, or it pushes.',
    'green-pen': 'On the back, in green pen: KEEP IT SAFE. The hand leans to the left.',
  },
  quarter: {
    about: 'A quarter. It is warm.',
    year: 'The year on it is next year.',
    worn: 'Tails is worn flat, as by a rail. Heads is not.',
  },
  matchbook: {
    about: 'A matchbook of the Four Thieves.',
    masks: 'Four masks on the cover. On the inside somebody has drawn a fifth, in pencil.',
    match: 'Nineteen matches of twenty. The one that is gone was torn out of the middle.',
  },
  bear: {
    about: 'A bear from the Prize Booth. It looks over your shoulder.',
    tag: 'WON 3:10, says the tag on its ear, and below: HOLD. It does not say for how long.',
    seam: 'A seam of yellow down its back. Something was taken out of it, or put in.',
  },
  candle: {
    about: 'A candle of those on the field, the last that was lit.',
    wick: 'It is burnt down by a finger. It was put out with wet fingers.',
    grass: 'In the wax is grass of the field, and sand, of which the field has none.',
  },
  jar: {
    about: 'A candle in a preserving jar. Its wick is yellow wool.',
    label: 'The label says THU. On a Thursday nobody was missing yet.',
    soot: 'Behind, five small fingers have wiped the soot off the glass. It is on the inside.',
  },
  sneaker: {
    about: 'A sneaker, red, size five, left. The chair that it hung from was dry.',
    knot: 'The lace has a knot on its knot. It was pulled off, or it was never put on.',
    tide: 'It is dark as far up as it stood in water. Inside, the line is higher.',
  },
  headphones: {
    about: 'A pair of headphones, the one without dust.',
    tape: 'The left ear is taped shut: against what comes out of it, or for what is said beside it.',
    number: 'On the band is a 6. There are five chairs.',
  },
  'tape-box': {
    about: 'A box for a reel of tape. FRIDAY, and nothing in it.',
    hours: '8:00, it says, and 8:04. Both were written at one time, with one pen.',
    names: 'HAD BY: J, P, F, and a line without a name. All four brought it back.',
  },
};
