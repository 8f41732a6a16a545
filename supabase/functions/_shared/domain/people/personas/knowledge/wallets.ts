import type { Subject } from '../entry.ts';

/** What holds a Flunk. */
export const WALLETS: readonly Subject[] = [
  {
    id: 'wallet',
    area: 'collection',
    program: 'Wallet',
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
      more: ['can i have two accounts', 'can i have two wallets', 'can i use more than one wallet'],

      why: [
        'is it safe to connect my wallet',
        'can you steal my flunk',
        'will you take my nft',
        'does it cost gas',
        'is connecting free',

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
    id: 'flow',
    area: 'collection',
    title: 'Flow',
    names: ['flow', 'blockchain', 'chain', 'crypto', 'gas', 'fees', 'gas fee'],
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
