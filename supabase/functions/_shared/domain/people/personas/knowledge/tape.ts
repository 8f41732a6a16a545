import type { Subject } from '../entry.ts';

/** The tape, and what is on it. */
export const TAPE: readonly Subject[] = [
  {
    id: 'tape',
    area: 'story',
    title: 'the tape',
    names: [
      '6:40',
      '8 pm',
      'tape',
      'cassette',
      'black cassette',
      'tape without label',
      'recording',
      'black tape',
    ],
    asked: {
      where: ['who has a copy of the tape', 'who has the tape now', 'who has a copy now'],

      how: [
        'can i hear it',
        'can i hear the tape',
        'how can i hear the tape',
        'where can i listen to the tape',
      ],
      more: [
        'how can a room be bigger than any in town',
        'which room is on the tape',
        'where was the tape recorded',
        'what room is it',

        'can i hear the tape',
        'what is so special about the tape',
        'is there a copy of the tape',
        'who has the copy',
      ],

      about: [
        'what was the tape called',
        'what is the name of the tape',
        'is there a label on the tape',
        'what is on the tape',
        'what did he leave at the radio',
        'what did the radio play',
      ],
      why: ['who heard the tape', 'who listened to the tape'],
      who: [
        'did the geek tell the police about the tape',
        'do the police have the tape',

        'did the geek make the tape',
        'who made the tape',
        'who recorded the tape',
        'who is on the tape',
        'whose voice is on the tape',
        'who gave the dj the tape',
        'who brought the tape',
        'who has the tape',
      ],
      when: [
        'when did he leave the tape',
        'when did flunko leave the tape at the station',
        'when was the tape played',
        'when can i hear the tape',
      ],
    },
    says: {
      about: [
        'A black cassette without a label. He left it at Flunk FM at 6:40 that Friday and said: play it at eight. On it are four minutes of a room, and somebody knocking.',
        'Four minutes of a room. No voice, no music: a room, and knocking. It went on the air at eight.',
      ],
      when: [
        'He handed it in at 6:40 and it was played at eight that Friday. Flunk FM plays it again every Friday from 8:00 to 8:04 in the evening, so you can count for yourself.',
      ],
      where: ['The DJ has it at Flunk FM, and the Geek has a copy.'],
      who: [
        'Who recorded it is not known: Flunko brought it, without a label, and the Geek only copied it. There is no voice on it, only a room, a breath, and the knocking.',
        'He brought it, the DJ played it, the Geek copied it. Who knocks on it is the question.',
      ],
      why: [
        'Everybody with a radio heard it: the four friends, the bar, the cook, who pulled the batteries. It went on.',
        'He named the hour himself. Why that hour is one of the things that nobody can ask him.',
      ],
      how: ['Turn the radio to {frequency:Flunk FM} on a Friday at eight in the evening, Arcadia’s time.'],
      more: [
        'The room on it is bigger than any in Arcadia.',
        'There is a breath in the middle of it.',
        'It is always found rewound.',
      ],
    },
    leads: ['knocking', 'flunk-fm', 'geeks-house'],
  },
  {
    id: 'knocking',
    area: 'story',
    title: 'the knocking',
    names: ['knocking', 'knock', 'knocks', 'who knocks', 'knock knock'],
    asked: {
      more: [
        'have you heard the knocking',
        'did you hear a knock',
        'can i knock back',
        'what happens if i knock',
      ],

      about: [
        'is there a ghost in the school',
        'is the school haunted',
        'is there a ghost',

        'is there a ghost in the school',
        'is the school haunted',
        'is there a ghost',
        'what is that knocking',
        'what are the knocks',
      ],
      who: ['who is knocking', 'who knocks on the tape'],
      cost: [
        'how many knocks',
        'how many knocks are on the tape',
        'how many times do they knock',
        'how often is there knocking',
        'number of knocks',
      ],
    },
    says: {
      about: [
        'Since that Friday somebody knocks at night, always the same number of times. The answer, they say, comes from inside.',
        'The knocking is on the tape, and it is heard at the Arcade, the motel and the treehouse. What is knocked on is always cold.',
      ],
      cost: [
        'Count it yourself: Flunk FM plays the tape every Friday at eight. A number that is told is never believed.',
        'As many times as the tape has it, and never one less. Bring fingers, and a few toes.',
      ],
      where: ['At the Arcade’s door, at a motel wall, at the treehouse, in a cellar. Officially nowhere.'],
      when: ['At night, since that Friday.'],
      who: ['From which side it comes, and from whom, is an open question.'],
      how: ['Politely. At a certain door, after dark, it is said to work both ways.'],
      why: ['To be let in, or to be let out. Nobody has settled it.'],
      more: [
        'A tally is scratched at the motel by somebody who listens at the wall.',
        {
          say: 'You have been behind the machines, so you know how easily one can answer.',
          when: { any: ['opened:night-entrance'] },
        },
      ],
    },
    leads: ['tape', 'arcade'],
  },
];
