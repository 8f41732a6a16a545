import type { Subject } from '../entry.ts';

/** What is done with clues: the threads, the pins, the board for two, and the things that are carried. */
export const CASE_WORK: readonly Subject[] = [
  {
    id: 'joins',
    area: 'story',
    title: 'the yellow thread of the Case File',
    names: [
      'join',
      'joins',
      'joining cards',
      'join cards',
      'join two cards',
      'connect clues',
      'connect cards',
      'threads',
    ],
    program: 'Case File',
    asked: {
      how: [
        'how do i join cards',
        'how do i connect two clues',
        'how do i use the thread',
        'what do i do with the cards',
        'how do i tie a thread',
      ],
      about: [
        'what does joining cards do',
        'what happens when a join holds',
        'what do i get for a join',
        'why did my join fall off',
        'my thread fell off',
        'which cards belong together',
      ],
      cost: [
        'how many wrong joins can i make',
        'how many joins are there',
        'how many tries do i have to join',
        'do joins pay gum',
      ],
    },
    says: {
      about: [
        'A thread between two cards that belong together stays and tells you something; some pay GUM or show where to go. One that does not hold falls off, whatever was near. Which belong together you have to see for yourself.',
      ],
      how: [
        'In the Case File lead the yellow thread from one pin to another, or press one pin and then the other. It takes a wallet.',
      ],
      cost: [
        'Twenty that fall are allowed in a day, by UTC; what holds costs nothing. Some joins pay 5 GUM to a wallet with a Flunk, each once.',
      ],
    },
    leads: ['case-file', 'reading-pins'],
  },
  {
    id: 'reading-pins',
    area: 'story',
    title: 'the pins of the three readings',
    names: ['reading pins', 'pins of the readings', 'colored pins', 'three colors', 'three pins'],
    program: 'Case File',
    asked: {
      about: [
        'what are the three colors of pins',
        'what do the pins on the cards mean',
        'what are the colored pins',
        'what is the readings page',
      ],
      how: [
        'how do i pin a reading',
        'how do i sort my clues by theory',
        'are my pins judged',
        'is there a right reading',
        'do pins count for something',
      ],
    },
    says: {
      about: [
        'Each card has three small pins, one for each reading: he planned to leave, somebody made him, he never left. The page Readings hangs your cards under what you pinned to them.',
      ],
      how: [
        'Press a pin on a card, as many as you like, and again to take it off. Nobody judges it: no reading is the right one.',
      ],
    },
    leads: ['three-readings', 'joins'],
  },
  {
    id: 'map-pins',
    area: 'town',
    title: 'the pins on the map',
    names: [
      'pins on the map',
      'map pins',
      'yellow pin',
      'yellow pins',
      'red pin',
      'red pins',
      'pin on the map',
    ],
    program: 'Case File',
    asked: {
      about: [
        'what do the pins on the map mean',
        'what is the yellow pin',
        'what are the pins for',
        'why are there pins on the map',
      ],
      how: [
        'how do i turn the pins off',
        'how do i get pins on the map',
        'how do i show clues on the map',
        'where do i turn on the pins',
      ],
    },
    says: {
      about: [
        'A red pin on the map is an objective that you can do there. Yellow ones are from the Case File: something can be taken there, a person was not asked, or a card was not met. They never say what.',
      ],
      how: [
        'In the Case File, on the page What Next, "Show on the map" switches the yellow pins on and off. Red ones come with open objectives.',
      ],
    },
    leads: ['case-file', 'objectives'],
  },
  {
    id: 'shared-board',
    area: 'story',
    title: 'the board for two',
    names: [
      'shared board',
      'board for two',
      'case file for two',
      'open to',
      'case file with a friend',
      'board together',
      'case together',
    ],
    program: 'Case File',
    asked: {
      how: [
        'how do i open my case file to a friend',
        'how do i share my case file with a friend',
        'how do i invite somebody to my board',
        'how do i work on the case with a friend',
        'can i solve the mystery with a friend',
        'how do i close the shared board',
      ],
      about: [
        'what does my friend see on my board',
        'what can a guest do on my board',
        'who gets the gum on a shared board',
        'who sees my case file',
        'what do the flags mean',
        'what is turquoise',
      ],
      cost: ['how long does a shared board stay open', 'how many people can see my board'],
    },
    says: {
      about: [
        'The other person sees your cards, pins and threads live, marks cards with a flag and ties threads in turquoise; you are yellow. What holds is paid to you, and their own file learns nothing. Without an invitation nobody sees your board.',
      ],
      how: [
        'In the Case File press "Open to..." and type a username: their beeper tells them, and they say whether to come. Both need a wallet and a name. Either of you ends it.',
      ],
      cost: ['One other person at a time, for a day. You can ask ten people a day.'],
    },
    leads: ['case-file', 'joins'],
  },
  {
    id: 'share-board',
    area: 'story',
    title: 'the picture of your board',
    names: [
      'picture of my board',
      'share my board',
      'print my case file',
      'print my board',
      'print the board',
      'share my case file',
      'save my board',
      'picture of the case file',
    ],
    program: 'Case File',
    asked: {
      how: [
        'how do i print my case file',
        'can i share my board',
        'how do i show my case file to others',
        'how do i save my case file as a picture',
        'can i export my clues',
      ],
    },
    says: {
      about: [
        '"Share..." in the Case File makes one picture of your board, or of the readings: save it, share it, copy it, or print it on a sheet. No notes, names or wallets are on it.',
      ],
    },
    leads: ['case-file'],
  },
  {
    id: 'use-things',
    area: 'town',
    title: 'using what you carry',
    names: [
      'use a thing',
      'use an item',
      'use items',
      'my inventory',
      'inventory',
      'combine two things',
      'combine items',
    ],
    program: 'Pockets',
    asked: {
      how: [
        'how do i use a thing',
        'how do i combine two things',
        'how do i give something to somebody',
        'how do i show something to a person',
        'what do i do with the cassette',
        'what do i do with the things i found',
        'what are the things for',
      ],
      more: [
        'how do i put a thing back',
        'can i drop something',
        'can i lose a thing',
        'can somebody take my things',
      ],
      cost: ['how many things can i carry', 'how many things are there'],
      where: ['where is my inventory', 'where do i find things to take'],
    },
    says: {
      about: [
        'What you take in town lies in Pockets. Used where it belongs a thing makes a place say something more, or a person; elsewhere it stays in your hand. Two things are not joined with each other.',
      ],
      how: [
        'Drag a thing from below the picture on what you want to use it on, or choose it and press that. To show it to somebody, talk to them and press "Show...". Escape puts it away.',
      ],
      more: [
        'Put It Back, in Pockets, lays a thing where you found it; you can take it again. No one takes it from you: each person has a copy of their own.',
      ],
      cost: ['Nineteen things lie in town, and you may carry all of them.'],
      where: [
        'Beneath the picture of each place, and large in Pockets. For what is still to be found press around in places, or see What Next in the Case File.',
      ],
    },
    leads: ['pockets', 'case-file'],
  },
  {
    id: 'talking',
    area: 'town',
    title: 'talking to people of the town',
    names: [
      'talk to people',
      'talk to somebody',
      'people to talk to',
      'talk to the people',
      'talk to a person',
    ],
    asked: {
      how: [
        'how do i talk to people in town',
        'how do i talk to the cook',
        'who can i talk to',
        'what can i ask them',
        'how do i talk to the friends',
      ],
      cost: ['how many people can i talk to'],
      where: [
        'where are the people i can talk to',
        'where is somebody i can talk to',
        'where do i find witnesses',
      ],
      when: ['when are they there', 'why is nobody there', 'why is the cook not there'],
    },
    says: {
      about: [
        'Some people of the town talk: nine who saw something of that Friday, and the four friends. Press one in their place, choose a question, or show what you carry.',
      ],
      how: [
        'Press a person in the picture of their place: a window opens with what they say and what you can ask. "Show..." holds out what is in your pockets; that opens some mouths.',
      ],
      cost: ['Nine who saw something, and the four friends.'],
      where: [
        'Each in one place: the cook at the Snack Shack, the DJ at Flunk FM, the clerk in the Arcade, and so on. What Next in the Case File says whom you have not asked.',
      ],
      when: [
        'Some are there by day, some by night, some always. What Next in the Case File says which of it.',
      ],
    },
    leads: ['witnesses', 'four-friends'],
  },
];
