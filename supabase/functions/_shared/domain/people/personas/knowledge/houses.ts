import type { Subject } from '../entry.ts';

/** The houses of the four cliques. */
export const HOUSES_TOLD: readonly Subject[] = [
  {
    id: 'clique-houses',
    area: 'town',
    title: 'the clique houses',
    names: ['clique houses', 'clique house', 'houses', 'house', 'four houses'],
    asked: {
      how: [
        'how do i get a house key',
        'how do i get a key to a house',
        'how do i get in the houses',
        'can i get into all the houses',
        'which house can i go in',

        'can i go inside a house',
        'get into a clique house',
        'why is the clique house locked',
        'unlock a house',
        'enter a house',
      ],
    },
    says: {
      about: [
        'There are four: {houses}. Each lets in wallets that hold a Flunk of its own clique, and the Clique Access panel tells which are open to you.',
      ],
      how: [
        'A house opens for a wallet that holds a Flunk with the trait of that clique, linked wallets included. Nothing else opens it.',
        'You hold {ownCliques}, so that much is open to you. For another house you need a Flunk of its clique.',
      ],
      where: ['On the Town Map under Clique Houses.'],
      who: ['Each house keeps one of Flunko’s things, and none of them tells the other three.'],
      why: ['Cliques are like that. Each of the four would rather be asked than visited.'],
      more: ['In all four kitchens there is one cup, mug or pair of chopsticks too many, and it is clean.'],
    },
    leads: ['jocks-house', 'freaks-house', 'geeks-house', 'preps-house'],
  },
  {
    id: 'jocks-house',
    area: 'town',
    title: "the Jock's House",
    names: ['jocks house', 'jock house', 'jocks bedroom', 'under the bed', 'trophies'],
    asked: {
      more: ['what is in the jocks house', 'is there a clue in the jocks house', 'what is under the bed'],
    },
    says: {
      about: [
        'The Jock’s House has {rooms:jocks-house}, and beyond the bedroom a closet, a desk, a shelf of trophies, and what is under the bed.',
        'A house of trophies and red jackets. Beside the bed lies a sleeping bag, unrolled for a guest.',
      ],
      where: ['On the Town Map under Clique Houses; the bedroom looks out on the floodlights.'],
      who: ['The Jock, one of the four friends. He is at practice a great deal these days.'],
      how: ['{entry:jocks-house}.'],
      why: ['He has begun a letter nine times: DEAR COACH, I SAW. There it stops.'],
      more: [
        'There is a trunk under the bed with a number lock. Whose it was, and what is in it, is for whoever opens it.',
        'The smallest cup on the shelf says BEST FRIEND, and the plate with the name is gone.',
        'A row of chalk scores in the basement ends on that Friday.',
      ],
    },
    leads: ['trunk', 'teddy', 'jocks'],
  },
  {
    id: 'freaks-house',
    area: 'town',
    title: "the Freak's House",
    names: [
      'freaks house',
      'freak house',
      'candles',
      'house on the hill',
      'purple house',
      'violet house',
      'crooked house',
    ],
    asked: {
      more: [
        'what is in the freaks house',
        'is there a clue in the freaks house',
        'who lives in the crooked house',
      ],

      why: [
        'do the freaks do rituals',
        'are the freaks a cult',
        'are the freaks witches',
        'are the freaks dangerous',
      ],
    },
    says: {
      about: [
        'The Freak’s House is tall, violet and crooked; children dare each other to ring, and it bakes for them. {rooms:freaks-house}, and a cellar door with a chain.',
        'Everybody thinks of rituals. It was a birthday: sixteen candles and a cake that nobody cut.',
      ],
      where: ['On the hill, behind the iron fence. On the map under Clique Houses.'],
      who: [
        'The Freak lives there, one of the four friends, with a cat, a crow or three, and a napkin with a map on it.',
      ],
      how: ['{entry:freaks-house}.'],
      when: ['The party was meant for nine that Friday evening. The cake still waits.'],
      why: ['The candles are for a birthday. How often does it have to be said?'],
      more: [
        'Wet footprints go from the gate to the cellar door. The chain is on the outside.',
        'A telescope in the attic is bolted to one view: the top row.',
      ],
    },
    leads: ['cellar', 'freaks', 'footprints'],
  },
  {
    id: 'geeks-house',
    area: 'town',
    title: "the Geek's House",
    names: ['geeks house', 'geek house', 'lab', 'computer room', 'antennas'],
    asked: {
      more: ['what is in the geeks house', 'is there a clue in the geeks house'],

      why: [
        'what are the geeks building',
        'can the geeks travel in time',
        'is there time travel',
        'does the time machine work',
      ],
    },
    says: {
      about: [
        'The Geek’s House has more antennas than tenants: {rooms:geeks-house}, and a shed with a steel door. The big dish points at Flunk FM, not at the sky.',
        'Nine monitors, one chair, and a copy of a certain tape. They listen to one frequency only.',
      ],
      where: ['On the Town Map under Clique Houses; follow the dish.'],
      who: ['The Geek, one of the four friends, who is listening.'],
      how: ['{entry:geeks-house}.'],
      why: [
        'In the workshop they build something to go back and look. They need 88 of something that they do not name.',
      ],
      more: [
        'The room on the tape is bigger than any room in Arcadia. They measured the echo.',
        'The microwave stopped at 8:04 with his cup inside.',
      ],
    },
    leads: ['geeks-shed', 'tape', 'geeks'],
  },
  {
    id: 'preps-house',
    area: 'town',
    title: "the Prep's House",
    names: ['preps house', 'prep house', 'invitation'],
    asked: {
      more: ['what is in the preps house', 'is there a clue in the preps house'],
    },
    says: {
      about: [
        'The Prep’s House: nothing is wrong here, there is staff for that. {rooms:preps-house}, and an invitation that comes back every day.',
        'A kitchen that has never met a crumb, and a corsage that dries for somebody.',
      ],
      where: ['On the Town Map under Clique Houses, behind the hedge that is measured.'],
      who: ['The Prep, one of the four friends, who was to go to the dance with him and told nobody.'],
      how: ['{entry:preps-house}.'],
      why: ['The invitation was for two. Everybody asks who the second was.'],
      more: [
        'Somebody is cut out of the family picture.',
        'He came by that Friday at about five, with a soda.',
      ],
    },
    leads: ['dance', 'preps', 'straws'],
  },
];
