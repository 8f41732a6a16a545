import type { Subject } from '../entry.ts';

/** What is asked of tokens by those who know them: staking, pixel art, contracts, lists. */
export const TOKENS: readonly Subject[] = [
  {
    id: 'staking',
    area: 'collection',
    title: 'staking',
    names: ['staking', 'stake', 'staked', 'unstake', 'staking rewards', 'rewards to claim'],
    asked: {
      about: [
        'can flunks be staked',
        'can backpacks be staked',
        'can i stake my flunk',
        'is staking still on',
        'how does staking work',
        'what does staking pay',
      ],
      where: ['where do i see the rewards', 'where do i see my staking rewards', 'how do i see staking'],
      how: ['does claiming restart the staking', 'what happens when i claim rewards'],
    },
    says: {
      about: [
        'Flunks and Backpacks can both be staked, by their contract on Flow. The full details of one say whether it is staked, and what there is to claim.',
      ],
      where: [
        'In the full details of a token, from OnlyFlunks: whether it is staked, the rewards to claim, and those known to have been claimed.',
      ],
      how: [
        'With each claim staking begins anew. The rewards to claim are what the contract answers at that moment.',
      ],
    },
    leads: ['full-details', 'flow'],
  },
  {
    id: 'pixel-art',
    area: 'collection',
    title: 'the pixel art',
    names: ['pixel art', 'pixel version', 'pixel versions', 'pixel picture', 'pixels'],
    asked: {
      about: ['what are the pixel versions', 'what is px', 'why has my flunk no pixel art'],
      how: ['how do i get the pixel art', 'how do i see the pixel art', 'how do i get my pixel flunk'],
    },
    says: {
      about: [
        'Pixel art is a second picture of a Flunk, which exists once it has graduated. OnlyFlunks shows 2D or PX; without pixel art the usual picture stays.',
      ],
      how: ['Graduate the Flunk: its pixel art is made then. OnlyFlunks shows it with PX.'],
    },
    leads: ['graduation', 'only-flunks'],
  },
  {
    id: 'contract',
    area: 'collection',
    title: 'the contracts',
    names: ['contract address', 'contract', 'contracts', 'smart contract', 'smart contracts'],
    asked: {
      where: ['where is the contract', 'where do i find the contract address'],
      about: ['what is the contract address', 'which contracts are there'],
    },
    says: {
      about: [
        'Flunks and Backpacks each have a contract on Flow. I recite no address, where one wrong letter is another one: it stands in the link of the icon Market.',
      ],
      where: ['On Flow. Their address stands in the link of the icon Market, from where you can copy it.'],
    },
    leads: ['flow', 'market'],
  },
  {
    id: 'moving-flunks',
    area: 'collection',
    title: 'giving a Flunk away',
    names: [
      'lend a flunk',
      'send a flunk',
      'transfer a flunk',
      'give a flunk',
      'trade a flunk',
      'swap a flunk',
      'rent a flunk',
    ],
    asked: {
      about: [
        'can i lend a flunk to a friend',
        'can i give my flunk to somebody',
        'can i send a flunk to another wallet',
        'can i trade flunks with somebody',
        'can i rent out my flunk',
      ],
    },
    says: {
      about: [
        'Not from here: this computer moves no Flunk to somebody else, and lends none. Your wallet sends it, or the market sells it. Of wallets that are linked to yours, Flunks count as yours.',
      ],
    },
    leads: ['market', 'linked-wallets'],
  },
  {
    id: 'holders',
    area: 'collection',
    title: 'who holds them',
    names: ['biggest holder', 'top holder', 'whale', 'whales'],
    asked: {
      about: [
        'who owns the most flunks',
        'who has the most flunks',
        'who is the biggest holder',
        'which wallet holds the most',
        'how many holders are there',
      ],
    },
    says: {
      about: ['That I can not say: I see your own records alone, and keep no list of who holds what.'],
    },
    leads: ['flunks', 'yearbook'],
  },
  {
    id: 'artists',
    area: 'collection',
    title: 'who drew them',
    names: ['artist', 'artists', 'illustrator', 'who drew'],
    asked: {
      about: ['who drew the flunks', 'who drew the pictures', 'who made the art', 'who is the artist'],
    },
    says: {
      about: [
        'Who drew the Flunks is not in what I know. The credits are in About Us; the pictures of this town were modeled or drawn dot by dot for this computer.',
      ],
    },
    leads: ['makers', 'flunks'],
  },
];
