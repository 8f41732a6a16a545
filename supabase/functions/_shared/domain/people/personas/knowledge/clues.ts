import type { Subject } from '../entry.ts';

/** The things that lie about: clues, each of which fits at least two readings. */
export const CLUES: readonly Subject[] = [
  {
    id: 'bear',
    area: 'story',
    title: 'the bear',
    names: ['3:10', 'bear', 'teddy bear', 'toy bear', 'prize bear', 'stuffed bear'],
    asked: {
      why: [
        'is the bear important',
        'what does the bear mean',
        'what is special about the bear',
        'why does everybody talk about the bear',
        'why is the bear important',
      ],
      about: ['what did flunko win', 'what did he win at the arcade'],
    },
    says: {
      about: [
        'He won a bear at the Arcade at 3:10 that Friday, playing Flappy Flunk, and left it on the counter. Since then it sits where it could not have been carried, and looks at the door.',
        'A prize bear that was won and not taken. It turns up in odd places, always facing a door.',
      ],
      when: ['At ten past three that Friday.'],
      where: [
        'There is a gap for it in the prize booth of the Arcade. The bear is elsewhere, and then elsewhere again.',
      ],
      who: ['The prize clerk saw him win it and leave it.'],
      why: [
        'Because he underlined that he would come back for it, and did not, and because it turns up where nobody could have carried it.',
        'Who wins a bear and leaves it? One who has no hand free, or one who means to come back.',
      ],
      more: ['It was handed in at the school, and was back on the steps in the morning.'],
    },
    leads: ['arcade', 'flunko', 'teddy'],
  },
  {
    id: 'straws',
    area: 'story',
    title: 'the two straws',
    names: ['4:30', 'two straws', 'straws', 'straw', 'soda', 'second straw', 'other straw'],
    asked: {
      when: [
        'what time did he buy the soda',
        'when did he buy the soda',
        'when was flunko at the snack shack',
      ],
      about: [
        'what did flunko buy',
        'what did he buy at the snack shack',
        'what did he order',
        'what did he drink',
        'what did the cook see',
        'what does the cook remember',
      ],
      who: ['who was the second straw for', 'who had the other straw', 'who shared his soda'],
    },
    says: {
      about: [
        'One soda, two straws: Flunko’s order at the Snack Shack at 4:30 that Friday. The cook remembers a second shadow, too.',
        'He bought one soda and took two straws. Two of everything, wherever he was.',
      ],
      when: ['At half past four that Friday.'],
      where: ['At the counter of the Snack Shack.'],
      who: ['For whom the second straw was, nobody can say. The name at the table was cut away.'],
      why: ['One drinks with somebody, or one is very thirsty. The cook has a view on it.'],
      more: ['Two straws, two cups, two chairs, an invitation for two. One of them is always unused.'],
    },
    leads: ['snack-shack', 'preps-house', 'four-friends'],
  },
  {
    id: 'footprints',
    area: 'story',
    title: 'the wet footprints',
    names: ['footprints', 'wet footprints', 'prints', 'sneakers', 'sneaker', 'size five', 'shoes'],
    asked: {
      about: [
        'out of the water or into it',
        'do the prints lead into the water',
        'did somebody come out of the water or go in',
        'what is up with the footprints',
        'why are the footprints wet',
        'who has size five',
      ],

      who: ['whose footprints are they', 'whose footprints are at the dock', 'who made the footprints'],
      where: ['where do the footprints lead', 'where do the footprints end', 'where are the footprints'],
    },
    says: {
      about: [
        'One pair of small wet sneaker prints, size five. On the dock they lead out of the water, and not into it; indoors they end in the middle of the floor.',
        'They were first seen at the lake at eleven that Friday. Since then they are seen indoors, where no water is.',
      ],
      where: ['On the dock of the lake, at the Arcade, at the Freaks’ cellar. They end at walls.'],
      when: ['First at eleven that Friday night.'],
      who: ['Size five. The Jock never had a size five. Nobody compares.'],
      why: [
        'Somebody came out of the water, or walked backward. Both have been tried since, and both are hard.',
      ],
      more: ['The lost and found has several size five sneakers. All of them are left ones.'],
    },
    leads: ['lake-tree', 'freaks-house'],
  },
  {
    id: 'thread',
    area: 'story',
    title: 'the yellow thread',
    names: ['yellow thread', 'thread', 'wool', 'yarn', 'beanie', 'yellow hat', 'hat'],
    asked: {
      about: [
        'what is the yellow thread',
        'why is there thread everywhere',
        'can i follow the thread',
        'who left the thread',
      ],
    },
    says: {
      about: [
        'His yellow hat, a beanie, unravels: where he was, a thread is caught on a nail, a chair, a branch.',
        'A thread of yellow wool runs through half of Arcadia. Measured twice, it is longer the second time.',
      ],
      where: ['On nails and branches all over town, and around a map in the Secret Treehouse.'],
      why: ['To find the way back, or to be found. Or it is only a badly knitted hat.'],
      who: ['It is Flunko’s hat. Who knits on it since, nobody asks.'],
      more: ['Half the hat lies in the sleeping loft of the treehouse.'],
    },
    leads: ['secret-treehouse', 'flunko'],
  },
  {
    id: 'red-jacket',
    area: 'story',
    title: 'the red jackets',
    names: [
      'red jacket',
      'jacket',
      'jackets',
      'varsity jacket',
      'folded jacket',
      'seat nine',
      'free seat',
      'empty seat',
      'second seat',
    ],
    asked: {
      more: ['why is seat nine wet', 'why is the seat wet', 'why is there dew on the seat'],

      who: [
        'who was sitting next to him',
        'who sat next to flunko',
        'who was in seat nine',
        'who sat in seat nine',
        'who sat there',
        'who was the seat for',
        'whose seat was it',
        'who sat in the free seat',
        'who found the jacket',
        'who has the jacket now',
        'who took the jacket',
        'whose jacket is it',
        'who owns the jacket',
      ],
      why: ['was the jacket warm', 'why was the jacket warm', 'why does nobody take the jacket away'],
    },
    says: {
      about: [
        'Beside him in the top row lay a folded red jacket: a seat kept free. There are more red jackets in town than there should be.',
        'The school’s lost and found has four red jackets of one size. No student is missing one.',
      ],
      where: ['In the top row, seat nine and the one beside it, on the Football Field.'],
      who: [
        'Flunko sat in seat nine. For whom the seat beside him was kept is one of the open questions. The Jock saw, and cannot write it down.',
        'Nobody had to find the jacket: at 8:30 everybody saw it in the top row, and there it still lies, for nobody takes it away. Whose it is nobody says. Its twin hangs on the Jocks’ clothesline.',
      ],
      why: [
        'One keeps a seat for somebody who is coming. Or for somebody who is not to sit there.',
        'When the lights came back the jacket was warm, somebody says: somebody had sat on it in the dark, or worn it. Nobody has taken it away since; it keeps the seat.',
      ],
      more: [
        'There is dew on seat nine, and on no other. Nobody has explained why it is wet.',
        'When the lights were back the jacket was warm, somebody says.',
      ],
    },
    leads: ['football-field', 'jocks-house', 'four-friends'],
  },
  {
    id: 'locker-117',
    area: 'story',
    title: 'locker 117',
    names: ['locker 117', '117', 'his locker', 'flunkos locker', 'key', 'tag 117', 'flunkos key'],
    asked: {
      who: [
        'who has the key now',
        'who owns locker 117 now',
        'where is the key now',
        'who said no to the key',
        'who refused him the key',
        'who denied the key',
      ],

      how: ['how do i get into flunkos locker', 'can i open locker 117', 'can i look into locker 117'],

      about: ['what key did flunko want', 'which key did he ask for', 'what did he ask the principal'],
      why: [
        'why is the number 117 everywhere',
        'what does 117 mean',
        'what is so special about 117',
        'why 117',
      ],
    },
    says: {
      how: [
        'One looks into 117 through the wired glass of the main hall: it stands open, and a yellow thread hangs on the hook. The building itself is sealed.',
      ],
      about: [
        'Locker 117 was Flunko’s. It was emptied by somebody with a key, and the lock was not broken. That Friday he asked the Principal for a key back.',
        '117 is his locker’s number. Tags, hooks and chalk marks have it all over town.',
      ],
      where: ['In the main hall of the High School, which is sealed.'],
      when: [
        'He asked for the key the minute the office opened that Friday. The locker was found empty afterward.',
      ],
      who: [
        'The Principal said no: REASON: WANTS HIS KEY BACK, says the late slip, DENIED. The Prep had that key for a while.',
        'The Prep had the key for a while. Who has it now is another matter.',
      ],
      why: [
        '117 was his locker, and since that Friday the number turns up on tags, hooks, a cabinet and a periodic table. Somebody writes it, or somebody counts.',
        'Why he had given it away on the Thursday and wanted it back on the Friday, he could not say.',
      ],
      more: ['The key was evidence until it was not.'],
    },
    leads: ['principals-office', 'preps-house', 'my-locker'],
  },
  {
    id: 'posters',
    area: 'story',
    title: 'the posters',
    names: ['posters', 'poster', 'missing poster', 'missing posters'],
    asked: {
      how: ['what did the printer do', 'who used the printer', 'where were the posters printed'],
      about: [
        'what is weird about the posters',
        'why were the posters early',
        'what does the poster say',
        'what is on the poster',
      ],
      who: [
        'who knew before everybody else',
        'who would put up posters before anybody was missing',
        'who hung the posters',
        'who made the posters',
        'who printed the posters',
      ],
      when: ['when were the posters printed', 'when did the posters go up'],
    },
    says: {
      how: [
        'The printer of the school ran on the Friday before noon, two hundred sheets, hours before anybody was missing. It says when, and not for whom.',
      ],
      about: [
        'MISSING: FLUNKO. The posters hung early on Saturday, three hours before his mother called the police.',
        'MISSING: FLUNKO, two hundred times: all over town, weathered outdoors and folded indoors.',
      ],
      when: ['They hung early on Saturday. The printer says that they were printed on Friday, before noon.'],
      who: ['Nobody has said who hung them. Somebody came with a hammer and four nails for each.'],
      where: ['On every pole, and on the fence of the Freaks, where somebody added a line.'],
      why: ['Why they were printed before he was missing is what the police would like to know, too.'],
      more: ['All of them have been drawn mustaches on, but for one.'],
    },
    leads: ['police-station', 'flunko'],
  },
  {
    id: 'mother',
    area: 'story',
    title: 'his mother',
    names: [
      'mother',
      'parents',
      'mom',
      'father',
      'family',
      'flunkos mother',
      'flunkos parents',
      'flunkos family',
    ],
    asked: {
      when: ['when did his mother call the police'],
      about: [
        'who is flunkos mother',
        'what do we know of his mother',

        'what did his mother say',
        'does flunkos mom know',
        'where is his mother',
        'who are his parents',
      ],
      why: [
        'did his mother do it',
        'is his mother a suspect',
        'does his mother know more',
        'why did his mother wait so long',
        'why did his mom call so late',
      ],
    },
    says: {
      about: [
        'His mother called the police on Saturday, three hours after the posters hung. Nobody asked her who had hung them.',
      ],
      when: ['She called on Saturday morning, three hours after the posters were up.'],
      why: ['Why so late? Perhaps she thought that she knew where he was.'],
    },
    leads: ['posters', 'police-station'],
  },
];
