import type { ThingId } from '@shared/domain/town/case/things.ts';
import { locationOf, type LocationId } from '@shared/domain/town/town.ts';
import type { Reaction } from '../play/hotspots/hotspot.ts';

/** What comes of holding a thing to something that has no use for it. */
const BY_THING: Readonly<Record<ThingId, readonly [string, string]>> = {
  cassette: [
    'You hold the cassette to it and listen. It listens, too.',
    'There is no slot. The tape is patient; it is at its beginning.',
  ],
  'tag-117': [
    'You look for a number. It has another one, or none.',
    'The tag knocks against it: one small, polite sound.',
  ],
  'punched-ticket': [
    'Nobody here asks for tickets. You feel looked at all the same.',
    'You look at it through the hole. It is rounder that way.',
  ],
  'napkin-map': [
    'You turn the napkin three ways. It is on none of them.',
    'It is not on the map. It may be under the X.',
  ],
  'red-jacket': [
    'It would be warmer in the jacket. It shrugs, or it hung like that.',
    'You lay the jacket over it, and take it off again, before anybody asks.',
  ],
  invitation: [
    'You hold out the invitation. It admits two. You are both a little embarrassed.',
    'It was not asked to the dance. Few were.',
  ],
  'late-slip': [
    'You show the slip. Nobody has ever been less late.',
    'It takes no notice of the hour, or of the reason.',
  ],
  'two-straws': [
    'You offer it a straw. Then, so as not to be rude, the other.',
    'There is nothing in it that one could drink. You did have to look.',
  ],
  'yellow-thread': [
    'You tie a bow round it, think better of it, and wind the thread up.',
    'The thread points past it. Threads do, if you hold them so.',
  ],
  'rug-ticket': [
    'It is not a rug. You have the ticket to prove it.',
    'You ask it for a rug of Room 2. It has never stood in one.',
  ],
  photograph: [
    'You hold up the photograph beside it. Only one of them laughs.',
    'You compare the two. The shoulder does not belong here, either.',
  ],
  quarter: [
    'You knock on it with the quarter. Heads. You do it again. Heads.',
    'It takes no coins of next year. Not until then.',
  ],
  matchbook: [
    'You think of lighting a match, and of what everybody would see then, and do not.',
    'Four masks look at it. One of them seems to know it.',
  ],
  bear: [
    'The bear looks past it, at the door.',
    'You put the bear down here. It is back under your arm before you have gone.',
  ],
  candle: [
    'In its light this looks as it does without. You are a little relieved.',
    'The wick smokes. Nobody has lit it.',
  ],
  jar: [
    'You hold the jar up to it. In the glass it is upside down, and seems used to that.',
    'You light it, and look, and blow it out. You have seen your own hand.',
  ],
  sneaker: [
    'You try the sneaker on it. It wants a foot, and a left one.',
    'You set it down beside it, toe first. It looks as if somebody were standing there.',
  ],
  headphones: [
    'There is nowhere to plug them in. You put them on all the same, and take them off again soon.',
    'With one ear you hear the place. With the other you hear tape.',
  ],
  'tape-box': [
    'It does not fit in the box. Little does that is not four minutes long.',
    'You open the box beside it, and wait a little, and close it.',
  ],
};

/** What a location has to say to a person who tries things there. */
const BY_LOCATION: Readonly<Record<LocationId, string>> = {
  'high-school': 'A notice says what may not be done here. It is a long one.',
  arcade: 'GAME OVER, says a machine, to nobody in particular.',
  'football-field': 'The field has seen worse plays, and clapped.',
  'rug-doctor': 'That is not on the price list, dear.',
  'paradise-motel': 'NO QUESTIONS, says the sign. It seems to cover this.',
  'jocks-house': 'Somebody in there laughs, at the television, you decide.',
  'freaks-house': 'The house has seen it done with chalk, and at midnight.',
  'geeks-house': 'It has been tried, says a label. There is a graph.',
  'preps-house': 'One does not, somewhere says a bell, do that.',
  'flunk-fm': 'Silence goes out over the town for a second. It was you.',
  'police-station': 'You are asked to leave things as they were. It is too late for most of them.',
  'snack-shack': 'The cook has seen it tried with ketchup.',
  'four-thieves-bar': 'At the bar they have a word for that, and do not say it.',
  junkyard: 'Here everything has been tried on everything, and this is what is left.',
  'lake-tree': 'The lake takes its time, and gives no answer.',
  shed: 'The boards creak twice: once for you.',
  'secret-treehouse': 'You would have to know the password for that. There was one.',
};

const made = new Map<string, Reaction>();

/** What comes of a thing that is used where it does not belong: a line of the thing, of the location, and of the thing. */
export function wrongUse(thing: ThingId, place: string): Reaction {
  const location = locationOf(place);
  const key = `${thing} ${location?.id}`;
  const [first, second] = BY_THING[thing];
  // The ids of the table are those of its type.
  const here = location === null ? [] : [BY_LOCATION[location.id as LocationId]];
  // The same one each time, so that a place counts which line comes next.
  const reaction = made.get(key) ?? { sound: 'drop', answers: [first, ...here, second] };
  made.set(key, reaction);
  return reaction;
}
