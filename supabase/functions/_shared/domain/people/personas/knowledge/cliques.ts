import type { Subject } from '../entry.ts';

/** The four cliques. Their houses stand in outskirts.ts. */
export const CLIQUES_TOLD: readonly Subject[] = [
  {
    id: 'cliques',
    area: 'collection',
    title: 'the cliques',
    names: ['clique', 'cliques', 'groups'],
    asked: {
      how: [
        'how do i switch to another clique',
        'how do i get into another clique',
        'how do i join a clique',
        'can i change my clique',
        'change clique',
        'switch clique',
      ],
      why: [
        'what do the cliques get me',
        'what do i get from my clique',
        'what is my clique good for',
        'what is the point of cliques',
        'why are there cliques',
        'what are cliques for',
        'what does a clique do',
      ],
      about: ['what cliques are there', 'which cliques exist', 'how many cliques are there'],
    },
    says: {
      about: [
        'There are four cliques: {cliques}. The trait of a Flunk says which, and each has a house in town.',
      ],
      how: [
        'A Flunk’s clique is one of its traits and does not change. To get into another house you need a Flunk or a Backpack of that clique.',
      ],
      where: ['Each has a house on the Town Map, and the Clique Access panel shows which are open to you.'],
      cost: ['Four of them: {cliques}.'],
      who: ['{cliques}: the clever, the quick, the neat and the strange.'],
      why: [
        'A clique opens its house in town and its page on MyPlace, has a theme of its own, and one of Flunko’s friends. Beyond that it is there so that everybody has somebody to be not like.',
      ],
      more: ['In each of the four is one of Flunko’s friends.'],
    },
    leads: ['geeks', 'jocks', 'preps', 'freaks', 'clique-houses'],
  },
  {
    id: 'geeks',
    area: 'collection',
    title: 'the Geeks',
    names: ['geek', 'geeks', 'nerd', 'nerds'],
    asked: {
      why: ['are the geeks weird', 'what do the geeks want', 'are the geeks smart'],
    },
    says: {
      why: [
        'They want to hear it once more, and to see it once: the tape on nine monitors, and a ring to go back through. HE IS NOT LOST, say their magnets.',
      ],
      about: [
        'The Geeks: antennas, noodles sorted by year, and one frequency. Their friend of Flunko’s keeps a copy of the tape.',
      ],
      where: ['At the Geek’s House on the map.'],
      who: ['The Geek is one of the four friends. He is listening.'],
      more: [
        'GEEK is the clique of soldering irons. Nerds count as geeks.',
        'They want to go back and look. Ask them about 88.',
      ],
    },
    leads: ['geeks-house', 'tape'],
  },
  {
    id: 'jocks',
    area: 'collection',
    title: 'the Jocks',
    names: ['jock', 'jocks', 'athletes'],
    asked: {
      why: ['are the jocks mean', 'why are the jocks so popular', 'are the jocks dumb'],
    },
    says: {
      why: [
        'Loud, quick, and sorry: somebody in that house wrote SORRY on the punching bag, and hit that. They are kinder than they look when they win.',
      ],
      about: [
        'The Jocks: red jackets, trophies, and a letter to Coach that does not get written. Their friend of Flunko’s keeps a backpack and a jacket, and more than he says.',
      ],
      where: ['At the Jock’s House on the map, and on the Football Field.'],
      who: ['The Jock is one of the four friends. He saw who sat in the free seat.'],
      more: [
        'JOCK is the clique that wins. In 1975 it lost, and kept the cup.',
        'He did eighty push-ups. F. did four, underlined three times.',
      ],
    },
    leads: ['jocks-house', 'football-field'],
  },
  {
    id: 'preps',
    area: 'collection',
    title: 'the Preps',
    names: ['prep', 'preps', 'preppy', 'preppies'],
    asked: {
      why: ['are the preps mean', 'is the prep sad', 'are the preps snobs', 'what do the preps want'],

      more: [
        'does the prep have a car',
        'do the preps have a car',

        'who is the richest kid in school',
        'who has the most money in town',
        'who is rich here',
        'which clique is rich',
      ],
    },
    says: {
      why: [
        'Nothing is wrong, say the Preps, and a corsage has been drying since that Friday. Sad is not a word they keep in the house.',
      ],
      about: [
        'The Preps: ribbons, staff, and nothing wrong here at all. Their friend of Flunko’s keeps his invitation for two, and told nobody.',
      ],
      where: ['At the Prep’s House on the map.'],
      who: ['The Prep is one of the four friends, with an invitation for two.'],
      more: [
        'The Prep has no car, though the Prep said at the dance: “He’s parking the car.” Boats there are two.',
        'PREP is the clique with the straightest hedge.',
        'Richer than the Preps nobody is in school: they have staff, two boats, a wine cellar, and a bell for each room.',
        'The invitation comes back every day, unopened.',
      ],
    },
    leads: ['preps-house', 'dance'],
  },
  {
    id: 'freaks',
    area: 'collection',
    title: 'the Freaks',
    names: ['freak', 'freaks', 'outcasts', 'goths'],
    asked: {
      why: [
        'why does everybody hate the freaks',
        'why are the freaks so weird',
        'are the freaks nice',
        'are the freaks evil',
        'what is wrong with the freaks',
      ],
    },
    says: {
      why: [
        'People think of rituals when they see candles. It was a birthday, and they bake for the children who ring. Strange they are, and the nicest house on a bad day.',
      ],
      about: [
        'The Freaks: velvet, candles, brownies. Everybody thinks of rituals; it was a birthday. Their friend of Flunko’s keeps a map on a napkin.',
      ],
      where: ['At the Freak’s House on the map.'],
      who: ['The Freak is one of the four friends, and expects him, too: his mug is the only clean one.'],
      more: ['FREAK is the clique that bakes.', 'The map has an X that is not in town. Napkins end.'],
    },
    leads: ['freaks-house', 'cellar'],
  },
];
