import type { Subject } from '../entry.ts';

/** MyPlace: the pages of the cliques and of everybody with a profile. */
export const PAGES: readonly Subject[] = [
  {
    id: 'myplace',
    area: 'desktop',
    program: 'MyPlace',
    title: 'MyPlace',
    names: ['myplace', 'my place', 'social page', 'clique profile', 'clique page'],
    asked: {
      about: [
        'what is the point of myplace',
        'who has a page on myplace',
        'does flunko have a myplace page',
        'what is myplace',
        'what is on myplace',
      ],
      why: ['why is a myplace page locked', 'why can i not open a profile on myplace'],
    },
    says: {
      about: [
        'MyPlace is where everybody has a page: songs, top friends, comments and too many glitter patterns. Each clique has one, and so do you, once you have a profile.',
      ],
      who: [
        'The Preps, the Freaks, the Jocks, the Nerds, everybody with a profile. And one who has not been seen since that Friday.',
      ],
      where: [
        'On your desktop, as MyPlace. A page is also reached by its owner’s figure in town and by names under comments.',
      ],
      how: ['Open MyPlace: choose a clique’s page, press My page for yours, or Visit and type a username.'],
      why: [
        'A clique’s page opens in the selector to those who hold a Flunk of it. The others are gray and marked LOCKED.',
      ],
      more: ['Look at the top friends. There are six, and one of them is clicked more than the rest.'],
    },
    leads: ['own-page', 'page-comments', 'cliques', 'flunko'],
  },
  {
    id: 'own-page',
    area: 'desktop',
    program: 'MyPlace Profile',
    title: 'a page of your own',
    names: [
      'my page',
      'own page',
      'my own page',
      'my myplace',
      'own myplace page',
      'glitter',
      'profile song',
      'page song',
      'mood',
    ],
    asked: {
      about: [
        'can i have my own myplace page',
        'can i make my own page',
        'do i have a page',
        'what can i put on my page',
      ],
      how: [
        'how do i put music on my page',
        'can i put a song on my page',
        'how do i make my own page',
        'how do i edit my page',
        'how do i change my profile song',
        'how do i set a song on my page',
        'how do i decorate my page',
        'how do i change the pattern of my page',
        'how do i add a friend to my top friends',
        'how do i change my top friends',
        'how do i set my mood',
      ],
      where: ['what is the address of my page', 'how do i share my page', 'how do i find somebodys page'],
    },
    says: {
      about: [
        'Yes: everybody with a profile has a page on MyPlace, with a mood, lists, a Top 6 of real people, best scores, comments, and a song of eight tunes.',
      ],
      how: [
        'Open MyPlace, My page, then Edit my page: pattern, color, layout, mood, about, lists, your Top 6 friends and the song. No profile yet? Create Profile first.',
      ],
      where: [
        'MyPlace, then My page. Its address is the site’s own with ?open=myplace: and your username, to give to others.',
      ],
      cost: ['A page is free, glitter included.'],
      more: ['Your bio stands there until you write something better.'],
    },
    leads: ['page-comments', 'top-friends', 'profile'],
  },
  {
    id: 'top-friends',
    area: 'desktop',
    title: 'the top friends',
    names: [
      'top friends',
      'top six',
      'top 6',
      'top 8',
      'my top friends',
      'add friends',
      'friend list',
      'friends list',
      'friend request',
    ],
    asked: {
      how: ['how do i add a friend', 'how do i make friends here', 'can i add friends'],
      about: [
        'who are my top friends',
        'how do top friends work',
        'how do i add friends',
        'can i add friends',
        'how do i befriend somebody',
      ],
    },
    says: {
      about: [
        'Top 6 friends stand on each MyPlace page. On your own you choose them with Edit my page, among real people; press one to go to their page.',
        'There is no friend request here. You put people in the Top 6 of your page, and hope.',
      ],
      who: ['On the cliques’ pages: each other, an odd cat, a crow, a robot, and one who is missing.'],
      more: ['On four pages the first of the six is somebody who has not logged in since that Friday.'],
    },
    leads: ['own-page', 'myplace'],
  },
  {
    id: 'page-comments',
    area: 'desktop',
    title: 'comments on a page',
    names: ['comment', 'comments', 'page comments', 'write on a page', 'wall', 'leave a comment'],
    asked: {
      how: [
        'how do i write on a page',
        'how do i leave a message on a page',
        'how do i leave a comment on somebodys page',
        'how do i write on somebodys page',
        'how do i write on a friends wall',
        'how do i comment on a page',
        'how do i delete a comment on my page',
        'can i remove a comment',
        'who can comment on my page',
      ],
    },
    says: {
      about: [
        'Comments stand at the foot of each person’s MyPlace page. Who is signed in and has a profile writes them, up to 240 characters each.',
      ],
      how: [
        'Go to their page (MyPlace, Visit, their username), scroll to the comments, write up to 240 characters and send. You and the owner of the page can remove it again.',
      ],
      who: [
        'Anybody who is signed in and has a profile can write; the owner of the page can remove what stands there.',
      ],
      cost: ['Free: five in ten minutes, 240 characters each, no web addresses.'],
    },
    leads: ['own-page', 'chat-report'],
  },
];
