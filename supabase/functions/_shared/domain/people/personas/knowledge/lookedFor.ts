import type { Subject } from '../entry.ts';

/** What people look for and is not in this town, or is there and well hidden. */
export const LOOKED_FOR: readonly Subject[] = [
  {
    id: 'not-in-town',
    area: 'town',
    title: 'what the town has not',
    names: [
      'playground',
      'swimming pool',
      'pool',
      'skate park',
      'skatepark',
      'mall',
      'cinema',
      'movie theater',
      'hospital',
      'church',
      'bank',
      'supermarket',
      'zoo',
      'beach',
      'airport',
      'gas station',
    ],
    asked: {
      about: ['is there a playground', 'is there a swimming pool', 'is there a mall', 'is there a cinema'],
    },
    says: {
      about: [
        'The town map has none. To play there are the Arcade on Main Street, the swing at the Lake Tree, and the hoop on the garage of the Jock’s House.',
      ],
    },
    leads: ['hangouts', 'town-map'],
  },
  {
    id: 'courts',
    area: 'town',
    title: 'where sport is played',
    names: ['basketball court', 'basketball', 'hoop', 'sports hall'],
    asked: { where: ['where can i play basketball', 'where can i do sports'] },
    says: {
      about: [
        'For basketball there is the hoop on the garage of the Jock’s House. The gym is in the High School, which is sealed; the Football Field is open.',
      ],
    },
    leads: ['football-field', 'jocks-house'],
  },
  {
    id: 'easter-eggs',
    area: 'desktop',
    title: 'what is hidden here',
    names: ['easter egg', 'easter eggs', 'hidden features', 'hidden feature'],
    asked: {
      about: [
        'are there easter eggs',
        'is there anything hidden',
        'is there something secret here',
        'what is hidden here',
      ],
      how: [
        'where do i find the hidden codes',
        'where are the secret codes',
        'where do i find secrets',
        'where are the secrets',
        'what is the secret of the town',
        'are there secret codes',
        'how do i find easter eggs',
        'where are the easter eggs',
      ],
    },
    says: {
      about: [
        'Yes, plenty: themes that are found and not listed, words that the Terminal knows and does not list, and things in town that answer differently the second time, and again by night.',
      ],
      how: [
        'Press things twice, come again after dark, type at the Terminal what you have read on walls, and read the Game Manual to its last page. Settings, page User, hints at the themes.',
      ],
    },
    leads: ['settings', 'terminal'],
  },
  {
    id: 'his-papers',
    area: 'story',
    title: 'who he is on paper',
    names: ['his age', 'his address', 'his real name', 'his last name', 'his birthday', 'his grade'],
    asked: {
      about: [
        'how old is flunko',
        'where does flunko live',
        'what is the last name of flunko',
        'is flunko his real name',
        'which grade is flunko in',
        'when is the birthday of flunko',
      ],
    },
    says: {
      about: [
        'No poster says how old he is or where he lives, and everybody calls him Flunko. On paper there is a locker, 117, and a late slip.',
      ],
    },
    leads: ['looks', 'locker-117'],
  },
  {
    id: 'language',
    area: 'desktop',
    title: 'the language',
    names: [
      'language',
      'languages',
      'translate',
      'translation',
      'in spanish',
      'in german',
      'in french',
      'in japanese',
    ],
    asked: {
      about: [
        'can i use this in spanish',
        'what languages are there',
        'do you speak spanish',
        'do you speak german',
        'can i change the language',
        'habla espanol',
      ],
    },
    says: {
      about: [
        'This computer has English and nothing else; it was bought in Arcadia in 1995. So have I. Speak plainly, and I follow, mostly.',
      ],
    },
    leads: ['settings'],
  },
];
