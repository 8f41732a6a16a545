import type { Subject } from '../entry.ts';

/** What holders, and people who may become holders, ask. */
export const HOLDING: readonly Subject[] = [
  {
    id: 'supply',
    area: 'collection',
    title: 'how many there are',
    names: [
      'supply',
      'total supply',
      'total number',
      'max supply',
      'minted',
      'mint',
      'serial number',
      'serial numbers',
      'one of one',
      '1 of 1',
      '1of1',
    ],
    asked: {
      cost: [
        'how many exist',
        'how many are left',

        'how many flunks exist',
        'how many flunks exist in total',
        'how many flunks are there',
        'how many are there',
        'how many backpacks are there',
        'how big is the collection',
      ],
      how: ['can i still mint', 'is the mint over', 'how do i mint a flunk'],
    },
    says: {
      about: [
        'Flunks are ten thousand students of one school, or just short of it, and each can claim one Backpack. They change hands on the market.',
      ],
      cost: [
        'About ten thousand Flunks: the numbers end just short of it. Of Backpacks there is one for each Flunk that claimed.',
      ],
      how: ['I know of no mint that is open. They are bought from those who hold them, on the market.'],
    },
    leads: ['flunks', 'market'],
  },
  {
    id: 'market',
    area: 'collection',
    title: 'the market',
    names: [
      'market',
      'marketplace',
      'floor',
      'floor price',
      'flowty',
      'price of a flunk',
      'secondary market',
      'listing',
      'listings',
    ],
    asked: {
      how: [
        'where can i buy a flunk',
        'how do i buy a flunk',
        'how do i get a flunk',
        'how do i sell my flunk',
        'where do i sell a flunk',
        'where can i buy a flunk',
        'where can i buy flunks',
        'where do i buy one',
        'where can i get one',
        'how do i buy a flunk',
        'how do i sell my flunk',
        'can i sell my flunk',
        'how do i get a flunk',
      ],
      cost: [
        'how many gum is a flunk',
        'how much gum for a flunk',
        'what do i pay for a flunk',

        'are flunks expensive',
        'is it worth buying a flunk',
        'should i buy one',
        'are they cheap',

        'what is the floor price',
        'how much is a flunk',
        'what does a flunk cost',
        'how much are they',
        'which flunk is the cheapest',
      ],
    },
    says: {
      about: [
        'The market is where Flunks and Backpacks change hands. Its icon is on your desktop, and a paper on the Bulletin Board leads there, too.',
      ],
      how: [
        'Press the icon Market on the desktop, or the paper on the Bulletin Board: Flunks and Backpacks are bought and sold there, wallet to wallet.',
      ],
      cost: [
        'What one costs changes by the hour, and the market says it: press the icon Market. I keep no prices and give no advice on them.',
      ],
      where: ['By the icon Market on your desktop. It opens in a new tab.'],
    },
    leads: ['supply', 'flunks', 'wallet'],
  },
  {
    id: 'benefits',
    area: 'collection',
    title: 'what a Flunk is good for',
    names: ['benefits', 'perks', 'utility', 'holder', 'holders', 'holding', 'advantages', 'roadmap'],
    asked: {
      why: [
        'what can i do with my nft',
        'what can i do with my flunk',
        'what is a flunk good for',
        'do i get anything for holding',
        'why should i buy a flunk',
        'what are the benefits of holding',
        'what is the utility',
        'what do holders get',
        'what is the use of a backpack',
      ],
    },
    says: {
      about: [
        'A Flunk opens the doors of the town and the house of its clique, plays as you in the games, stands on boards with prizes, can be your portrait and background, claims a Backpack and graduates.',
      ],
      why: [
        'With one Flunk the doors of the town open, with one of each clique all four houses. It is your player, your portrait, your place on the boards with prizes; it claims a Backpack, and it graduates. GUM is paid for coming, not for holding.',
      ],
    },
    leads: ['play-as', 'backpacks', 'graduation', 'clique-houses'],
  },
  {
    id: 'play-as',
    area: 'collection',
    title: 'playing as your Flunk',
    names: [
      'play as my flunk',
      'my character',
      'my player',
      'profile picture',
      'flunk as background',
      'player',
      'skin',
      'avatar in game',
    ],
    asked: {
      about: [
        'can i play as flunko',
        'can i be flunko',
        'is flunko a character in the game',
        'who can i play as',
      ],

      how: [
        'can i choose who flies',
        'how do i choose who flies',
        'how do i change who i play as',
        'how do i put my flunk as wallpaper',
        'set my flunk as background',
        'my own flunk on the desktop',
        'use a flunk as wallpaper',

        'can i use my flunk in the game',
        'can i play as my flunk',
        'how do i choose my character',
        'how do i change my player',
        'how do i set my flunk as profile picture',
        'can my flunk be my avatar',
        'how do i make my flunk the background',
      ],
    },
    says: {
      about: [
        'Flunko himself is not among the players: you play as a Flunk of yours, or as one of four guests.',
        'In the games you play as a Flunk of yours, or as one of four guests. The same Flunk can be your profile picture and your desktop’s background.',
      ],
      how: [
        'In a game choose it on the title screen. As a portrait: Create Profile, or Edit, and pick it. As a background: open it in OnlyFlunks, full details, and set it there.',
      ],
    },
    leads: ['flappy-flunk', 'profile', 'settings'],
  },
  {
    id: 'not-showing',
    area: 'collection',
    title: 'Flunks that do not show',
    names: [
      'not showing',
      'not showing up',
      'flunks not showing',
      'missing flunk',
      'missing flunks',
      'flunk not there',
      'flunks gone',
      'refresh',
    ],
    asked: {
      how: [
        'my flunks are not showing up',
        'why do i not see my flunk',
        'my nft is missing',
        'where did my flunk go',
        'i bought a flunk and do not see it',
        'it says i have no flunks',
        'my flunk does not appear',
      ],
    },
    says: {
      about: [
        'Press Refresh in OnlyFlunks: it reads your wallet from the chain again. See, too, whether the right wallet is connected, and whether the other one is linked.',
      ],
      how: [
        'Press Refresh in OnlyFlunks, which asks the chain again. If it is in another wallet, connect that one, or link it. By the index you hold {flunks} at this moment.',
        {
          say: 'Press Refresh in OnlyFlunks, which asks the chain again. If it is in another wallet, connect that one, or link it.',
          otherwise: true,
        },
      ],
    },
    leads: ['wallet', 'linked-wallets'],
  },
  {
    id: 'which-wallets',
    area: 'collection',
    title: 'which wallets work',
    names: [
      'blocto',
      'metamask',
      'ledger wallet',
      'nufi',
      'lilico',
      'which wallet',
      'supported wallets',
      'phantom',
      'coinbase',
      'ethereum',
      'solana',
    ],
    asked: {
      about: [
        'what if my wallet is not flow',
        'my wallet is not on flow',
        'i have no flow wallet',
        'where do i get a flow wallet',

        'which wallet should i use',
        'which wallets are supported',
        'what wallet do i need',
        'is blocto supported',
        'can i use metamask',
        'does it work with dapper',
        'can i use a ledger',
      ],
    },
    says: {
      about: [
        'It takes a wallet of Flow: Flow Wallet, once called Lilico, in the browser or on a phone, or Dapper, which signs in on a page of its own. Blocto has closed, and wallets of other chains do not fit.',
      ],
    },
    leads: ['wallet', 'linked-wallets'],
  },
  {
    id: 'rarity',
    area: 'collection',
    title: 'what is rare',
    names: [
      'rarity',
      'rare',
      'rarest',
      'rare traits',
      'rarest trait',
      'rank of my flunk',
      'superlative',
      'superlatives',
      'legendary',
      'golden',
      'most likely to',
    ],
    asked: {
      about: [
        'what makes a flunk rare',
        'why is a flunk rare',
        'when is a flunk rare',
        'how is the rank worked out',
        'how is rarity calculated',
        'how do you calculate the rank of a flunk',
        'which of my flunks is the rarest',

        'which traits are rare',
        'how are the ranks computed',
        'how is the rank of a flunk counted',
        'what does a rank mean',
        'how rare is my flunk',
        'what is the rarest flunk',
        'what is the rarest trait',
        'what is a superlative',
        'is my flunk rare',
        'which flunk is the best',
      ],
    },
    says: {
      about: [
        'Full Details of a Flunk says its place: each trait counts by how few have it, and #1 is the rarest. OnlyFlunks lists yours by it, under Sort. A superlative is a trait, too: Most Likely To.',
        'Rare is what few have. The window of a Flunk shows the share of the school with each of its traits, and its rank among all of them. A superlative is what a yearbook says of one: Most Likely To, and then something unkind or true.',
      ],
    },
    leads: ['traits', 'market'],
  },
];
