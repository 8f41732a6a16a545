import type { Subject } from '../entry.ts';

/** Pocket Juniors: their classes, duels and cards. */
export const JUNIORS: readonly Subject[] = [
  {
    id: 'juniors',
    area: 'making',
    title: 'Pocket Juniors',
    names: ['pocket juniors', 'pocket junior', 'juniors', 'junior', 'jnr', 'jnrs'],
    program: 'Pocket Juniors',
    asked: {
      about: ['what is a junior', 'what are pocket juniors', 'what are jnrs'],
      how: [
        'how do pocket juniors work',
        'how do i make a junior',
        'how do i dress a junior',
        'how do i build a team',
        'how do i add a jnr',
      ],
      cost: ['how many juniors can i have', 'how big is a team'],
    },
    says: {
      about: [
        'Pocket Juniors are small 3D figures that you dress with items of seven groups. Each is of one of eight classes with two spells, has a card, and fights duels. Where your desktop has no icon of it yet, it opens later.',
      ],
      how: [
        'In Pocket Juniors choose one item of each group, or press Randomize. "Add a JNR" gives the team another, up to three.',
      ],
      cost: ['A team has up to three Juniors. They cost nothing, and stay in this browser.'],
      more: ['A Junior is of the class that most of its items are from.'],
    },
    leads: ['junior-duels', 'junior-cards'],
  },
  {
    id: 'junior-classes',
    area: 'making',
    title: 'the classes of Juniors',
    names: ['junior classes', 'junior class', 'classes of juniors', 'class of a junior', 'spells', 'spell'],
    asked: {
      about: [
        'what is a good strategy in a duel',
        'how do i win a duel',
        'which junior is best',
        'what is the best junior',
        'how do i get better stats',
        'how do i make my junior stronger',

        'what classes do juniors have',
        'which classes are there for juniors',
        'what spells are there',
        'which junior is the strongest',
        'which class is best',
      ],
    },
    says: {
      about: [
        'Juniors have eight classes: History, Art, Math, Biology, Music, Sport, Physics and Chemistry. Each has an offensive and a defensive spell. None is the strongest by itself: the items decide.',
        'The eight classes are History, Art, Math, Biology, Music, Sport, Physics and Chemistry. Sport has Power Strike, for one, and Math the Geometric Shield.',
      ],
    },
    leads: ['juniors', 'junior-duels'],
  },
  {
    id: 'junior-duels',
    area: 'making',
    title: 'the duels of Juniors',
    names: ['duel', 'duels', 'junior duel', 'battle', 'battles'],
    asked: {
      about: [
        'do duels have a seed',
        'is a duel random',
        'does the same code play the same duel',
        'how do duels work',
        'what is a duel',
        'can juniors fight',
        'what decides a duel',
      ],
      how: ['how do i start a duel', 'how do i duel a friend', 'can i fight a friend'],
    },
    says: {
      about: [
        'A duel follows from two teams of Juniors and a number: their stats and spells decide it, and it ends after thirty rounds at the latest. You watch it at three speeds, or skip it.',
      ],
      how: [
        'Start a duel in Pocket Juniors. Its code plays the same duel for everyone, so give it to a friend.',
      ],
      more: ['In a duel a Junior begins at attack 20 and health 40.'],
    },
    leads: ['juniors', 'junior-classes'],
  },
  {
    id: 'junior-cards',
    area: 'making',
    title: 'the cards of Juniors',
    names: ['junior card', 'cards', 'card', 'trading card'],
    asked: {
      about: [
        'can i make a card',
        'what is on a card',
        'is there a card of my junior',
        'make a card of my player',
      ],
      how: [
        'can i trade cards',
        'can i give a card to a friend',
        'how do i save a card',
        'how do i publish a card',
      ],
    },
    says: {
      about: [
        'A Junior has a card in the color of its class, with its picture, name, set, stats and spells. If you have a figure of your own, the card carries it as a seal.',
      ],
      how: [
        'Cards are not traded: save yours as a PNG and give it to whom you like, or publish it on the wall.',
        '"Save to your Device" gives the card as a PNG, and Publish pins it to the wall.',
      ],
    },
    leads: ['juniors', 'wall'],
  },
];
