import type { Subject } from '../entry.ts';

/** The collection: Flunks, Backpacks, cliques, and what one does with them. */
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
      about: ['what is a flunk', 'what are flunks', 'what is this collection'],
      how: ['get more flunks'],
    },
    says: {
      about: [
        'Flunks are the students of this school: collectible characters on Flow, each with traits and one of four cliques. Your own are shown by OnlyFlunks.',
        'A Flunk is a character of the collection, with a serial number, a clique and traits. Backpacks are the other half.',
      ],
      how: [
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
      how: [
        'how do i claim a backpack',
        'claim my backpack',
        'get a backpack',
        'claim form',
        'where do i pick up my backpack',
      ],
    },
    says: {
      about: [
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
    title: 'claiming a backpack',
    names: ['claim', 'claims', 'claiming', 'claim window'],
    asked: {
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
    id: 'cliques',
    area: 'collection',
    title: 'the cliques',
    names: ['clique', 'cliques', 'groups'],
    asked: {
      how: ['can i change my clique', 'change clique', 'switch clique'],
      why: [
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
        'A Flunk’s clique is one of its traits and does not change. To get into another house you need a Flunk of that clique.',
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
    says: {
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
    says: {
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
    says: {
      about: [
        'The Preps: ribbons, staff, and nothing wrong here at all. Their friend of Flunko’s keeps his invitation for two, and told nobody.',
      ],
      where: ['At the Prep’s House on the map.'],
      who: ['The Prep is one of the four friends, with an invitation for two.'],
      more: [
        'PREP is the clique with the straightest hedge.',
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
    says: {
      about: [
        'The Freaks: velvet, candles, brownies. Everybody thinks of rituals; it was a birthday. Their friend of Flunko’s keeps a map on a napkin.',
      ],
      where: ['At the Freak’s House on the map.'],
      who: ['The Freak is one of the four friends, and expects him, too: his mug is the only clean one.'],
      more: ['FREAK is the clique that bakes.', 'The map has an X that is not in town. Napkins end.'],
    },
    leads: ['freaks-house', 'cellar'],
  },
  {
    id: 'traits',
    area: 'collection',
    title: 'traits',
    names: ['trait', 'traits', 'metadata', 'attributes'],
    asked: {
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
    title: 'graduation',
    names: ['graduation', 'graduate', 'graduating', 'diploma', 'hack grades', 'hacking grades', 'pixel art'],
    asked: {
      how: ['how do i graduate', 'graduate my flunk', 'hack my grades', 'how do i get pixel art'],
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
    id: 'wallet',
    area: 'collection',
    title: 'wallets',
    names: [
      'wallet',
      'wallets',
      'connect wallet',
      'sign in',
      'login',
      'log in',
      'dapper',
      'flow wallet',
      'account',
    ],
    asked: {
      why: [
        'do you store my password',
        'what happens if i lose my wallet',
        'what happens to my stuff if i lose my wallet',
        'is it secure',
        'can i be hacked',
        'is my wallet safe',
        'is it safe to connect my wallet',
        'can you take my nfts',
      ],
      how: [
        'how do i connect my wallet',
        'how do i sign in',
        'how do i log in',
        'my wallet does not connect',
        'disconnect my wallet',
        'how do i sign out',
      ],
    },
    says: {
      about: [
        'A wallet on Flow is your key to the school: it signs you in and holds your Flunks. Nobody here ever asks for its recovery words.',
      ],
      how: [
        'Press Connect Wallet in the Start menu or at the taskbar, choose a wallet, and sign. It has to be a Flow wallet, and unlocked; let the browser open its window.',
      ],
      where: ['In the Start menu, and wherever something says Connect Wallet.'],
      why: [
        'The school keeps no password and moves no token by itself: your wallet signs, each time, in a window of its own. What it has lost, only its own recovery words bring back.',
        'Because doors, GUM and scores belong to somebody.',
      ],
      cost: ['Signing in costs nothing. The first login of a day even pays {login} GUM.'],
      more: ['A wallet of a linked, custodial account counts for the doors of the town, too.'],
    },
    leads: ['linked-wallets', 'profile', 'gum'],
  },
  {
    id: 'linked-wallets',
    area: 'collection',
    title: 'linked wallets',
    names: [
      'linked wallet',
      'linked wallets',
      'linked account',
      'hybrid custody',
      'custodial',
      'second wallet',
      'two wallets',
      'several wallets',
      'another wallet',
      'link wallet',
      'account linking',
    ],
    asked: { how: ['how do i link a wallet', 'link my dapper wallet', 'link another wallet'] },
    says: {
      about: [
        'A linked wallet is one whose tokens count as yours too, by account linking on Flow: for doors, cliques and galleries.',
      ],
      how: [
        'Link it in your wallet’s own settings (account linking on Flow). The school reads the link from the chain; refresh OnlyFlunks afterward.',
      ],
      where: ['The Wallet window shows what is linked.'],
      why: [
        'Custodial wallets cannot do everything themselves; linked, their Flunks open doors all the same.',
      ],
      more: ['Of the boards with prizes each Flunk has one place, whichever wallet it is in.'],
    },
    leads: ['wallet', 'clique-houses'],
  },
  {
    id: 'flunk-creator',
    area: 'collection',
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
  {
    id: 'flow',
    area: 'collection',
    title: 'Flow',
    names: ['flow', 'blockchain', 'chain', 'crypto', 'contract', 'gas', 'fees', 'gas fee'],
    says: {
      about: [
        'The collection lives on Flow, a blockchain. Flunks and Backpacks are tokens there; GUM is not: it is the school’s own.',
      ],
      how: [
        'Your wallet signs; the page shows the transaction’s id and waits for its seal. On mainnet a link leads to Flowscan.',
      ],
      cost: ['Signing in costs nothing. Of a transaction the network’s fee is shown by your wallet.'],
    },
    leads: ['wallet', 'flunks'],
  },
];
