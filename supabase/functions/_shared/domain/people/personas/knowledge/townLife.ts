import type { Subject } from '../entry.ts';

/** How one lives in Arcadia: where people go, who lives there, and what is the most of its kind. */
export const TOWN_LIFE: readonly Subject[] = [
  {
    id: 'week-in-town',
    area: 'town',
    title: 'what is told in town this week',
    names: ['gossip', 'rumors of the week', 'town gossip', 'talk of the town'],
    asked: {
      about: [
        'what is new in town',
        'whats new in arcadia',
        'what happened in town this week',
        'what is going on in town this week',
        'what do people say in town',
        'did you hear anything this week',
        'any gossip',
        'any rumors this week',
      ],
    },
    says: {
      about: [
        '{rumor}',
        '{rumor} The news page of the school has its own version.',
        {
          say: 'Nothing that anybody tells me. Try again on Monday, or look at the bulletin board.',
          otherwise: true,
        },
      ],
    },
    leads: ['case-file', 'school-site'],
  },
  {
    id: 'hangouts',
    area: 'town',
    title: 'where people go',
    names: ['hangout', 'hangouts', 'where the kids go', 'after school', 'meeting place'],
    asked: {
      about: [
        'where do the cool kids hang out',
        'where does everybody hang out',
        'where do people hang out',
        'where can i hang out',
        'where do people go at night',
        'where can i go at night',
        'what should i do tonight',
        'what is there to do tonight',
        'which place should i see at night',

        'where do the teenagers hang out',
        'where do kids go after school',
        'where does everybody go',
        'where can i meet people in town',
        'what do kids do here for fun',
        'what do people do for fun',
        'what is there to do in this town',
        'is there anything fun to do',
        'where is the party',
        'where do you go on a date',
        'where should i take my date',
        'is this town boring',
      ],
      when: ['when do the hangouts close', 'how late can i stay out', 'is there a curfew'],
    },
    says: {
      about: [
        'People go to the Arcade after school, to the Snack Shack for fries, to the Football Field on a Friday. Those with a secret use the Secret Treehouse, and those with a date the lake.',
        'After the last bell it is the Arcade, then the Snack Shack, then somebody’s porch. By night: the Night Club, {openingOf:night-club}, or the candles on the field.',
      ],
      when: [
        'The Arcade’s door: {openingOf:arcade}. The Night Club: {openingOf:night-club}. Of a curfew nobody speaks; since that Friday people go home early by themselves.',
      ],
    },
    leads: ['arcade', 'snack-shack', 'time-access'],
  },
  {
    id: 'most-of-town',
    area: 'town',
    title: 'what is the most of its kind',
    names: [
      'loudest place',
      'quietest place',
      'prettiest place',
      'most beautiful place',
      'safest place',
      'coldest place',
      'darkest place',
      'smallest place',
      'biggest place',
      'best view',
      'smelliest place',
      'cleanest place',
      'dirtiest place',
      'best hiding place',
      'place to hide',
    ],
    asked: {
      about: [
        'what is the loudest place in town',
        'where is it quiet',
        'what is the most beautiful place in town',
        'where is the best view',
        'what is the biggest building in town',
        'what is the smallest place in town',
        'where would you hide',
        'where could somebody hide in this town',
        'what is the cleanest place in town',
      ],
    },
    says: {
      about: [
        'The loudest place is the Football Field on a Friday, or was, up to 8:04. Since then it is the crusher at the Junkyard.',
        'The quietest, most silent place is the library, by order of Mrs. Applebaum. After it comes the top row, by habit.',
        'The prettiest, most beautiful view is from the lookout of the Secret Treehouse: the whole town in a cardboard tube. Second is the lake, with its back to you.',
        'The biggest building is the High School. The room on the tape is bigger than any in Arcadia, which is the trouble with it.',
        'The darkest, coldest place is the Freaks’ cellar, behind a chain. Whatever knocks there is always cold.',
        'To hide one could use the hollow tree, the car with the curtains, the hay in the railway shed, or a school that is sealed from outside. All four look slept in.',
        'The cleanest place is the Prep’s House: that kitchen has never met a crumb, but for one chewed straw. The dirtiest is the Junkyard, which is at least honest.',
        'The safest place used to be the top row, in front of eight hundred people.',
      ],
    },
    leads: ['strange-places', 'arcadia'],
  },
  {
    id: 'people-of-town',
    area: 'town',
    title: 'the people of Arcadia',
    names: [
      'townspeople',
      'people of arcadia',
      'population',
      'adults',
      'grown ups',
      'parents',
      'neighbors',
      'locals',
      'residents',
    ],
    asked: {
      why: [
        'why are the people afraid',
        'why is everybody scared',
        'what are people here afraid of',
        'why is everybody so quiet',
      ],

      who: [
        'who is the boss here',
        'who is the boss of this town',
        'who lives in this town',
        'who lives next door',
        'who lives next to the school',
        'what kind of people live here',
        'who are the adults in this town',
        'where are all the parents',
        'who should i meet in town',
        'who is important in this town',
        'who runs this town',
        'who is in charge here',
      ],
      cost: ['how many people live in arcadia', 'what is the population', 'how many people live here'],
    },
    says: {
      why: [
        'Because a boy vanished on that Friday before all of them, and since then somebody knocks at night. They have opinions by day, and by night they have curtains.',
      ],
      about: [
        'A cook who remembers, a clerk who saw a bear, a DJ with an hour, a manager who looks at the money, two officers with a bake sale, a janitor without his bucket, nine of a staff, and four houses of students.',
      ],
      who: [
        'In the four houses live the cliques. Of the grown-ups one meets the cook, the prize clerk, the DJ, the motel’s manager, two officers, the bartender, and the school’s staff of nine. Who runs the town is decided at the bar.',
        'Mostly students, and grown-ups who saw one minute of that Friday each. The council, such as it is, sits in the Four Thieves Bar.',
      ],
      cost: [
        'Nobody has counted the town lately. Eight hundred came to the game, and the police count everybody twice by now.',
      ],
    },
    leads: ['witnesses', 'staff', 'four-friends'],
  },
  {
    id: 'safety',
    area: 'town',
    title: 'whether it is safe here',
    names: ['safe', 'dangerous', 'danger', 'crime', 'criminals', 'bad neighborhood'],
    asked: {
      about: [
        'is it safe here',
        'is this town safe',
        'is arcadia dangerous',
        'should i be scared',
        'can i get hurt in this game',
        'can i die in this game',
        'can i lose in this game',
        'is there crime in arcadia',
      ],
    },
    says: {
      about: [
        'Nobody was hurt here that anybody knows of, and nothing in town can hurt you: you can only be looked at by a bear. The worst that is on record is a boy who is late, and a key that was signed out.',
        'Safe enough. Doors resist, machines keep quarters, and after dark somebody may knock. One does not lose here; one finds less.',
      ],
    },
    leads: ['at-night', 'strange-places'],
  },
  {
    id: 'bathroom',
    area: 'town',
    title: 'the bathrooms',
    names: ['bathroom', 'toilet', 'restroom', 'bathrooms', 'washroom'],
    asked: { where: ['where is the bathroom', 'where can i pee', 'is there a toilet here'] },
    says: {
      about: [
        'Of bathrooms the school’s are sealed with the rest, the motel’s is locked and its tap drips in time, and the Snack Shack points at the woods. A computer needs none.',
      ],
    },
    leads: ['paradise-motel', 'high-school'],
  },
];
