import type { Subject } from '../entry.ts';

/** What Flunko said, had with him and left, and who was close to him. Nothing here settles what became of him. */
export const ABOUT_HIM: readonly Subject[] = [
  {
    id: 'his-words',
    area: 'story',
    title: 'what he said',
    names: ['his words', 'last words', 'what he said', 'goodbye', 'his voice', 'good bye note'],
    asked: {
      about: [
        'who wrote the notes',
        'who wrote the letters',
        'who do you think wrote the notes',
        'what do the letters say',

        'what did he say',
        'what did flunko say',
        'what did flunko say that day',
        'what were his last words',
        'did he say goodbye',
        'did he tell anybody',
        'did he leave a note',
        'did he leave a message',
        'did he write a letter',
        'what did he tell the dj',
        'what did he tell the cook',
        'what did he say at the bar',
        'what did he say on the phone',
      ],
    },
    says: {
      about: [
        'What he said that day, as far as it was heard: to the clerk’s bear, “I’ll come back for it”; to the cook, thanks, for both straws; to the DJ, “Play it at eight.”',
        'He left words with several: “I’ll come back for it” at the Arcade, “Play it at eight” at Flunk FM, and one word on the phone of the bar, which the bartender forgot. No goodbye is among them.',
        'In writing: a slip at the prize booth, WILL COME BACK FOR IT, with will underlined, and letters in the hollow tree, one for each friend and one more.',
      ],
    },
    leads: ['witnesses', 'tape', 'room-the-hollow-of-the-tree'],
  },
  {
    id: 'his-things',
    area: 'story',
    title: 'what he had with him',
    names: [
      'his things',
      'his stuff',
      'his belongings',
      'luggage',
      'suitcase',
      'packed bag',
      'flunkos things',
    ],
    asked: {
      about: [
        'what does each of the four friends hide',
        'which friend has which of his things',
        'who has what of him',
        'what did each friend keep',
        'what do the four friends hide',

        'did he pack a bag',
        'did he take anything with him',
        'what did he have with him',
        'what did flunko take with him',
        'what did he carry',
        'where are his things',
        'who has his things',
        'did he have money',
        'did he have a phone',
        'did he have a ticket',
      ],
    },
    says: {
      about: [
        'He packed nothing that was seen: his backpack had been left in the Jock’s closet on the Thursday, and the jacket stayed on its seat. With him went a hat that unravels, and perhaps a ticket for two.',
        'His things are spread over four houses: backpack with the Jock, a copy of the tape with the Geek, the invitation with the Prep, the map with the Freak. What he had on him was a hat, sneakers and somebody’s quarters.',
      ],
    },
    leads: ['four-friends', 'teddy', 'quarters'],
  },
  {
    id: 'closest',
    area: 'story',
    title: 'who was closest to him',
    names: [
      'best friend',
      'closest friend',
      'best friend of flunko',
      'crush of flunko',
      'girlfriend',
      'boyfriend',
      'secret admirer',
    ],
    asked: {
      about: ['can flunko be my friend', 'can i be friends with flunko'],

      who: [
        'who would flunko run away with',
        'who would go with flunko',
        'who did he trust',

        'who was his best friend',
        'who was flunkos best friend',
        'who was closest to him',
        'who misses him most',
        'which of the four misses him most',
        'who loved him',
        'who did flunko like',
        'who had a crush on flunko',
        'did the prep and flunko go out',
        'was flunko in love',
        'who knew him best',
        'does anybody miss him',
        'is anybody sad about flunko',
      ],
    },
    says: {
      about: [
        'Each of the four thought to be the only one. A cup in the Jocks’ house says BEST FRIEND, and the name is unscrewed.',
      ],
      who: [
        'Ask the four and each says: I was. The Freak baked a cake, the Prep was to come along to the dance, the Jock washes a jacket every day, the Geek plays four minutes of him over and over. Who misses him most is a close race.',
        'The Prep was to go to the dance with him and told nobody, and the Freak’s diary says HE SAID I COULD KEEP IT. More than that nobody has admitted. The cup that says BEST FRIEND has lost its name.',
      ],
    },
    leads: ['four-friends', 'his-life', 'dance'],
  },
  {
    id: 'by-water',
    area: 'story',
    title: 'whether he went by water',
    names: [
      'drown',
      'drowned',
      'in the lake',
      'swim away',
      'swam away',
      'swum',
      'holding your breath',
      'bottom of the lake',
    ],
    asked: {
      about: [
        'did he drown',
        'is he in the lake',
        'could he have swum away',
        'did flunko swim across the lake',
        'did he fall into the lake',
        'is flunko at the bottom of the lake',
      ],
    },
    says: {
      about: [
        'The water gave more than it took: a light moved over the lake at eleven, and wet prints lead out of it and not in. The book on holding one’s breath is overdue. So somebody came up, and nobody was seen to go down.',
      ],
    },
    leads: ['footprints', 'lake-tree', 'is-he-ok'],
  },
  {
    id: 'what-people-did',
    area: 'story',
    title: 'who could have stopped it',
    names: ['cover up', 'conspiracy', 'secret society', 'government', 'prank', 'hoax', 'publicity stunt'],
    asked: {
      about: [
        'is it a cover up',
        'is there a conspiracy',
        'was it a prank',
        'is it all a hoax',
        'did he make it all up',
        'was it an accident',
        'was it aliens',
        'was it a ghost',
        'did a monster take him',
      ],
    },
    says: {
      about: [
        'A prank would have ended by Monday. A conspiracy needs more than four people who say the same sentence. What is on record: a plan, another hand, or a boy who never left, and each clue fits two of them.',
        'People say prank, ghost, cover-up. The posters were printed before he was gone, so somebody knew something; that is as far as the paper goes.',
      ],
    },
    leads: ['three-readings', 'posters', 'suspects'],
  },
];
