import type { Subject } from '../entry.ts';

/** What is locked, and what it takes to get in, without the numbers. */
export const LOCKED: readonly Subject[] = [
  {
    id: 'teddy',
    area: 'story',
    title: 'the Teddy backpack',
    names: ['teddy backpack', 'teddy', 'inside the backpack', 'bear backpack'],
    asked: { how: ['how do i get into the teddy backpack', 'who may enter the teddy backpack'] },
    says: {
      about: [
        'At the back of the Jocks’ closet sits a Teddy backpack, its face to the wall. One can go inside it, if one owns a Backpack with the base Teddy.',
      ],
      where: ['In the closet of the Jock’s bedroom.'],
      how: ['You need to be let into the Jock’s House, and to hold a Backpack whose base is Teddy.'],
      who: ['He left it there on the Thursday.'],
      why: ['Bigger than a bear and softer than a cave: a good place to keep a thing.'],
      more: ['A seam of its lining is mended in yellow.'],
    },
    leads: ['backpacks', 'jocks-house'],
  },
  {
    id: 'trunk',
    area: 'story',
    title: 'the trunk under the bed',
    names: ['trunk', 'digital lock', 'lock', 'locks', 'keypad'],
    asked: {
      how: [
        'the trunk is locked',
        'how do i get the trunk open',
        'how do i open the trunk',
        'unlock the trunk',
        'open the lock',
        'get into the trunk',
        'solve the trunk',
      ],
      about: ['what is in the trunk', 'what is under the bed', 'what is inside the trunk'],
      when: [
        'what happens if i type the wrong code in the trunk',
        'what happens after a wrong code',
        'what if i type the wrong code',
        'how long is the trunk jammed',
        'how many tries at the trunk',
        'how long am i locked out',
      ],
    },
    says: {
      about: [
        'A steel trunk with a number lock under the Jock’s bed. Four digits; different chapters want different ones. What is in it is for whoever opens it.',
        {
          say: 'You have opened the trunk, so you know that somebody folded all that to be found.',
          when: { any: ['opened:under-the-bed'] },
        },
      ],
      where: ['Under the bed in the Jock’s House.'],
      how: [
        'Four digits, and the town wears them openly: things that roll, slips that are kept, clocks that agree. Nobody will tell you; look around.',
        'Read what people write, and do not believe that a number on a wall is there by accident. Four digits, then Submit.',
      ],
      when: [
        'The first wrong codes cost nothing. After the fifth the latch jams for half a minute, and longer each time after that.',
      ],
      who: ['It takes codes from those who may enter the Jock’s House.'],
      why: ['Whatever is inside, he asked the Principal for a key first.'],
      cost: ['Opening it by a chapter’s code is an overachiever’s objective, and pays what Objectives says.'],
      more: ['Somebody wrote in the dust under the bed: ASK THE CLOCK.'],
    },
    leads: ['jocks-house', 'objectives', 'old-shed'],
  },
  {
    id: 'cellar',
    area: 'story',
    title: 'the cellar door',
    names: ['cellar door', 'cellar', 'freaks cellar'],
    asked: {
      more: ['does the cellar connect to the school', 'where does the cellar lead'],
      why: [
        'should i open the cellar',
        'what is behind the cellar door',
        'what is down there in the cellar',
        'what would happen if i open the cellar',
      ],
      how: [
        'how do i open the cellar',
        'unlock the cellar',
        'what is a quarter of a code',
        'where is the board by the telephone',
        'how do i leave my name at the door',
        'who can tell me my quarter',
      ],
    },
    says: {
      about: [
        'The cellar door of the Freaks: slanted, chained from outside, with a lock of four digits. Small wet footprints lead to it.',
        {
          say: 'You have opened the cellar. The footprints go down, over the water, and none come up.',
          when: { all: ['opened:cellar'] },
        },
      ],
      where: ['Beside the Freak’s House, in the garden.'],
      how: [
        'By four digits that are yours alone: four houses keep one each, on a board by the telephone in the kitchen. In your own house you read yours; at the others leave your name at the door, and a member tells you. After a night somebody leaves a note in any case.',
      ],
      who: ['Everybody with a Flunk can try it: it stands outside. Who has opened it may go down.'],
      why: [
        'What comes of it one learns by opening it: a room below, air that smells of candles and rain, and prints that lead in and not away. Nothing bites. Something answers.',
        'The chain is on the outside. Think about that.',
      ],
      more: ['Behind the bricks in the basement the plan says cellar. Behind the cellar the ink has run.'],
    },
    leads: ['freaks-house', 'footprints'],
  },
  {
    id: 'geeks-shed',
    area: 'story',
    title: "the Geeks' shed",
    names: ['geeks shed', 'shed security', 'security shed', 'steel door'],
    asked: { how: ['how do i open the geeks shed', 'unlock the shed', 'open the shed'] },
    says: {
      about: [
        'The Geeks’ shed has a steel door and a lock called Shed Security Access. Four digits, two tries, and then an hour of thinking.',
        {
          say: 'You have opened the Geeks’ shed: five chairs round a radio, and a cable that goes down. They know. They have it on tape.',
          when: { all: ['opened:shed'] },
        },
      ],
      where: ['In the garden of the Geek’s House. The old shed by the rails is another one.'],
      how: [
        'By four digits that are yours alone, one from each house, and with care: the second wrong code locks it for an hour.',
      ],
      who: ['Everybody with a Flunk can try it: it stands outside. Who has opened it may go in.'],
      more: ['It hums when the dish turns.'],
    },
    leads: ['geeks-house'],
  },
];
