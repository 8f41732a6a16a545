import type { Subject } from '../entry.ts';

/** The places that stand on the map alone. */
export const OUTSKIRTS: readonly Subject[] = [
  {
    id: 'flunk-fm-station',
    area: 'town',
    title: 'the station on the hill',
    names: ['radio station', 'station on the hill'],
    asked: {
      more: [
        'is there a clue at the radio station',
        'what is up with the radio station',
        'what did flunko do at the radio',
      ],
    },
    says: {
      about: [
        'Flunk FM sits on a hill that everybody hears and nobody visits: {rooms:flunk-fm}. At 6:40 that Friday a black cassette came through its slot.',
      ],
      where: ['On the hill over the town. It is on the Town Map without a group.'],
      who: ['The DJ, who was given a tape and an hour, and plays by both.'],
      how: ['{entry:flunk-fm}.'],
      when: ['It sends day and night. It even sent during the power failure, which takes some explaining.'],
      more: [
        'There is a record of 1975 in the library with the same knocking on it.',
        'In the lounge there are two coffee cups. One is for somebody who waited for an answer.',
      ],
    },
    leads: ['tape', 'flunk-fm', 'radio'],
  },
  {
    id: 'police-station',
    area: 'town',
    title: 'the Police Station',
    names: ['police station', 'police', 'cops', 'evidence', 'evidence room', 'officer', 'sheriff'],
    asked: {
      how: [
        'can i talk to the police',
        'can i help the police',
        'how do i report what i know',
        'can i be a witness',
      ],

      who: ['who is investigating', 'who investigates'],
      why: [
        'what do the police think',
        'what do the police know',
        'have the police found anything',
        'are the police looking for him',
      ],
      more: [
        'did the police question the friends',
        'what did the friends tell the police',

        'what is the most important evidence',
        'what evidence is there',
        'what did the police find',
        'what is in the evidence room',
        'is there any evidence',
        'did the friends lie to the police',
      ],
    },
    says: {
      about: [
        'The Police Station has two officers, one case, and a bake sale to pay for it. {rooms:police-station}.',
        'Everything of that Friday is in bags in the evidence room, in order, and there is one bag too many.',
      ],
      where: ['In town, where the bake sale is. It is on the Town Map.'],
      who: ['Two officers. They ask whoever sat in the top row to come by the front desk.'],
      how: [
        'To tell the police something, go by the front desk; it draws you a number and serves another. Whoever sat in the top row is asked to come.',
        '{entry:police-station}.',
      ],
      when: ['His mother called on Saturday, three hours after the posters hung.'],
      why: [
        'They have a boy who vanished in front of eight hundred people, posters printed before he was gone, and four statements that are the same word for word. They think, they say, and hold a bake sale.',
      ],
      more: [
        'Four friends made four statements, word for word alike.',
        'One bed in the cells has been slept in, and there was no prisoner.',
        'In the evidence room everything of that Friday is in bags, in order, and there is one bag too many. Slips have numbers on them; most of them are dull.',
      ],
    },
    leads: ['posters', 'four-friends', 'flunko'],
  },
  {
    id: 'snack-shack',
    area: 'town',
    title: 'the Snack Shack',
    names: ['snack shack', 'shack', 'fries', 'burger', 'diner', 'picnic tables'],
    asked: {
      more: [
        'what did he do at the snack shack',
        'is there a clue at the snack shack',
        'what is the secret of the snack shack',
      ],
    },
    says: {
      about: [
        'The Snack Shack has the best fries in Arcadia; there are no others. At 4:30 that Friday Flunko bought one soda there, and took two straws.',
        'A stool, a bell, a cook who remembers: one soda, two straws.',
      ],
      where: ['Out by the picnic tables, on the Town Map.'],
      when: [
        'It posts no hours: the hatch is lit by day and by night. He came at half past four that Friday.',
      ],
      who: ['The cook. He heard the tape on the kitchen radio, pulled its batteries, and it went on.'],
      how: ['{entry:snack-shack}.'],
      why: ['One soda and two straws: for whom the other straw was is an open question.'],
      cost: ['Straws are free; take as many as you need.'],
      more: [
        'Somebody slept in the stock room. One person, or two in turns.',
        'A name was cut away from the picnic table where he sat.',
      ],
    },
    leads: ['straws', 'tape', 'flunko'],
  },
  {
    id: 'four-thieves-bar',
    area: 'town',
    title: 'the Four Thieves Bar',
    asked: {
      more: [
        'did flunko go to the bar',
        'who called from the bar',
        'is there a clue at the bar',
        'what is up with the bar',
        'can kids go to the bar',
      ],

      when: [
        'what is the oldest thing in this town',
        'what is the oldest place',
        'how old is the bar',
        'how old is the town',
      ],
    },
    names: ['four thieves bar', 'four thieves', 'bar', 'pub'],
    says: {
      about: [
        'Four Thieves Bar: no minors, says the door, and a crayon drawing beside it says otherwise. A town council with drinks, and five hooks for four thieves.',
        'The bar’s name is older than the four friends. Everybody insists on it.',
      ],
      where: ['In the old part of town, over a cellar that is older still.'],
      who: ['The regulars. In the dark, at a quarter past eight, a kid asked them for the phone.'],
      how: ['{entry:four-thieves-bar}.'],
      when: [
        'The bar is the oldest thing in town that has a date: its name is older than the four friends, and its cellar is older still.',
        'A game of pool stopped there at 8:04 and may not be touched since. One ball was moved all the same.',
      ],
      why: ['Four Thieves was the name before any of the four was born, they say, a little too quickly.'],
      more: [
        'The stock cellar is under the bar and under the street. Who knew of the way?',
        'The four friends met in its booths. Before he vanished, mind.',
      ],
    },
    leads: ['four-friends', 'tape'],
  },
  {
    id: 'junkyard',
    area: 'town',
    title: 'the Junkyard',
    names: ['junkyard', 'scrapyard', 'crusher', 'red car'],
    asked: {
      more: [
        'what did flunko do at the junkyard',
        'is there a clue at the junkyard',
        'what is up with the junkyard',
      ],
    },
    says: {
      about: [
        'The Junkyard is where Arcadia puts what it would rather not have owned. Somebody bought a single bus seat there, and it was him.',
        'A city of cars whose streets are one person wide, with a school bus, number 30, retired in 1975. It still has a passenger list.',
      ],
      where: ['Out of town, past the rails.'],
      who: ['A trailer, a calendar that stopped, and somebody who has lived in the stacks.'],
      how: ['{entry:junkyard}.'],
      why: ['What does one want a bus seat for, if not to go somewhere, or to stay?'],
      more: [
        'The red car is a red herring. It was sold in August.',
        'The glove at the crusher is the right hand of a pair. The left one hangs at a radio station.',
      ],
    },
    leads: ['lake-tree', 'red-herrings'],
  },
  {
    id: 'lake-tree',
    area: 'town',
    title: 'the Lake Tree',
    names: ['11:00', '11 pm', 'eleven o clock', 'lake tree', 'lake', 'swimming'],
    asked: {
      about: ['tell me facts about the lake', 'tell me something about the lake'],
      more: ['what is in the lake', 'is there a clue at the lake', 'what is up with the lake'],

      why: [
        'is the lake safe to swim in',
        'can i swim in the lake',
        'can you swim here',
        'why does nobody swim',
      ],

      when: ['when should i go to the lake', 'when is the lake best'],

      who: [
        'what happened at the lake',
        'what happened at the lake that night',
        'what was seen at the lake',
        'who saw the light over the lake',
        'who saw the footprints',
        'who is the witness at the lake',
      ],
    },
    says: {
      about: [
        'The Lake Tree is where all of Arcadia learned to swim, and stopped this week. At eleven that Friday a light moved over the lake, and wet footprints led out of the water.',
        'A tree with a tire swing, a hollow that takes mail, a dock of forty planks, and then the deep.',
      ],
      where: ['At the lake, on the edge of the map.'],
      when: [
        'Go once by day and once after dark: by day there are prints and a swing, by night a small light on the far bank, and the prints come nearer.',
        'An angler saw the light at eleven that Friday night.',
      ],
      who: [
        'An angler saw the light move over the water, and in the morning the footprints on the dock: out of the water, and not into it.',
      ],
      how: ['{entry:lake-tree}.'],
      why: ['Swimming is not supervised, says the school’s page. Since that week it is not done at all.'],
      more: [
        'The hollow held letters: one for each of the four friends, and one more.',
        'The bus seat stands at the shore and faces the light.',
      ],
    },
    leads: ['footprints', 'junkyard'],
  },
  {
    id: 'old-shed',
    area: 'town',
    title: 'the old railway shed',
    names: ['railway shed', 'shed', 'trackside', 'boxcar', 'rails', 'depot lane', 'railroad', 'tracks'],
    asked: {
      more: ['is there a clue at the shed', 'what is up with the shed', 'who slept in the shed'],

      who: ['what is the difference between the two sheds', 'are there two sheds', 'which shed is which'],
    },
    says: {
      about: [
        'The old railway shed on Depot Lane: trains stopped stopping there in 1975, and the shed was not told. At about 8:20 that Friday, in the dark, one stopped.',
        'A shed by the rails with a workbench, a loft, and a wall where every tool has its painted outline. A boxcar was left on the siding.',
      ],
      where: ['On Depot Lane, by the rails. The Geeks have another shed, with a lock; that is not this one.'],
      when: [
        'The train stopped at about twenty past eight, while the lights were out, and was gone before they came back.',
      ],
      who: [
        'There are two sheds: the old railway shed on Depot Lane, which is open and has a loft, and the Geeks’ shed in their garden, which has a steel door and a lock of four digits.',
        'Somebody waited for a train there, for nights. A ticket was found, one way, for two.',
      ],
      how: ['{entry:shed}.'],
      why: [
        'Trains do not stop on Depot Lane. Whether its door opened or closed is a question that stays open.',
      ],
      more: [
        'A tool is missing on the tool wall. It came back with yellow wool in its jaws.',
        'The boxcar is on no list of the railroad. It has a number on its side, as boxcars do.',
      ],
    },
    leads: ['blackout', 'flunko'],
  },
  {
    id: 'secret-treehouse',
    area: 'town',
    title: 'the Secret Treehouse',
    asked: {
      more: [
        'is there a clue at the treehouse',
        'what is the plan on the table',
        'what is up with the treehouse',
        'who built the treehouse',
      ],
      how: ['how do i get up to the treehouse', 'where is the treehouse and how do i get in'],
      about: ['is the treehouse secret', 'is the treehouse really secret'],
    },
    names: ['secret treehouse', 'treehouse', 'tree house', 'ladder'],
    says: {
      about: [
        'The Secret Treehouse: everybody knows where it is, and has sworn not to. Five name boards hang at its trunk, and one has been sanded smooth.',
        'A crooked house in an oak, with a ladder that one should not trust entirely, a lookout, a map table and a sleeping loft.',
      ],
      where: ['In the woods. It is on the Town Map, which rather spoils the name.'],
      who: ['The four friends, and a fifth board. It was erased, or it has not been painted yet.'],
      how: ['{entry:secret-treehouse}. Mind the eighth rung.'],
      why: ['The plan on the table had one friend wait at each of four places. None of them waited.'],
      more: [
        'From the lookout one sees a window of the school that signals.',
        'In the sleeping loft four bedrolls are dusty. The fifth is made.',
      ],
    },
    leads: ['four-friends', 'thread'],
  },
];
