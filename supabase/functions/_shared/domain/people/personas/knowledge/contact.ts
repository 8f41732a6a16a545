import type { Subject } from '../entry.ts';

/** Where the school announces things, and where one tells it something. */
export const CONTACT: readonly Subject[] = [
  {
    id: 'bulletin-board',
    area: 'desktop',
    program: 'Bulletin Board',
    title: 'the Bulletin Board',
    names: ['bulletin board', 'notice board', 'announcement', 'announcements', 'community challenges'],
    asked: {
      about: ['what is new in this version', 'what changed'],
    },
    says: {
      about: [
        'The Bulletin Board has papers that can be pressed: the market, the community challenges, and whatever the school announces just now. What’s New tells of versions.',
      ],
      where: ['On your desktop, as Bulletin Board.'],
      more: ['A challenge there pays nothing but the deed.'],
    },
    leads: ['report-card', 'discord'],
  },
  {
    id: 'report-card',
    area: 'desktop',
    program: 'Report Card',
    title: 'the Report Card',
    names: ['report card', 'feedback', 'bug', 'report a bug', 'support', 'problem', 'ticket'],
    asked: {
      about: [
        'who do i complain to',
        'how do i contact you',
        'how do i contact support',
        'i want to complain',
        'i have an idea for the game',
      ],

      how: [
        'how do i report a bug',
        'something is broken who do i tell',
        'how do i contact you',
        'how do i get help',
        'who do i ask for help',
        'where do i report a problem',
        'it is broken',
        'what do i do when something is broken',

        'how do i report a bug',
        'something is broken',
        'i found a bug',
        'who do i tell about a bug',
        'it does not work',
        'i clicked and nothing happened',
        'i pressed the door and nothing happened',
        'nothing happens when i click',
        'i need support',
      ],
    },
    says: {
      about: [
        'For what is broken or missing: hand in a Report Card, or open a ticket on Discord. Both are read by people.',
      ],
      how: ['Open Report Card, write what is wrong or what you wish for, and submit. A name is not needed.'],
      where: [
        'In Report Card, on your desktop, where your level shows it, or as a ticket on Discord. The manual’s last page lists the usual troubles.',
      ],
      more: ['What you typed is kept until it is sent.'],
    },
    leads: ['discord', 'manual'],
  },
  {
    id: 'discord',
    area: 'desktop',
    title: 'Discord and X',
    names: ['discord', 'twitter', 'x account', 'community', 'social media'],
    says: {
      about: [
        'The community is on Discord and on X; both have an icon on the desktop. Nobody there needs your recovery words either.',
      ],
      where: ['Press the icon Discord or X on your desktop.'],
      how: ['Press the icon; it opens in a new tab.'],
    },
    leads: ['report-card'],
  },
];
