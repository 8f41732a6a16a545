import type { Subject } from '../entry.ts';
import { voicesOf } from './heard.ts';

interface Friend {
  readonly clique: 'jock' | 'geek' | 'prep' | 'freak';
  readonly keeps: string;
  readonly knows: string;
  readonly thatNight: string;
  readonly leads: readonly string[];
}

/** What each of the four friends keeps and hides, as docs/story.md and docs/places.md have it. */
const FRIENDS: readonly Friend[] = [
  {
    clique: 'jock',
    keeps:
      'The Jock hides Flunko’s Teddy backpack, and a red jacket, from the other three. And he hides what he saw: nine letters begin DEAR COACH, I SAW, and stop there.',
    knows:
      'The Jock saw who sat in the free seat. The tenth letter has only a drawing of it: a seat, and a coat on it.',
    thatNight:
      'At the game, like everybody. A page of his playbook is missing since: the play in which everybody looks left.',
    leads: ['jocks-house', 'teddy', 'red-jacket'],
  },
  {
    clique: 'geek',
    keeps:
      'The Geek hides a copy of the tape from the other three, plays it on nine monitors, and measures the room on it by its echo.',
    knows:
      'The Geek knows that the room on the tape is bigger than any in Arcadia, and that the yellow wool was in lake water. The machine flags both as errors.',
    thatNight:
      'Together with the others, says the Geek in the words of the others. Somebody signed for the tape of the game that night: G.',
    leads: ['geeks-house', 'tape'],
  },
  {
    clique: 'prep',
    keeps:
      'The Prep hides Flunko’s invitation to the dance, for two, and had the key of locker 117 for a while. Nothing is wrong here, says the Prep; there is staff for that.',
    knows:
      'The Prep was to go to the dance with him and told nobody. He came by that Friday at about five, with a soda; one chewed straw still lies in the sink.',
    thatNight:
      'Together with the others, says the Prep. A day later the Prep came to the dance alone, with an invitation for two: “He’s parking the car.” He has no car.',
    leads: ['preps-house', 'dance', 'locker-117'],
  },
  {
    clique: 'freak',
    keeps:
      'The Freak hides his map of the town on a napkin, with an X that is not in town, and a diary that says: HE SAID I COULD KEEP IT.',
    knows:
      'The Freak watched the top row through a telescope and wrote down his evening by the minute: he sits, he waves, not at them, then it is dark, then he is gone.',
    thatNight:
      'Together with the others, says the Freak. But a cake with sixteen candles stood ready at home for nine, and a telescope was on the top row.',
    leads: ['freaks-house', 'room-the-freak-s-attic', 'room-the-freak-s-basement'],
  },
];

/** A subject for each of the four friends, beside the subject of their clique. */
const EACH: readonly Subject[] = FRIENDS.map(({ clique, keeps, knows, thatNight, leads }) => ({
  id: `friend-${clique}`,
  area: 'story',
  title: `what the ${clique.charAt(0).toUpperCase()}${clique.slice(1)} keeps`,
  names: [`${clique} secret`, `${clique} hide`, `${clique} friend of flunko`],
  asked: {
    about: [
      `what is the ${clique} hiding`,
      `what does the ${clique} keep`,
      `what is the secret of the ${clique}`,
      `what is up with the ${clique}`,
      `gossip about the ${clique}`,
      `is the ${clique} hiding something`,
      `what has the ${clique} got to do with it`,
    ],
    who: [
      `what does the ${clique} know`,
      `what did the ${clique} see`,
      `does the ${clique} know what happened`,
      `is the ${clique} lying`,
      `is the ${clique} suspicious`,
      `do you trust the ${clique}`,
      `can i trust the ${clique}`,
      `did the ${clique} do it`,
    ],
    where: [
      `where was the ${clique} that night`,
      `where was the ${clique} when the lights went out`,
      `where was the ${clique} at 8`,
      `what did the ${clique} do that night`,
    ],
  },
  says: { about: [keeps], who: [knows], where: [thatNight] },
  voices: voicesOf(clique) ?? {},
  leads: [...leads, 'four-friends'],
}));

/** The four friends, together and one by one. */
export const FRIENDS_TOLD: readonly Subject[] = [
  {
    id: 'four-friends',
    area: 'story',
    title: 'the four friends',
    names: ['four friends', 'his friends', 'flunkos friends', 'friends of flunko', 'friends'],
    asked: {
      where: [
        'who should i talk to first',
        'whom should i ask first',
        'which friend should i visit first',
        'which of the four should i visit',
      ],
      who: ['who are flunkos friends', 'who are his friends', 'name his friends', 'who are the four friends'],

      about: [
        'who are his friends',
        'who were flunkos friends',
        'what do his friends hide',
        'what are the friends hiding',
      ],
      why: [
        'are the four still friends',
        'are they friends again',
        'do they still talk',

        'which of his friends do you trust most',
        'did flunko and the freak fight',
        'did flunko fight with his friends',
        'were they angry at each other',
        'which friend is the most suspicious',

        'do the friends get along',
        'do the four friends trust each other',
        'are they still friends',
        'do the jock and the geek get along',
        'do the jock and the prep get along',
        'do the geek and the freak like each other',
        'are the four friends fighting',
        'why do they not talk to each other',
        'who likes who in this town',
        'who is friends with whom',
        'which of the friends is lying',
        'do the friends know something',
      ],
    },
    says: {
      about: [
        'The Jock, the Geek, the Prep and the Freak: his four friends. Each keeps one of his things and hides it from the other three.',
        'Four friends, four cliques, four statements to the police that are the same word for word.',
        {
          say: 'The Jock has the backpack, the Geek the copy of the tape, the Prep the invitation, the Freak the map on a napkin. You have been at the dance, so you have seen the hands in the pockets.',
          when: { all: ['seen:homecoming'] },
        },
      ],
      where: ['Each in a house of a clique: Jock’s, Geek’s, Prep’s and Freak’s.'],
      who: [
        'The Jock, the Geek, the Prep and the Freak. They met in the booths of the Four Thieves Bar before that Friday.',
      ],
      why: [
        'Each of them thinks that his is the only piece. That is how one gets four fifths of a secret.',
        'They were close, and since that Friday they keep apart: at the dance each looked at another door, a hand in a pocket. They do not fight; each hides something of his from the other three.',
      ],
      when: ['They met in the bar in the week before. At the dance they stood far apart.'],
      more: [
        'There were five hooks in the bar and five boards at the treehouse.',
        'They had a plan with four places to wait at, and none of them waited.',
      ],
    },
    leads: ['jocks-house', 'geeks-house', 'preps-house', 'freaks-house'],
  },
  ...EACH,
];
