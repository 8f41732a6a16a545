import type { Subject } from '../entry.ts';

/** What people ask of the Friday, one question at a time. None of them is settled here (docs/story.md). */
export const OPEN_QUESTIONS: readonly Subject[] = [
  {
    id: 'suspects',
    area: 'story',
    title: 'the suspects',
    names: ['suspect', 'suspects', 'culprit', 'guilty', 'innocent', 'accused', 'alibi', 'who to trust'],
    asked: {
      who: [
        'who did it',
        'who is the culprit',
        'who is behind it',
        'who is to blame',
        'who took flunko',
        'who kidnapped flunko',
        'who is lying',
        'who can i trust',
        'who are the suspects',
        'who should i trust less',
        'who do you trust',
        'who looks suspicious',
        'who looks guilty',
        'did the friends do it',
        'was it the jock',
      ],
    },
    says: {
      about: [
        'Nobody is accused. People whisper of the Principal, who refused a key; of the janitor, who has a key to nearly everything; of the motel’s manager, who looks at the money; and of four friends with one statement in four copies.',
      ],
      who: [
        'Nobody is accused. The Principal refused him a key, the janitor has nearly all of them, the manager looks at the money, and four friends told the police the same words. Each of it fits one reading and spoils another.',
        'Each of the four friends hides something of his, so all four look guilty, and of hiding they are. Of more than that nobody has shown anything.',
      ],
      why: ['A reason to make him go? One that anybody would say aloud has not been found.'],
      more: [
        'The janitor left his bucket on that Friday, and has been asking after it since. The water in it is still warm.',
        'The shredder everybody suspects ate report cards. It is a red herring.',
      ],
    },
    leads: ['three-readings', 'four-friends', 'red-herrings', 'witnesses'],
  },
  {
    id: 'witnesses',
    area: 'story',
    title: 'the witnesses',
    names: ['witness', 'witnesses', 'eyewitness', 'testimony', 'statement', 'statements'],
    asked: {
      who: [
        'who should i talk to about the case',
        'who should i ask about him',
        'who knows the most',
        'who knows something',
        'who should i question',
        'who are the witnesses',
        'are there witnesses',
        'who saw him that day',
        'who talked to flunko on friday',
      ],
      about: [
        'what does the cook think happened',
        'what do the witnesses think',
        'what does everybody think happened',

        'what did the clerk see',
        'what did flunko say to the clerk',
        'what did the dj see',
        'what did the witnesses say',
        'did anybody see him leave',
      ],
    },
    says: {
      about: [
        'The Principal saw him at half past seven, the prize clerk at 3:10, the cook at 4:30, the DJ at 6:40, eight hundred people at kickoff. After 8:04: a manager, when asked twice, and an angler who saw a light.',
        'The clerk saw him leave the bear and say, to the bear: “I’ll come back for it.” The cook saw two straws and a second shadow, the DJ got a tape and an hour. Nobody saw him leave the top row.',
      ],
      who: [
        'The Principal, the prize clerk, the cook, the DJ, everybody at the game, the manager of the motel, and an angler. Each saw one piece, and none of them 8:04.',
      ],
      more: ['Four friends gave four statements, and they are the same word for word.'],
    },
    leads: ['suspects', 'timeline', 'police-station'],
  },
  {
    id: 'clues',
    area: 'story',
    title: 'the clues',
    names: [
      'clue',
      'clues',
      'best clue',
      'biggest clue',
      'secret clue',
      'secrets of the town',
      'hidden things',
    ],
    asked: {
      where: [
        'where is everybody hiding stuff',
        'where are things hidden',
        'where should i look',
        'where do i start looking',
      ],

      how: [
        'how do i know which clues are fake',
        'how do i solve the mystery',
        'how do i investigate',
        'how do i become a detective',
        'how can i solve this',
      ],

      about: [
        'which rumor is true',
        'what is true and what is not',

        'give me a clue nobody has found',
        'what clues are there',
        'what is the biggest clue',
        'what should i look at',
        'what is the best evidence',
        'what have i overlooked',
        'what did everybody miss',
        'what connects the clues',
      ],
    },
    says: {
      about: [
        'Count the cups. In all four kitchens there is one cup, mug or pair of chopsticks too many, and it is clean.',
        'On the slip in the prize booth he wrote: WILL COME BACK FOR IT. He underlined will.',
        'The third machine of the Arcade’s front row says: two players, one coin. At night it says PLAYER TWO READY.',
        'The lost and found has four red jackets of one size, and no student misses one.',
        'The posters were printed on the Friday before noon, hours before anybody was missing.',
        'The dark began at the school and went outward. Clocks on the mains stopped; watches went on.',
        'Bolts on the back room’s door of the Arcade: three, all on this side. What they keep out is on that one.',
        'A hat unravels. Where the yellow thread is, he was; where it is tied, he wanted it found.',
      ],
      where: [
        'Start where he started: the office, the Arcade, the Snack Shack, Flunk FM, the top row. Look by day, and again by night.',
      ],
      how: ['Press everything twice: many things have a second answer, and another one at night.'],
    },
    leads: ['red-herrings', 'thread', 'footprints', 'timeline'],
  },
  {
    id: 'stolen',
    area: 'story',
    title: 'what was taken',
    names: ['money', 'cash register', 'stolen money', 'robbery', 'theft', 'thief', 'robbed', 'stolen'],
    asked: {
      who: [
        'who took the money',
        'who took the money from the register',
        'who robbed the store',
        'who is the thief',
        'who stole the money',
      ],
      about: [
        'what did he leave behind',
        'what did flunko leave behind',
        'was anything stolen',
        'what was stolen',
        'what is missing',
        'did flunko steal something',
        'was there a robbery',
      ],
    },
    says: {
      about: [
        'He left behind a jacket in the top row, a bear on a counter, a tape, a thread on every nail, and four friends with a piece each.',
        'No money was reported missing. What is missing: a boy, a bear, a key, a tool that came back with yellow wool on it, and each morning one carton of milk and two straws.',
      ],
      who: [
        'No register was robbed, as far as anybody has told. There are quarters where they should not be, three nights’ worth, all from one machine of the Arcade. Who carried them to the motel is an open question.',
      ],
      where: ['The quarters turned up in a jar at the motel, all wet.'],
    },
    leads: ['quarters', 'motel-register', 'suspects'],
  },
  {
    id: 'motel-register',
    area: 'story',
    title: 'the motel’s register',
    names: [
      '9 pm',
      'nine o clock',
      'register',
      'motel register',
      'guest name',
      'name in the register',
      'signature',
      'rented room',
      'motel guest',
    ],
    asked: {
      who: [
        'who lives at the motel',
        'who is staying at the motel',

        'who signed the register',
        'who signed the register at the motel',
        'who rented the room',
        'who paid for the room',
        'who stayed at the motel',
        'who checked in at the motel',
      ],
      about: [
        'what does the register say',
        'what name did they use',
        'under what name',
        'under which name did they check in',
        'what name is in the register',
        'which room did they rent',
        'what room did they rent',
      ],
      how: ['how was the motel room paid'],
      when: [
        'what time did they check into the motel',
        'when was the motel room rented',
        'when did somebody check in at the motel',
      ],
    },
    says: {
      about: [
        'One line for nine o’clock that Friday: a name, a room, three nights, in quarters. The name is better read than told: it stands in The Story So Far, and in the lobby.',
      ],
      who: [
        'A hand pushed a stack of quarters over the counter at nine. The name in the register is nearly a name you know. “I look at the money,” says the manager, when he is asked twice.',
      ],
      how: ['In quarters, three nights in advance, all of them from one machine.'],
      when: ['At nine that Friday evening, an hour after the dark. It was rented for three nights.'],
      where: ['On the bamboo desk of Paradise Motel, and in the scene of it in Semester Zero.'],
      more: ['By night the register has been turned around to face you.'],
    },
    leads: ['paradise-motel', 'quarters', 'another-one'],
  },
  {
    id: 'dance-song',
    area: 'story',
    title: 'the song at the dance',
    names: [
      'slow song',
      'last song',
      'song at the dance',
      'dance music',
      'band at the dance',
      'band',
      'loudspeaker',
    ],
    asked: {
      about: [
        'what song was playing at the dance',
        'what music did they play at homecoming',
        'who played at the dance',
        'what did they dance to',
        'what came from the loudspeaker',
      ],
    },
    says: {
      about: [
        'A band played, and nobody kept the title. It was the slow one. At four minutes past eight everybody stopped and looked at the loudspeaker, and then the band began again, a little too loud.',
        'The slow one, from a band whose name is on no poster. What came out of the loudspeaker at 8:04, in between, nobody says.',
      ],
    },
    leads: ['dance', 'radio'],
  },
  {
    id: 'lockers',
    area: 'story',
    title: 'the lockers of the hall',
    names: ['locker', 'lockers', 'other lockers', 'locker room hall', 'somebodys locker'],
    asked: {
      about: [
        'what is in locker 42',
        'what is in the lockers',
        'what is in the other lockers',
        'whose locker is that',
        'can i open other lockers',
        'can i look into other lockers',
      ],
      who: ['who emptied the locker', 'who cleared out the locker', 'who opened the locker'],
    },
    says: {
      about: [
        'A locker belongs to the student who has its number, and opens for nobody else; yours is in My Locker. One alone stands open, 117, and that one is empty.',
        'What is behind another’s number is their business: stickers on the door, mostly. The one that everybody looks into is 117.',
      ],
      who: [
        'Locker 117 was emptied by somebody with a key: the lock was not broken. The Prep had that key for a while. Who has it now is an open question.',
      ],
      how: ['To have one, connect a wallet, choose a username and press GET YOUR LOCKER in My Locker.'],
    },
    leads: ['locker-117', 'my-locker'],
  },
  {
    id: 'train',
    area: 'story',
    title: 'the train',
    names: [
      '8:20',
      'train',
      'trains',
      'the train',
      'locomotive',
      'one way ticket',
      'train ticket',
      'lit window',
    ],
    asked: {
      how: ['did anybody see the train', 'who saw the train', 'did somebody see the train'],
      about: [
        'what was the train',
        'is there a train station',
        'tell me about the train',
        'can i take the train',
      ],

      when: ['when did the train stop', 'what time was the train', 'when does the train come'],
      where: ['where does the train go', 'where did the train go to', 'where did the train stop'],
      who: ['who was on the train', 'who got on the train', 'did flunko take the train'],
      why: ['why did the train stop'],
    },
    says: {
      how: [
        'Nobody admits to have seen it: the old shed has it, by a clock stopped at 8:20, oil on a lever, and two flat quarters.',
      ],
      about: [
        'At about 8:20 that Friday, in the dark, a train stopped on Depot Lane, where no train stops. One window was lit, and nobody was in it. A door opened, or closed.',
      ],
      when: [
        'About twenty past eight, while the lights were out. It was gone before they came back. Otherwise none has stopped there since 1975.',
      ],
      where: [
        'It stopped at the old shed on Depot Lane. Where it went from there no timetable says; that book is overdue.',
      ],
      who: [
        'One window was lit and nobody sat in it. A ticket was found, one way, for two. Whether it was used is an open question.',
      ],
      why: [
        'No train has had a reason to stop there since 1975. Somebody got on, or got off, or it was only the signal, which failed with the rest.',
      ],
      more: ['A boxcar was left on the siding that is on no list of the railroad.'],
    },
    leads: ['old-shed', 'blackout', 'he-planned'],
  },
  {
    id: 'bus-seat',
    area: 'story',
    title: 'the bus seat',
    names: ['bus seat', 'single seat', 'seat from the bus'],
    asked: {
      about: ['why is there a seat at the lake', 'what is the seat at the lake'],

      who: ['who bought the bus seat'],
      why: ['what is the bus seat for', 'why did he buy a bus seat', 'why would somebody buy a bus seat'],
    },
    says: {
      about: [
        'Somebody bought a single bus seat at the Junkyard, and it was him. It stands at the shore of the lake now and faces the light.',
      ],
      who: ['He did: Flunko bought it at the Junkyard, one seat, no bus.'],
      why: [
        'To go somewhere, or to stay somewhere and watch. It stands at the lake’s shore, and faces where the light moved.',
      ],
      where: ['At the shore of the lake.'],
    },
    leads: ['junkyard', 'lake-tree'],
  },
];
