import type { Subject } from '../entry.ts';

/** What people ask who have just come: who made this, what it costs and needs, and what is kept of them. */
export const VISITORS: readonly Subject[] = [
  {
    id: 'makers',
    area: 'desktop',
    program: 'About Us',
    title: 'who made this',
    names: [
      'about us',
      'credits',
      'the makers',
      'makers',
      'developers',
      'the devs',
      'creators of the site',
      'founders',
    ],
    asked: {
      who: [
        'who is behind this site',
        'who runs this site',

        'who made it',
        'who made all this',

        'who made this',
        'who made this website',
        'who made this game',
        'who built this site',
        'who runs this project',
        'who is behind this',
        'who created flunks',
        'who is the developer',
        'who owns this site',
      ],
      about: [
        'when was this made',
        'is this an official game',
        'what company is this',
        'what is this made with',
        'is this open source',
        'what version is this',
      ],
    },
    says: {
      about: [
        'This computer was made by the people of Flunks, for those who hold one. About Us on the desktop has the school, the cliques, the town and the credits.',
      ],
      who: [
        'The people of Flunks made it. The credits are in About Us; the school’s own site, by its foot, was made by the computer club. To reach the makers, use Report Card or Discord.',
      ],
      where: ['About Us, on your desktop. What’s New tells what changed.'],
      more: ['Pictures were modeled or drawn dot by dot, and all of them for this computer.'],
    },
    leads: ['report-card', 'discord', 'flunks'],
  },
  {
    id: 'cost-free',
    area: 'desktop',
    title: 'what it costs',
    names: ['is this free', 'free to play', 'pay to win', 'subscription', 'free stuff'],
    asked: {
      cost: [
        'is it free',
        'is everything free',

        'is this free',
        'is it free to play',
        'do i have to pay',
        'do i need money to play',
        'do i need to spend money',
      ],
      about: [
        'do i lose anything if i lose',
        'what do i lose',
        'what happens if i lose',

        'is this a scam',
        'is it a virus',
        'is it safe to play',
        'do i have to download something',
        'is there anything free here',
        'is the game pay to win',
      ],
    },
    says: {
      about: [
        'To lose costs nothing: a run that ends is only over, a wrong code only waits, and GUM goes where you press Buy and nowhere else.',
        'Looking around, the games, the radio, the story and this chat are free. Doors of the town ask for a Flunk, and GUM is earned, never bought.',
      ],
      cost: [
        'It is free: the games, the story, the radio and talking cost nothing. Places of the town want a Flunk in your wallet, and a Flunk costs what the market asks. GUM is only earned.',
      ],
    },
    leads: ['what-i-need', 'gum', 'flunks'],
  },
  {
    id: 'what-i-need',
    area: 'desktop',
    title: 'what you need',
    names: [
      'requirements',
      'without a wallet',
      'as a guest',
      'guest',
      'visitor',
      'without a flunk',
      'without an nft',
      'no wallet',
    ],
    asked: {
      about: [
        'what can i do here',
        'what is there to do here',
        'what do i do first',
        'how do i start',
        'where do i begin',
        'i am new here what do i do',
        'do i need to install something',
        'do i have to install anything',
        'is there something to download',
        'which browser do i need',

        'i have no wallet',
        'i am new and i have no wallet',
        'what now without a wallet',

        'what do i need to play',
        'do i need a wallet',
        'do i need a wallet to do anything',
        'do i need an nft to play',
        'do i need a flunk',
        'can i play without a wallet',
        'can i play without an nft',
        'what can i do without a wallet',
        'what can i do as a guest',
      ],
    },
    says: {
      about: [
        'Nothing, to look: the story, the games in practice, the radio and the map work without a wallet. With a wallet you get a name, GUM and a place on the boards; with a Flunk the doors of the town.',
        'A browser is enough to play and listen. A Flow wallet adds profile, locker, GUM, chat and scores. A Flunk adds the town’s doors, and its clique’s house.',
      ],
    },
    leads: ['wallet', 'flunks', 'manual'],
  },
  {
    id: 'privacy',
    area: 'desktop',
    title: 'what is kept of you',
    names: ['privacy', 'my data', 'personal data', 'cookies', 'email', 'logs'],
    asked: {
      about: [
        'who reads what i write to you',
        'can operators read my messages',
        'can the school read my messages',

        'do you sell my data',
        'do you sell data',
        'is my data sold',

        'are you going to tell anybody what i said',
        'will you tell anybody what i said',

        'who can see my gum',
        'can others see my gum',
        'can people see my wallet',
        'what can others see of me',

        'are my messages private',
        'who can read what i write',
        'can anyone read this chat',
        'does anybody else see this conversation',
        'do you store my data',
        'do you track me',
        'what do you know about me',
        'do you save what i say',
        'are you spying on me',
        'will you tell anyone',
        'can you keep a secret',
      ],
      how: ['how do i delete my account', 'how do i delete my data'],
    },
    says: {
      about: [
        'What you say in this room is between you and a persona; no other person reads it, and the window forgets it when you leave. I keep for 30 days what you are called, what you like and which lines I used.',
        'Here I know only your own records: name, Flunks, GUM, streak, scores. The rooms of people are read by everybody and kept for 90 days.',
      ],
      how: [
        'Settings, under Privacy, gives you all that you wrote in one file, and deletes it; GUM, scores and your name stay. Where others see you is turned off under User.',
      ],
      more: [
        'Your GUM and ledger are yours alone to see; others see your name, picture, page, scores, and where you are, if you let them.',
        'An email address is optional. Only your own wallet sees it.',
      ],
    },
    leads: ['wallet', 'chat-report'],
  },
  {
    id: 'access-levels',
    area: 'desktop',
    title: 'the access levels',
    names: [
      'access level',
      'access levels',
      'access code',
      'beta code',
      'beta tester',
      'beta access',
      'administrator',
      'admin',
      'clique access',
      'community member',
    ],
    asked: {
      how: [
        'how do i get the beta thing',
        'how do i get beta',

        'how do i get beta access',
        'how do i become an admin',
        'how do i become a beta tester',
        'where do i enter an access code',
        'where do i put in a code',
        'i have a code where do i use it',
        'how do i get the terminal',
      ],
      why: [
        'why is so much locked',
        'why is half of it locked',
        'why are things locked',
        'why can i not open everything',
        'why do i not see all programs',
        'why is a program missing',
        'why can i not see the terminal',
      ],
    },
    says: {
      about: [
        'Levels are Administrator, Beta Tester, Community Member and Guest. The desktop shows the programs of your level, and the manual’s page on access says which.',
      ],
      how: [
        'By an access code, which the school gives out, or by your wallet. When your level changes, the icons follow at once.',
      ],
      why: [
        'A program is shown if your level has it and the school has opened it. Ask again on another day.',
      ],
    },
    leads: ['manual', 'wallet'],
  },
];
