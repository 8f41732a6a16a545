import type { Subject } from '../entry.ts';

/** What one can and cannot do with GUM and with what it buys. */
export const GUM_RULES: readonly Subject[] = [
  {
    id: 'gum-gift',
    area: 'gum',
    title: 'sending GUM',
    names: [
      'send gum',
      'give gum',
      'transfer gum',
      'gift gum',
      'share gum',
      'trade gum',
      'lend gum',
      'sell gum',
      'swap gum',
      'cash out gum',
    ],
    asked: {
      about: ['can i give my gum to my sister', 'can i give gum to my brother'],

      how: [
        'can i send gum to my friend',
        'can i give my gum to a friend',
        'can i give gum to somebody',
        'how do i send gum',
        'how do i gift gum',
        'can i trade gum',
        'can i sell my gum',
        'can somebody give me their gum',
      ],
    },
    says: {
      about: [
        'GUM cannot be sent, given or traded, by design: what you have you earned yourself. So nobody can be talked out of theirs, either.',
        'No: GUM stays with the wallet that earned it. That is on purpose. A friend earns their own, up to {dailyMost} a day and more by objectives.',
      ],
    },
    leads: ['gum', 'check-in', 'prize-counter'],
  },
  {
    id: 'gum-money',
    area: 'gum',
    title: 'GUM and money',
    names: [
      'gum token',
      'gum price',
      'gum crypto',
      'gum coin',
      'airdrop',
      'gum worth',
      'token',
      'real money',
      'withdraw',
      'convert gum',
    ],
    asked: {
      about: [
        'does gum have a value',
        'gum has no value',
        'has gum any real value',

        'is gum worthless',
        'is gum worth anything',
        'gum is worth nothing',
        'is gum worth money',

        'can i buy gum with money',
        'can i buy gum with flow',
        'is gum a token',
        'is gum a cryptocurrency',
        'is gum on the blockchain',
        'is gum worth anything',
        'will there be an airdrop',
        'can i convert gum to money',
        'can i get real money',
        'can i buy a flunk with gum',
        'can i pay for a flunk with gum',
        'does gum buy an nft',
      ],
      cost: ['how much is gum worth', 'what is gum worth in dollars'],
    },
    says: {
      about: [
        'GUM is the school’s own points, kept in a ledger and on no blockchain. It is not a token, cannot be bought or turned into money, and no airdrop of it is known here.',
        'No money goes in and none comes out, and no Flunk is sold for it: GUM is not a token, it is attendance that you can spend. Of airdrops I know nothing; beware of people who do.',
      ],
      cost: ['In money nothing at all. At the prize counter: from {cheapest} to {dearest}.'],
    },
    leads: ['gum', 'flow', 'prize-counter'],
  },
  {
    id: 'missed-day',
    area: 'gum',
    title: 'a missed day',
    names: [
      'missed day',
      'miss a day',
      'lose my streak',
      'lost streak',
      'broken streak',
      'streak reset',
      'break my streak',
    ],
    asked: {
      about: [
        'my streak is gone what happened',
        'why is my streak at one',

        'what happens if i miss a day',
        'what happens when i skip a day',
        'what if i do not log in',
        'what happens to my streak if i miss a day',
        'do i lose my streak',
        'do i lose gum if i miss a day',
        'can i get my streak back',
        'can i repair my streak',
      ],
    },
    says: {
      about: [
        'Miss a day, by UTC, and your streak begins again at one. That day’s GUM is not paid later, and none of what you have is taken.',
        'The streak starts anew, and the {dailyMost} GUM of that day are gone. Your balance stays, and so does your locker. Yours stands at {streak} now.',
        {
          say: 'The streak starts anew, and that day’s GUM is gone. Your balance stays as it is.',
          otherwise: true,
        },
      ],
    },
    leads: ['streak', 'check-in'],
  },
  {
    id: 'gum-games',
    area: 'gum',
    title: 'GUM and the games',
    names: [
      'gum at the arcade',
      'gum from games',
      'win gum',
      'gum for playing',
      'gum for scores',
      'gum in flappy',
    ],
    asked: {
      how: [
        'do i get gum for memes',
        'do i get gum for a picture',

        'can i win gum at the arcade',
        'do games pay gum',
        'can i earn gum by playing',
        'do i get gum for a high score',
        'does flappy flunk give gum',
        'what is the fastest way to get gum',
        'how do i get rich',
        'how do i become rich',
        'how do i make money here',
        'how can i earn money fast',
      ],
    },
    says: {
      about: [
        'Runs in the games pay fame and no GUM. At the Arcade only Zoltar pays: {zoltarPrize} GUM, once in {zoltarOdds} cards. The sure ways are login {login}, check-in {checkIn}, and objectives at {slacker} and {overachiever}.',
        'Fastest are the objectives: {overachiever} GUM for an overachiever’s, {slacker} for a slacker’s. Then {dailyMost} a day for turning up. Games pay with your name on a board; only Zoltar pays in GUM, {zoltarPrize}, if he likes you.',
      ],
    },
    leads: ['objectives', 'zoltar', 'high-scores'],
  },
  {
    id: 'prize-owned',
    area: 'gum',
    title: 'what you bought',
    names: [
      'refund',
      'refunds',
      'return a prize',
      'trade stickers',
      'swap stickers',
      'sell a prize',
      'use a prize',
      'my prizes',
      'my stickers',
      'jukebox',
      'jukebox record',
      'locker stickers',
      'boot pictures',
      'boot screen',
    ],
    asked: {
      how: [
        'where do i put the sticker',
        'how do i change the boot screen',
        'how do i use a prize',

        'how do i put stickers on my locker',
        'how do i put stickers on it',

        'can i get my money back',
        'can i get my gum back',
        'i want my gum back',

        'can i get a refund on a prize',
        'can i return a prize',
        'can i trade stickers',
        'can i sell my sticker',
        'do stickers expire',
        'do i keep my prizes',
        'how do i put a sticker on my locker',
        'how do i use a sticker',
        'how do i wear a theme',
        'how do i change the boot screen',
        'where are my prizes',
        'how do i play the record',
      ],
      about: [
        'what is the jukebox record for',
        'what does the record do',
        'what do boot pictures do',
        'what do stickers do',
      ],
    },
    says: {
      about: [
        'Stickers go on your locker’s door, themes and boot pictures are chosen in Settings, and the record Last Quarter plays in all rooms of the Arcade while you are there.',
      ],
      how: [
        'Stickers: My Locker, on the door. Themes and boot pictures: Settings. The record: the Arcade’s jukebox. Bought is bought: no refunds, no trades, each prize once and for good.',
      ],
      cost: [
        'From {cheapest} to {dearest}, once each. There are no refunds; the counter asks before it takes your GUM.',
      ],
      why: ['NO REFUNDS ON LUCK, says the sign at the prize booth, and it means stickers, too.'],
    },
    leads: ['prize-counter', 'my-locker', 'settings'],
  },
];
