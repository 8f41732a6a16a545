import type { CardName } from './cards.ts';

/**
 * Two cards that belong together, and what comes of joining them (CASE-6). The server alone has these: a page imports nothing of
 * this file, so that its scripts give no solution away (scripts/checks/importRules.mjs).
 */
export interface Join {
  /** By which the join is kept and paid once: it never changes. */
  readonly name: string;
  readonly cards: readonly [CardName, CardName];
  /** What the two say together. It turns the question, and answers none of those that stay open (docs/story.md). */
  readonly line: string;
  /** The scene whose picture is seen with it. */
  readonly scene?: string;
  /** A place to go to. */
  readonly place?: string;
  /** It pays what the source `case_join` pays. */
  readonly pays?: true;
}

const soFar = <Scene extends string>(scene: Scene) => `scene:so-far/${scene}` as const;
const dance = <Scene extends string>(scene: Scene) => `scene:homecoming/${scene}` as const;

/** Every join that holds. */
export const JOINS: readonly Join[] = [
  {
    name: 'slip-and-hook',
    cards: [soFar('late-slip'), 'pressed:preps-house-basement/key-board'],
    line: 'He asks for a key, and a hook has none. The slip names no number, and the hook names no owner.',
    place: 'preps-house-basement',
    pays: true,
  },
  {
    name: 'hook-and-bag',
    cards: ['pressed:preps-house-basement/key-board', 'pressed:police-station-evidence-room/empty-bag'],
    line: 'A hook without its key, a bag without its key, and one number on both. It is being carried, or there are two.',
    place: 'police-station-evidence-room',
  },
  {
    name: 'bear-and-gap',
    cards: [soFar('bear'), 'pressed:arcade-prize-booth/gap'],
    line: 'Won, claimed, and left where the door can be seen. It was left for him to find again, or for another to fetch.',
    scene: 'bear',
    pays: true,
  },
  {
    name: 'half-a-walk',
    cards: ['pressed:arcade-front-area/third-machine', 'pressed:lake-tree-shore/footprints'],
    line: 'One trail only arrives. The other only comes out. Between the two lies the whole town, dry.',
    place: 'lake-tree-dock',
    pays: true,
  },
  {
    name: 'two-straws',
    cards: [soFar('straws'), 'pressed:snack-shack-counter/order-wheel'],
    line: 'Two, says the slip, and two, says the wall. The cook has taken one order and seen one face.',
    scene: 'straws',
  },
  {
    name: 'the-other-straw',
    cards: ['pressed:snack-shack-counter/order-wheel', 'pressed:preps-house-kitchen/sink'],
    line: 'Two straws went out of the Shack. One lies here, and the staff have been told to leave it. By whom, they do not say.',
    place: 'preps-house-kitchen',
  },
  {
    name: 'before-the-room',
    cards: ['pressed:rug-doctor-front-counter/receptionist', soFar('register')],
    line: 'The rug came in at 5:15. The room was taken at 9:00. In between it had lain in a room that was free.',
    scene: 'register',
    pays: true,
  },
  {
    name: 'hand-or-slot',
    cards: [soFar('tape'), 'pressed:flunk-fm/slot'],
    line: 'He gave it to the DJ, or it fell through the wall. The wool in the hinge would be there both times.',
    pays: true,
  },
  {
    name: 'he-waited',
    cards: [soFar('tape'), 'pressed:flunk-fm-lounge/guest-book'],
    line: 'A tape is left in a minute. The book says that he waited. It does not say for what, or with whom.',
    place: 'flunk-fm-lounge',
  },
  {
    name: 'kept-free',
    cards: [soFar('kickoff'), 'pressed:football-field-bleachers/seat-nine'],
    line: 'The jacket kept the next seat free. The thread is caught on his own: he got up fast, or something held on.',
    scene: 'kickoff',
  },
  {
    name: 'still-folded',
    cards: [soFar('kickoff'), soFar('empty-row')],
    line: 'Folded at 7:30, and folded at 8:30. A row got up in the dark, and not one sleeve was moved.',
    scene: 'empty-row',
    pays: true,
  },
  {
    name: 'wave-and-dot',
    cards: ['pressed:freaks-house-attic/notes', 'pressed:jocks-house-living-room/television'],
    line: 'Two houses watched the same seat. One wrote down that he waved. The other has it on tape, and looks for whom.',
    place: 'football-field-press-box',
    pays: true,
  },
  {
    name: 'two-tapes',
    cards: ['pressed:flunk-fm-on-air-booth/cassette-deck', 'pressed:geeks-house-computer-room/waveform'],
    line: 'The tape has not left the deck. The copy is in the Geeks’ house. It was made before eight, or it was not made from this.',
    place: 'flunk-fm-record-library',
    pays: true,
  },
  {
    name: 'without-power',
    cards: ['pressed:flunk-fm-on-air-booth/log', 'pressed:snack-shack-kitchen/radio'],
    line: 'No power where it was sent, no batteries where it was heard. In between it was as clear as a knock on wood.',
    scene: 'on-air',
    pays: true,
  },
  {
    name: 'field-went-last',
    cards: [soFar('lights-out'), 'pressed:football-field-press-box/sheet'],
    line: 'The dark came from the school, and the field went last. For some breaths he could see it coming.',
    scene: 'lights-out',
  },
  {
    name: 'two-hands',
    cards: ['pressed:four-thieves-bar-pool-room/yellow-ball', 'pressed:four-thieves-bar-barroom/phone'],
    line: 'In the dark a ball was moved, and a phone was asked for. Each takes a hand. The two stand far apart.',
    place: 'four-thieves-bar-pool-room',
    pays: true,
  },
  {
    name: 'stopped-by-hand',
    cards: [soFar('train'), 'pressed:shed/clock'],
    line: 'A clock on a spring does not mind the dark. A hand stopped it as the train stood there, from inside or from out.',
    scene: 'train',
    pays: true,
  },
  {
    name: 'twice-for-two',
    cards: ['pressed:shed-workbench/ticket', dance('gym-door')],
    line: 'A ticket for two and an invitation for two, for one night and the next. No two people can have used both.',
    scene: 'gym-door',
    pays: true,
  },
  {
    name: 'sold-to-f',
    cards: ['pressed:junkyard-office/ledger', 'pressed:lake-tree/bus-seat'],
    line: 'Sold to F., for the tree, and there it stands. It was carried so far by two, and both must have sat down after.',
    place: 'lake-tree',
    pays: true,
  },
  {
    name: 'way-to-the-rail',
    cards: ['pressed:football-field-under-the-bleachers/fence', 'pressed:secret-treehouse-map-table/map'],
    line: 'The wool on the map runs from the school to the rail, and the hole lies under it. The tool for it has an outline.',
    place: 'shed-tool-wall',
    pays: true,
  },
  {
    name: 'one-yellow',
    cards: ['pressed:football-field-bleachers/seat-nine', 'pressed:secret-treehouse-sleeping-loft/half-hat'],
    line: 'The thread in the bolt and the hat on the pillow are one yellow. A hat comes apart behind a person who walks, or who is led.',
    place: 'secret-treehouse-sleeping-loft',
  },
  {
    name: 'one-is-empty',
    cards: ['pressed:arcade-snack-corner/cup', 'opened:night-entrance'],
    line: 'Cups by day and cups by night, always two, and always one of them empty. The other is never cold for long.',
  },
  {
    name: 'the-fifth-chair',
    cards: ['pressed:freaks-house-basement/cake', dance('four-dancers')],
    line: 'Five chairs round a cake, and four who dance. Each of the four looks at another door, so that all doors are watched.',
    scene: 'four-dancers',
    pays: true,
  },
  {
    name: 'four-hands',
    cards: ['scene:intro/intro-hall', 'pressed:four-thieves-bar-booths/coasters'],
    line: 'Four looked away from one locker. Four hands drew a jacket, a tape, a key, a map. Nobody drew the locker.',
    place: 'four-thieves-bar-booths',
  },
  {
    name: 'chalk',
    cards: ['scene:intro/intro-hall', 'pressed:arcade-back-room/nailed-cabinet'],
    line: 'His number, in chalk, on a cabinet that is nailed shut. It was nailed to keep it out, or to keep it in.',
    place: 'arcade-back-room',
  },
  {
    name: 'they-stopped-twice',
    cards: [soFar('on-air'), dance('slow-song')],
    line: 'They stood still for a tape, and the night after for a song. Both times they looked up, as one does at a ceiling.',
    scene: 'slow-song',
  },
  {
    name: 'out-of-the-water',
    cards: [soFar('lake'), 'pressed:lake-tree-shore/footprints'],
    line: 'The light was out on the lake, and the feet came up the shore. They belong to one, or one was met by the other.',
    scene: 'lake',
    pays: true,
  },
  {
    name: 'chairs-round-a-radio',
    cards: [soFar('on-air'), 'opened:shed'],
    line: 'They took chairs out to the shed to hear it. People do that who know that there will be something to hear, or who dare not hear it alone.',
    place: 'geeks-house-shed',
    pays: true,
  },
  {
    name: 'with-care',
    cards: [soFar('empty-row'), 'opened:under-the-bed'],
    line: 'What lay on the seat was folded, and so is all that lies in the trunk. One pair of hands folds so, or all of them were taught at one school.',
    pays: true,
  },
  {
    name: 'chewed-straw',
    cards: ['seen:two-straws/unused', 'pressed:preps-house-kitchen/sink'],
    line: 'One straw in the sink is chewed, one in the cup never touched a mouth. Whose it was to be, neither of them says.',
    pays: true,
  },
  {
    name: 'five-fingers',
    cards: ['heard:dj/waited', 'pressed:flunk-fm-lounge/guest-book'],
    line: 'The book has him waiting, and the DJ has him gone from one look to the next. Five minutes, says one hand. Five what, does the other ask.',
    place: 'flunk-fm-lounge',
  },
  {
    name: 'how-one-undoes-it',
    cards: ['heard:mother/unravel', 'seen:yellow-thread/ends'],
    line: 'He asked how a hat is undone, on a Thursday. The end is cut. He had found out by then, or another one had scissors.',
    pays: true,
  },
  {
    name: 'room-for-one-more',
    cards: ['seen:tag-117/initials', 'pressed:four-thieves-bar-booths/coasters'],
    line: 'Four letters on the tag, four hands on the coasters. On both there is room for one more, kept free or scratched out.',
    pays: true,
  },
  {
    name: 'two-halves',
    cards: ['seen:rug-ticket/room', 'pressed:rug-doctor-front-counter/receptionist'],
    line: 'The yellow half stayed with the rug. The pink half was tied to a tube in a tree. Nobody has called for it, and somebody meant to.',
    place: 'rug-doctor',
    pays: true,
  },
  {
    name: 'one-goes-on',
    cards: ['heard:geek/sync', 'heard:dj/two-tapes'],
    line: 'Both tapes are in step until the dark. Then one ends, and one goes on. The one that goes on was not the one that was played.',
    scene: 'on-air',
    pays: true,
  },
  {
    name: 'grass-and-sand',
    cards: ['seen:candle/grass', 'heard:angler/light'],
    line: 'Grass of the field in the wax, and sand. It was carried from one to the other lit, by a hand that held it low, or by a small one.',
    scene: 'lake',
    pays: true,
  },
  {
    name: 'signed-for',
    cards: ['heard:principal/signed', 'heard:prep/key'],
    line: 'It was signed for, and not by his hand. It was asked for in his name, and given. He sent a friend, or a friend did not ask him.',
    pays: true,
  },
];

const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ');
const BY_PAIR = new Map(JOINS.map((join) => [pairOf(...join.cards), join]));
const BY_NAME = new Map(JOINS.map((join) => [join.name, join]));

/** The join of two cards, in either order; null: they do not belong together. */
export const joinOf = (one: CardName, other: CardName): Join | null =>
  BY_PAIR.get(pairOf(one, other)) ?? null;

/** The join of this name; null: there is none any more. */
export const joinNamed = (name: string): Join | null => BY_NAME.get(name) ?? null;
