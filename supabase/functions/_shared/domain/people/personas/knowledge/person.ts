import type { Subject } from '../entry.ts';

/** The locker and the profile of a person. */
export const PERSON_TOLD: readonly Subject[] = [
  {
    id: 'my-locker',
    area: 'desktop',
    program: 'My Locker',
    title: 'My Locker',
    names: ['my locker', 'locker number', 'jackets in my locker', 'get a locker', 'my jacket'],
    asked: {
      where: ['what is my locker number', 'where is my locker number'],
      how: ['how do i get a locker', 'get my locker', 'where is my locker', 'what is in my locker'],
    },
    says: {
      about: [
        'My Locker is yours for good: a number, a house, a jacket, and the Gum section with the daily check-in. Stickers from the prize counter go on its door.',
      ],
      how: [
        'Connect a wallet, choose a username, and press GET YOUR LOCKER. Numbers have no gaps, and a wallet has one.',
      ],
      where: [
        'Your number stands in My Locker, by your name. I do not have it here.',
        'On your desktop; it stands in the main hall.',
      ],
      cost: ['A locker is free. What you stick on it costs GUM.'],
      more: ['Locker 117 is not among those that are given out. Not lately.'],
    },
    leads: ['check-in', 'locker-117', 'prize-counter'],
  },
  {
    id: 'profile',
    area: 'desktop',
    program: 'Create Profile',
    title: 'profiles',
    names: ['profile', 'username', 'user name', 'create profile', 'nickname', 'profile picture', 'avatar'],
    asked: {
      how: [
        'how do i put a picture on my profile',
        'how do i set my profile picture',
        'how do i choose a username',
        'how do i change my picture',
        'how do i get another picture',

        'how do i sign up',
        'how do i make an account',
        'how do i register',
        'where do i sign up',

        'how do i make a profile',
        'how do i get a username',
        'change my profile picture',
        'change my username',
        'how do i change my name',
        'can i change my username',
        'can i rename myself',
      ],
    },
    says: {
      about: [
        'A profile has a username, a picture and a few lines about you. Others see it on boards, in the rooms and in town.',
      ],
      how: [
        'Open Create Profile, which reads Edit and your name once you have one: 3 to 20 letters, digits or underscores for the name, and one of your Flunks or a drawn face for the picture.',
      ],
      where: ['On your desktop, under Create Profile.'],
      cost: ['It is free.'],
      more: ['Names that would pass for the school’s own people are not given out.'],
    },
    leads: ['my-locker', 'myplace'],
  },
];
