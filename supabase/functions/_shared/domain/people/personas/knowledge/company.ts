import type { Subject } from '../entry.ts';

/** Other people: the rooms of the messenger, and who is about in town. */
export const COMPANY: readonly Subject[] = [
  {
    id: 'messenger',
    area: 'desktop',
    program: 'Chat Rooms',
    title: 'the Messenger',
    names: [
      'messenger',
      'chat',
      'chat rooms',
      'chat room',
      'general chat',
      'gaming lounge',
      'study hall room',
      'music and chill',
    ],
    asked: {
      about: ['what chat rooms are there', 'how many chat rooms are there', 'what is the messenger for'],
      who: [
        'who else is here',
        'who else can i talk to',
        'who can i talk to',
        'are there other rooms',
        'what other rooms are there',
        'are there real people here',
        'who are the other bots',
      ],
      how: [
        'how do i find people to talk to',
        'where do i find people to talk to',
        'who can i talk to here',

        'how do i leave this chat',
        'how do i switch rooms',
        'where are the other people',
        'i want to talk to a real person',

        'how do i chat',
        'how do i chat with real people',
        'how do i talk to other people',
        'how do i write to other players',
        'how do i join a chat room',
        'how do i meet people',
        'how do i make friends here',
        'how do i send a private message to somebody',
      ],
    },
    says: {
      about: [
        'The Messenger has eight rooms: FlunkBot, WZRD, Town Gossip and Sportscenter, who are personas, and General Chat, Gaming Lounge, Study Hall and Music & Chill, where people are.',
      ],
      who: [
        'Four personas: FlunkBot, WZRD, Town Gossip, Sportscenter. And in General Chat, Gaming Lounge, Study Hall and Music & Chill there is whoever is there tonight.',
      ],
      how: [
        'Open Chat Rooms, pick General Chat or another room of people, write and press Enter. To write there you need a profile; everybody reads it, for there are no private rooms.',
      ],
      where: ['You are in it. On the desktop it is called Chat Rooms.'],
      cost: ['Talking is free. One writes at most twenty messages a minute in the rooms of people.'],
      more: [
        'A number beside a room counts what you have not read there.',
        'Links in the rooms open only after you were told where they lead.',
      ],
    },
    leads: ['chat-present', 'colleagues', 'chat-mention'],
  },
  {
    id: 'chat-present',
    area: 'desktop',
    title: 'who is here now',
    names: ['online list', 'who is online', 'online people', 'online players', 'online users', 'around town'],
    asked: {
      how: [
        'can others see where i am',
        'can others see where my child is',
        'do others see where i am in town',
        'how do i stop others seeing me in town',
        'how do i change what others see of me',

        'can i hide',
        'how do i hide',
        'can i be invisible',

        'why can i not see my friends in town',
        'why do i see nobody in town',
        'where are my friends',
        'nobody is here',
      ],

      about: [
        'hi nobody is online',
        'nobody is online',
        'is nobody here',

        'how many people are on right now',
        'how many people are here right now',
        'who is on right now',

        'who is online',
        'how do i see who is online',
        'how do i know who is online',
        'how many people are online',
        'are there other players here',
        'is anybody else playing',
        'is anyone online',
        'are my friends online',
        'can i see who is in the room',
        'can i hide that i am online',
        'how do i appear offline',
        'how do i become invisible',
      ],
    },
    says: {
      about: [
        'Beside each room of people the Messenger lists who is here now, and around town who else is about and where. In town at this moment: {inTown}.',
        'Look at the list Here now in a room of the Messenger, and at the faces on the Town Map. To be in neither, turn off in Settings, under User, that others see you in town.',
        'Real players, yes: the list Here now in the Messenger has their names, and Around town says where in Arcadia each of them is.',
      ],
      where: ['At the side of each room in the Messenger; on a phone behind the button Here.'],
      how: [
        'You see those who are in the same place at the same minute, signed in, with a profile, and who let others see them (Settings, User). Around town in the Messenger says who is where.',
        'To be unseen, go to Settings, then User, and turn off that others see where you are.',
      ],
    },
    leads: ['figures', 'messenger'],
  },
  {
    id: 'chat-mention',
    area: 'desktop',
    title: 'mentions and replies',
    names: [
      'mention',
      'mentions',
      'tag somebody',
      'at sign',
      'reply to a message',
      'replies',
      'emoji',
      'emojis',
    ],
    asked: {
      how: [
        'how do i mention a friend in chat',
        'how do i tag somebody in chat',
        'how do i call somebody in the room',
        'how do i reply to a message',
        'how do i use emoji',
        'how do i get notified in chat',
      ],
    },
    says: {
      about: [
        'Write @ and a name to mention a person: their message is marked, it sounds, and their taskbar tells them. Replies do the same, and ten emoji sit in the toolbar.',
      ],
      how: [
        'Type @ and the name. To reply, press a message with the right button, or hold it, and choose Reply. The sound has a switch in the same window.',
      ],
    },
    leads: ['messenger', 'chat-own'],
  },
  {
    id: 'chat-own',
    area: 'desktop',
    title: 'taking back a message',
    names: [
      'edit a message',
      'remove a message',
      'take back a message',
      'my message',
      'unsend',
      'typo in a message',
    ],
    asked: {
      how: [
        'can i delete a message i sent',
        'how do i delete my message',
        'how do i edit a message',
        'can i unsend a message',
        'how long can i edit a message',
        'i made a typo in chat',
        'why was my message not sent',
        'why was my message removed',
      ],
      when: [
        'what happens to a message after i send it',
        'where does my message go',
        'how long are messages kept',
        'when are messages deleted',
      ],
    },
    says: {
      about: [
        'Your own message can be edited or removed within a minute, by its menu: right button, a long press, or Enter. Arrow up edits the last one.',
      ],
      how: [
        'Within a minute of sending: press the message with the right button, or hold it, then Edit or Remove. After that it stays; what was removed leaves a line that says so.',
      ],
      when: ['For a minute you may change it. The rooms of people keep messages for 90 days.'],
      why: [
        'One that is refused says why: too long, too many in a minute, the same twice, or words that are not written here.',
      ],
    },
    leads: ['chat-report', 'messenger'],
  },
  {
    id: 'chat-report',
    area: 'desktop',
    title: 'reporting and blocking',
    names: [
      'report a person',
      'report somebody',
      'report a message',
      'block',
      'blocked',
      'harassment',
      'bully',
      'spam',
      'spammer',
      'scammer',
      'troll',
    ],
    asked: {
      who: ['where can i read the rules', 'what are the rules', 'what is allowed in the chat'],

      about: ['what happens after i report a message', 'what happens with a report'],

      how: [
        'how do i report somebody',
        'how do i report a player',
        'how do i block somebody',
        'can i block somebody',
        'somebody annoys me',
        'how do i ignore somebody',
        'how do i mute somebody',
        'how do i unblock somebody',
        'somebody is rude to me',
        'somebody is being mean in chat',
        'somebody insults me',
        'somebody is spamming',
        'who moderates the chat',
        'are there moderators',
        'what are the chat rules',
        'can i get banned',
        'what happens if i break the rules',
        'why was i muted',
      ],
    },
    says: {
      about: [
        'A bad message is reported by its menu, for one of five reasons, and people of the school read it. Block hides you and a person from each other, everywhere.',
      ],
      how: [
        'Press the message with the right button, or hold it: Report sends it to those who look after the rooms, Block hides you and its author from each other, everywhere. Settings, under Privacy, takes them back and says what became of a report.',
      ],
      who: [
        'People of the school read each report. Slurs, threats and the words of scams do not get through to begin with.',
      ],
    },
    leads: ['messenger', 'privacy'],
  },
  {
    id: 'figures',
    area: 'town',
    title: 'the figures in town',
    names: [
      'figures',
      'little figures',
      'small figures',
      'little people',
      'other people in town',
      'together in the town',
      'wave',
      'waving',
      'people at the edge',
    ],
    asked: {
      why: ['how do i know if somebody waved at me', 'who waved at me', 'somebody waved at me'],
      about: [
        'what are those little figures at the edge of the screen',
        'what are the small figures on the map',
        'who are the people standing in the picture',
        'can i see other people in the town',
        'do others see me in town',
        'who can see me in town',
        'can other players see me',
        'can other people see where i am',
        'do people see where i am in town',
        'how do i hide where i am',
        'can i meet other players in town',
      ],
      how: [
        'how do i say hi to somebody in town',
        'how do i say hello in town',

        'how do i find my friend in town',

        'how do i wave at somebody',
        'how do i greet somebody in town',
        'can i wave to people',
        'can i play with my friends',
        'can we explore together',
        'is there multiplayer',
        'can i race my friend',
        'can i play against my friend',
        'can two people play together',
      ],
      who: [
        'is anybody in town right now',
        'is anybody there right now',
        'how many people are in the town',
        'who is in town',
        'who is around',
        'is anybody here',
        'how many people are in town',
      ],
    },
    says: {
      about: [
        'Figures at the foot of a place are other people who are there just now, and they see you there too; in Settings, under User, one stays unseen. Press one to open their page, or wave.',
        'Those are real people in the same place as you, at the same minute. Press a figure for their page or a room of the Messenger, or wave to all of them.',
      ],
      who: [
        'At this moment {inTown} can be seen in town. The map counts them at each location and shows up to six faces; in a place they stand at the foot of the picture.',
        { say: 'The streets are empty just now, as far as the map can tell.', otherwise: true },
      ],
      how: [
        'Meet in the same place: you see each other at the foot of the picture. The button Wave waves to all who are there; a press on a figure offers their page and a chat room. Floodlights that one of you switches burn for both. Scores you beat one after the other, on the same boards.',
      ],
      why: [
        'Whoever waves has an arm up for a second, it is heard softly, and it says who. Wave back with the button Wave.',
        'An empty town would be a sad one. In Settings, under User, you can stay unseen.',
      ],
    },
    leads: ['chat-present', 'own-page', 'arcadia'],
  },
];
