import type { Subject } from '../entry.ts';

/** The collection: Flunks, Backpacks, and what one does with them. */
export const COLLECTION: readonly Subject[] = [
  {
    id: 'flunks',
    area: 'collection',
    title: 'Flunks',
    names: [
      'flunks',
      'flunk',
      'nft',
      'collection',
      'collectible',
      'collectibles',
      'characters',
      'only flunks',
      'gallery',
      'onlyflunks',
    ],
    asked: {
      about: [
        'what are flunks',
        'is a flunk an nft',
        'what is this collection',
        'what is so special about flunks',
        'what is a flunk',
        'what are flunks',
        'what is this collection',
      ],
      how: [
        'how do i get one of those',
        'how do i become a flunk',
        'how do i join the school',
        'how do i enroll',
        'get more flunks',
      ],
    },
    says: {
      about: [
        'Flunks are the students of this school: collectible characters on Flow, each with traits and one of four cliques. Your own are shown by OnlyFlunks.',
        'A Flunk is a character of the collection, with a serial number, a clique and traits. Backpacks are the other half.',
      ],
      how: [
        'To enroll one holds a Flunk: the Market has them, a Flow wallet keeps them, and OnlyFlunks shows them. Visitors look in without.',
        'Flunks change hands on the market: press its icon, or a paper on the Bulletin Board. Your own are in OnlyFlunks.',
      ],
      where: ['In OnlyFlunks on your desktop, as a grid or a table, in 2D or pixel art.'],
      cost: ['What one costs, the market says. The numbers end just short of ten thousand.'],
      who: ['Each belongs to the wallet that holds it. The student of the week is one of them.'],
      why: ['A Flunk opens the places of the town, plays as you in the games, and can graduate.'],
      more: [
        'A Flunk can be your desktop’s background, your profile picture, and your player in Flappy Flunk.',
        'Pixel art exists for a Flunk once it has graduated.',
      ],
    },
    leads: ['cliques', 'backpacks', 'graduation', 'traits'],
  },
  {
    id: 'backpacks',
    area: 'collection',
    title: 'Backpacks',
    names: ['backpack', 'backpacks', 'backpack nft', 'bag', 'partner items', 'slots'],
    asked: {
      why: ['do i need a backpack', 'do i need one', 'why would i want a backpack'],

      about: [
        'what is the difference between a flunk and a backpack',

        'what is the backpack for',
        'what is in my backpack',
        'what do backpacks do',
        'why do i need a backpack',
      ],

      how: [
        'how do i claim a backpack',
        'claim my backpack',
        'get a backpack',
        'claim form',
        'where do i pick up my backpack',
      ],
    },
    says: {
      why: [
        'You need none to play. A Backpack comes with a Flunk that claims it, can be shown off, and one whose base is Teddy lets you into a place that others only see from outside.',
      ],
      about: [
        'A Flunk is a student and opens doors; a Backpack is the bag that is claimed once with a Flunk, by clique.',

        'Backpacks are the companions of Flunks: items with slots. One can be claimed with each Flunk, once.',
        'A Backpack belongs to a Flunk the way that homework belongs to a dog.',
      ],
      how: [
        'Open a Flunk’s details in OnlyFlunks and press its claim form. It is there only while no backpack was claimed with that Flunk, and you sign one transaction.',
      ],
      where: [
        'Students pick theirs up by clique: geeks at the Computer lab, jocks at the Gym, freaks at the School Shed, preps at the Courtyard.',
      ],
      cost: ['A claim costs no GUM. Each Flunk claims one.'],
      who: ['Each Flunk claims one, for the wallet that signs.'],
      more: ['One backpack in this town is a Teddy, and large enough to walk into.'],
    },
    leads: ['claim', 'teddy', 'flunks'],
  },
  {
    id: 'claim',
    area: 'collection',
    program: 'Claim Form',
    title: 'claiming a backpack',
    names: ['claim', 'claims', 'claiming', 'claim window'],
    asked: {
      how: ['how do i claim my backpack', 'how do i get a backpack'],
      why: [
        'my backpack claim failed',
        'the claim does not work',
        'my transaction failed',
        'the transaction was declined',
        'graduation failed',
        'why did my claim fail',
      ],
      where: ['have i claimed my backpack', 'did i claim my backpack', 'is my backpack claimed'],
    },
    says: {
      about: [
        'A claim takes a Backpack with one of your Flunks, once for each. It is offered in the Flunk’s own window, signed by the connected wallet.',
      ],
      how: [
        'OnlyFlunks, a Flunk, its details, Claim. You sign; the page waits for the seal and shows the Flunk anew.',
      ],
      where: [
        'The window of each Flunk in OnlyFlunks says whether its Backpack was claimed: the claim form is there only until then. The place to pick it up goes by clique.',
      ],
      cost: ['No GUM. The network’s fee is the wallet’s business.'],
      why: [
        'Of a claim or a graduation that failed the window says why. Nothing is taken for it: connect the wallet that holds the Flunk, and try again; where it stays so, open a ticket on Discord.',
      ],
      more: ['A claim that was sent is not offered again, even after a reload.'],
    },
    leads: ['backpacks', 'wallet'],
  },
  {
    id: 'traits',
    area: 'collection',
    title: 'traits',
    names: ['trait', 'traits', 'metadata', 'attributes'],
    asked: {
      about: [
        'what are traits',
        'what traits are there',
        'which traits does a flunk have',
        'can i rename my flunk',
        'does my flunk have a name',
        'are flunks boys or girls',
        'what are the rarest flunks',
      ],

      how: [
        'can i change my flunks clothes',
        'how do i change my flunks jacket',
        'can i change the traits of my flunk',
        'dress my flunk',
        'how do i see the traits',
        'filter by trait',
      ],
    },
    says: {
      about: [
        'Traits are what a Flunk is made of: pigment, backdrop, torso, head, face, eyebrows, head overlay, and its clique. Its details list them.',
      ],
      how: [
        'A Flunk’s traits stay as they are; graduation changes its picture, and the Flunk Creator lets you dress one of your own.',
        'Open a token in OnlyFlunks for its traits. The filters there take several: of one trait they widen, of several they narrow.',
      ],
      where: ['In the details of a token, and in the Flunk Creator, where you put together one of your own.'],
      more: ['The superlative is a trait, too. Somebody is Most Likely To.'],
    },
    leads: ['flunk-creator', 'flunks'],
  },
  {
    id: 'graduation',
    area: 'collection',
    program: 'Graduation',
    title: 'graduation',
    names: ['graduation', 'graduate', 'graduating', 'diploma', 'hack grades', 'hacking grades', 'pixel art'],
    asked: {
      about: ['what happens when i graduate', 'is graduating worth it', 'should i graduate'],

      how: [
        'how do i graduate',
        'how do i graduate my flunk',
        'when can i graduate',
        'can my flunk graduate',
        'how do i graduate my flunk',
        'what do i need to graduate',
        'how do i graduate',
        'graduate my flunk',
        'hack my grades',
        'how do i get pixel art',
      ],
      cost: ['does graduating cost gas', 'what does graduation cost'],
      why: [
        'can i undo graduation',
        'can i graduate twice',
        'is graduation permanent',
        'should i graduate my flunk',
        'does graduating change my flunk',
        'what is pixel art for',
        'what does graduation do',
      ],
    },
    says: {
      about: [
        'A Flunk graduates in a window of its own: its grades are hacked in one transaction, it gets a diploma, and its pixel art appears.',
      ],
      how: [
        'OnlyFlunks, a Flunk, its details, Graduation. Wait for 100 percent, or press Load FASTER, then Hack Grades and sign.',
      ],
      when: ['On graduation day. Before it the terminal says: come back on your graduation day.'],
      where: ['In the Graduation window of each Flunk.'],
      cost: [
        'No GUM. One transaction, signed by the connected wallet, which shows the network’s fee, the gas, before you sign.',
      ],
      why: [
        'For the diploma, the pixel art, and the look on the Principal’s face. It is for good: a Flunk graduates once, and no window undoes it.',
      ],
      more: ['If it fails, it says: Couldn’t break into the system. Then open a ticket on Discord.'],
    },
    leads: ['flunks', 'grades'],
  },
  {
    id: 'flunk-creator',
    area: 'collection',
    program: 'Flunk Creator',
    title: 'the Flunk Creator',
    names: ['flunk creator', 'creator', 'make a flunk', 'custom flunk', 'build a flunk'],
    asked: {
      about: ['make my own flunk', 'how do i make my own flunk', 'design a flunk'],
      cost: ['is the creator free', 'is the flunk creator free'],
    },
    says: {
      about: [
        'The Flunk Creator puts a character together from traits: pigment first, then backdrop, torso, head, face, eyebrows, overlays. Randomize does it for you.',
      ],
      how: [
        'Open Flunk Creator, start with Pigment, and press Save Image for a picture. Undo takes back your last steps.',
      ],
      cost: ['It is free: it makes a picture, and no token.'],
      more: ['The character is kept in this browser until you reset it.'],
    },
    leads: ['traits'],
  },
];
