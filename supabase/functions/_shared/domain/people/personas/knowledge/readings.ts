import type { Subject } from '../entry.ts';

/** What people ask of him: each of the three readings, and none of them settled (docs/story.md). */
export const READINGS: readonly Subject[] = [
  {
    id: 'is-he-ok',
    area: 'story',
    title: 'whether he is all right',
    names: ['is flunko ok', 'is he alive', 'is flunko alive', 'is flunko hurt', 'is he hurt', 'flunkos body'],
    asked: {
      about: [
        'is flunko gone for good',
        'did flunko pass away',

        'do you think flunko is ok',
        'will flunko be ok',
        'is the boy ok',
        'i hope flunko is ok',

        'is flunko dead',
        'did flunko die',
        'is he dead',
        'is he alive',
        'is flunko ok',
        'is flunko hurt',
        'was he murdered',
        'is he safe',
      ],
    },
    says: {
      about: [
        'As far as anybody knows nobody was hurt. A jacket, a thread and wet prints were found, and nothing worse. All three readings have him somewhere.',
        'Nobody has found anything sadder than a cold soda. Somebody eats the cafeteria’s pudding, somebody wears his hat in the dark glass. People here speak of him as of a boy who is late.',
      ],
    },
    leads: ['three-readings', 'never-left'],
  },
  {
    id: 'never-left',
    area: 'story',
    title: 'the reading that he never left',
    names: [
      'never left',
      'still inside',
      'still inside the school',
      'hiding in the school',
      'still in the building',
      'light upstairs',
      'upstairs light',
    ],
    asked: {
      about: [
        'is flunko still in the school',
        'is he still in the building',
        'is he hiding in the school',
        'who is in the school at night',
        'who turns on the light upstairs',
        'who eats the lunch',
        'who takes the milk',
      ],
    },
    says: {
      about: [
        'That he never left is one of three readings: milk and straws go missing each morning, a light goes on upstairs, and knocking is answered from inside. Against it stand the prints at the lake.',
        'Perhaps. The building is sealed from outside, the lunch gets eaten, a light walks upstairs, and the spelling of the school’s site is mended at night. Somebody is in there. Whether it is he, nobody says.',
      ],
    },
    leads: ['three-readings', 'menu', 'high-school'],
  },
  {
    id: 'he-planned',
    area: 'story',
    title: 'the reading that he planned it',
    names: ['ran away', 'run away', 'runaway', 'planned it', 'his plan', 'escape', 'skipped town'],
    asked: {
      about: [
        'did flunko run away',
        'did he run away',
        'did he plan it',
        'was it planned',
        'did he leave town',
        'did he want to leave',
        'did he fake it',
      ],
    },
    says: {
      about: [
        'That he planned it is one of three readings: he asked for a key, bought a bus seat, took out books of trains and knots, left a tape and named the hour. Against it: he underlined that he would come back for the bear.',
        'A key, a kept seat, a tape with an hour, a one-way ticket for two: it looks planned. By whom is the other half of the question.',
      ],
    },
    leads: ['three-readings', 'another-one', 'train'],
  },
  {
    id: 'another-one',
    area: 'story',
    title: 'the other one',
    names: [
      'another one there',
      'other one',
      'the other person',
      'second person',
      'second shadow',
      'accomplice',
      'partner',
      'kidnapped',
      'kidnapper',
      'twin',
      'two flunkos',
    ],
    asked: {
      about: [
        'did anybody go to the motel with him',
        'was somebody at the motel with him',
        'did he go to the motel alone',
        'who went with him',

        'was he kidnapped',
        'did somebody take him',
        'did somebody make him',
        'was he alone',
        'was somebody with him',
        'is there a second person',
        'who is the second person',
        'who is the other one',
        'does flunko have a twin',
      ],
      who: [
        'who is the mystery guest',
        'who is the guest',
        'who is and guest',

        'who was with him',
        'who was with flunko',
        'who was he with',
        'who was he waiting for',
        'who did he keep the seat for',
      ],
    },
    says: {
      about: [
        'There is always another one: a second straw, a second shadow at the counter, a second cup, a kept seat, an invitation for two. That somebody made him go is one of three readings. Who it would be, none of them says.',
        'Two of everything, and one of the two is never used. Either he was not alone, or he was practicing not to be.',
      ],
      who: [
        'For whom he kept the seat nobody knows. The Jock saw who sat there, and has begun nine letters about it.',
      ],
    },
    leads: ['straws', 'red-jacket', 'three-readings'],
  },
  {
    id: 'looks',
    area: 'story',
    title: 'what he looks like',
    names: ['flunkos looks', 'appearance', 'his clothes', 'flunkos clothes', 'description of flunko'],
    asked: {
      about: [
        'what clothes does flunko wear',
        'does flunko have style',
        'what color is flunko',
        'who is the boy with the yellow hat',
        'who is the boy in the red jacket',
        'who wears the yellow hat',

        'who is that kid on the posters',
        'who is the kid on the posters',
        'who is on the poster',

        'what number did flunko wear',
        'what did his jacket look like',

        'what does flunko look like',
        'what was flunko wearing',
        'what was he wearing',
        'how does flunko look',
        'what color is his hat',
        'how would i recognize him',
        'what clique is flunko in',
        'which clique was flunko',
      ],
    },
    says: {
      about: [
        'Yellow beanie, blue skin, red varsity jacket, sneakers. Of small build, they say. He had friends in all four cliques and belonged to none, as far as anybody can tell.',
        'Look for a yellow knitted hat with a loose thread, blue skin and a red jacket. The jacket stayed behind in the top row; the hat is still losing wool.',
      ],
    },
    leads: ['thread', 'red-jacket', 'posters'],
  },
  {
    id: 'his-life',
    area: 'story',
    title: 'what he was like',
    names: [
      'enemies',
      'his enemies',
      'his personality',
      'his life',
      'his hobbies',
      'his grades',
      'his room',
      'where he lived',
      'his home',
    ],
    asked: {
      how: [
        'was flunko afraid of somebody',
        'was he scared',
        'was flunko in trouble',
        'was somebody after him',
        'did flunko owe somebody money',
        'was he being followed',
      ],

      why: [
        'is flunko real',
        'is flunko a real person',
        'what if flunko never existed',
        'does flunko exist',
        'is flunko a bot',
        'did you invent flunko',
      ],

      about: [
        'is there anybody who hated flunko',
        'who hated flunko',
        'did somebody hate him',

        'was he nice',
        'was flunko nice',
        'was flunko a good person',
        'was flunko smart',

        'did flunko have enemies',
        'did he have a girlfriend',
        'did flunko have a girlfriend',
        'was he popular',
        'was flunko popular',
        'what was he like',
        'what kind of person was flunko',
        'was he a good student',
        'what did flunko like',
        'what were his hobbies',
        'did people like him',
        'was he weird',
        'was flunko bullied',
        'where did flunko live',
      ],
    },
    says: {
      how: [
        'Of whom he was afraid nobody can say. He asked for a key, kept a seat and named an hour, as one does who expects somebody.',
      ],
      why: [
        'Real? In Arcadia he exists: he has a locker, a late slip, a seat, and eight hundred people who saw him. Elsewhere he is the boy of whom the story of Flunks is told.',
      ],
      about: [
        'He had friends in all four cliques and no enemy that anybody names. He read of trains, knots and holding one’s breath, and said thanks for both straws. For the dance he had an invitation for two, and the Prep was to come along, and told nobody.',
        'Liked by everybody and known by four, each of whom thought to be the only one. He did four push-ups, won bears, and gave away keys on a Thursday.',
      ],
    },
    leads: ['four-friends', 'looks', 'dance'],
  },
];
