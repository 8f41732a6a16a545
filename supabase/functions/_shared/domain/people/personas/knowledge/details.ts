import type { Subject } from '../entry.ts';

/** What detectives ask: when it was noticed, on which camera, why, and how the case stands. */
export const DETAILS: readonly Subject[] = [
  {
    id: 'noticed',
    area: 'story',
    title: 'how it was noticed',
    names: ['noticed', 'who noticed', 'first noticed'],
    asked: {
      when: [
        'how long was he gone before anybody noticed',
        'when did people notice',
        'when did the search begin',
        'when was he reported missing',
        'how long has flunko been gone',
        'how long has he been missing',
      ],
      who: [
        'who noticed first',
        'who noticed that he was gone',
        'who reported him missing',
        'who called the police',
      ],
      why: ['how did nobody notice', 'why did nobody notice', 'how can eight hundred people see nothing'],
    },
    says: {
      about: [
        'At 8:30 the lights came back and his row was empty; that night nobody called. On Saturday the posters hung at ten past five, and his mother called three hours later.',
      ],
      when: [
        'The row was seen empty at 8:30, after 26 minutes of dark. Reported he was only on the Saturday morning, by his mother, three hours after the posters hung. He has been gone since that Friday.',
      ],
      who: [
        'Whoever hung the posters noticed first: they were printed on the Friday before noon. His mother called on the Saturday, three hours after they hung.',
      ],
      why: [
        'It was dark for 26 minutes, and before that all eight hundred looked at the ball. A kept seat looks like somebody who will be right back.',
      ],
    },
    leads: ['posters', 'blackout', 'mother'],
  },
  {
    id: 'on-camera',
    area: 'story',
    title: 'whether there is a picture of it',
    names: [
      'camera',
      'cameras',
      'video',
      'footage',
      'on camera',
      'recorded on video',
      'fingerprints',
      'dna',
      'photos of that night',
    ],
    asked: {
      about: [
        'is there a video of it',
        'was he caught on camera',
        'are there cameras in town',
        'is there footage of the game',
        'are there fingerprints',
        'who filmed the game',
        'is there a photo of flunko',
      ],
    },
    says: {
      about: [
        'The game was filmed: at the Jock’s it is paused one second before the dark, top row, left, a yellow hat. The motel has four monitors, and one shows its own desk. Of prints there are wet ones, size five.',
        'Of him there are four photos from the booth of the Arcade, with the fourth torn off, and a picture of four friends on a dock, with half a fifth.',
      ],
    },
    leads: ['room-the-jock-s-living-room', 'footprints'],
  },
  {
    id: 'motive',
    area: 'story',
    title: 'the motive',
    names: ['motive', 'ransom', 'ransom note', 'benefit', 'who benefits'],
    asked: {
      why: [
        'what is the motive',
        'why would somebody take flunko',
        'why would he run away',
        'who benefits from it',
        'was there a ransom',
        'did somebody want him gone',
      ],
    },
    says: {
      about: [
        'No ransom was asked, no money is missing, nobody gains a thing that anybody names. That leaves secrets: each of the four friends keeps one.',
      ],
      why: [
        'Nobody asked a ransom, and nobody won anything by it. To go he had a reason that he told four people a quarter of. To make him go somebody would have needed to know all four quarters.',
      ],
    },
    leads: ['four-friends', 'three-readings'],
  },
  {
    id: 'the-case',
    area: 'story',
    title: 'how the case stands',
    names: ['investigation', 'cold case', 'latest on the case', 'news of flunko'],
    asked: {
      about: [
        'is the case closed',
        'how is the investigation going',
        'is there any news about flunko',
        'what is the latest on flunko',
        'did they find flunko',
        'has flunko been found',
        'was he found',
        'what did the police do',
        'will there be a trial',
      ],
    },
    says: {
      about: [
        'The case is open: nobody was arrested, forty pins are on a map, the school is sealed, and he has not been found. Something is seen each night, though: a light upstairs, a cap in a dark glass.',
        'No news that would close it. Two officers, four equal statements, one bag too many. The knocking goes on.',
      ],
    },
    leads: ['police-station', 'clues', 'three-readings'],
  },
  {
    id: 'senses',
    area: 'town',
    title: 'a noise, a light, a smell',
    names: [
      'noise',
      'noises',
      'weird noise',
      'strange light',
      'smell',
      'shadow',
      'voice',
      'voices',
      'whisper',
      'footsteps',
    ],
    asked: {
      about: [
        'what is that noise',
        'what is that sound at night',
        'what is that light',
        'what is the light in the window',
        'what is that smell',
        'why does it smell like candles',
        'i heard a knock',
        'i heard something',
        'i saw somebody at the window',
        'somebody is watching me',
        'am i being watched',
      ],
    },
    says: {
      about: [
        'A noise at night is mostly the knocking. It answers, they say, from inside.',
        'A light in an upper window of the sealed school goes on and off at night; another moves over the lake. Neither has a name on file.',
        'A smell of candles comes from the Freak’s House, one of rain from under its cellar door, one of fries from the Snack Shack. Of the three only the last is explained.',
        'Watched? Somebody stands at a window over the shop on Main Street, and the spyglass of the treehouse is tied to a window that looks back.',
      ],
    },
    leads: ['knocking', 'never-left', 'room-main-street'],
  },
  {
    id: 'the-hat',
    area: 'story',
    title: 'his hat and his color',
    names: [
      'blue skin',
      'knitted hat',
      'who knitted',
      'how tall',
      'how big is flunko',
      'his height',
      'his color',
    ],
    asked: {
      why: [
        'why is flunko blue',
        'why is the boy blue',
        'why is his skin blue',
        'why does he wear a hat',
        'why is his hat yellow',
      ],
      who: ['who knitted the hat', 'who made his hat'],
      about: ['how big is flunko', 'how tall is flunko', 'is flunko small'],
    },
    says: {
      about: [
        'He was of small build: shoes of size five, a bicycle seat set low, steps for small feet. How tall in inches nobody wrote down.',
      ],
      why: [
        'Blue is a skin as any other in this school: students come in many colors, and his is the one on the posters. The yellow hat is so that one sees him from the field, or it was the wool that was left.',
      ],
      who: [
        'Who knitted the hat nobody says. Half of it lies in the treehouse, and somebody has been knitting on: three rows.',
      ],
    },
    leads: ['looks', 'thread'],
  },
  {
    id: 'team-lore',
    area: 'school',
    title: 'the glory of the team',
    names: [
      'champions',
      'championship',
      'state champions',
      'worst loss',
      'embarrassing loss',
      'greatest play',
      'best player of all time',
      'fans',
      'referee',
      'halftime',
      'touchdown',
      'team history',
    ],
    asked: {
      about: [
        'where is the trophy room',
        'where is the trophy',
        'do the flunks always win',
        'do jocks always win',

        'did the team ever win state',
        'have the flunks ever won a title',
        'what is the history of the team',

        'are the flunks champions',
        'did the flunks ever win',
        'what is the most embarrassing loss ever',
        'what is the greatest game ever',
        'what is the greatest play ever',
        'who is the best player ever',
        'who is your favorite player',
        'is there a trophy for this',
      ],
      how: ['can girls play too', 'can anybody play', 'how do i get on the team', 'am i too small to play'],
    },
    says: {
      about: [
        'Champions? They reached the state game in 1975, lost it by thirty to seven, kept the cup all the same, and it stands at the Jock’s House. That is the worst loss and the greatest trophy in one.',
        'The greatest play on record is the one that nobody saw: 8:04, top row, no whistle. On the field itself: seven up, first down, and then the dark.',
        'The best player ever wore 30, and nobody has worn it since 1975. Eight hundred fans can say why, and none does.',
      ],
      how: [
        'Anybody may play: in the Arcade with any Flunk or as a guest, on the field by a letter pushed under Coach’s door. Size and sort do not matter, says Coach, loudly.',
      ],
    },
    leads: ['the-game', 'practice', 'year-1975'],
  },
  {
    id: 'town-work',
    area: 'town',
    title: 'work, shops and houses',
    names: [
      'jobs',
      'job in town',
      'shops',
      'stores',
      'for sale',
      'buy a house',
      'newspaper',
      'bake sale',
      'history of the town',
    ],
    asked: {
      about: [
        'are there any jobs in town',
        'can i get a job',
        'can i work somewhere',
        'what shops are there',
        'can i buy a house here',
        'can i live here',
        'is there a town newspaper',
        'when was arcadia founded',
        'what is the history of arcadia',
      ],
    },
    says: {
      about: [
        'Jobs are not posted: the guidance office would have them, and its position is vacant. The only work that pays here is attendance, in GUM, and objectives.',
        'Shops in town are few: the prize counter of the Arcade, the Snack Shack, the Rug Doctor, the Junkyard by the piece, and the bake sale of the police.',
        'Houses are not for sale; four are lived in by cliques, and one has curtains and stands third up in a stack of cars. The history of the town begins, as far as anybody reads, in 1975.',
      ],
    },
    leads: ['arcadia', 'objectives', 'prize-counter'],
  },
  {
    id: 'alibis',
    area: 'story',
    title: 'where everybody was',
    names: ['alibi', 'alibis', 'whereabouts'],
    asked: {
      where: [
        'where were the friends when the lights went out',
        'where was everybody',
        'where were his friends at eight',
      ],
    },
    says: {
      about: [
        'Half the town was at the game, the DJ in his booth, the cook in his kitchen with the radio on. The four friends say that they sat together, all in the same words.',
      ],
      where: [
        'All four friends say that they sat together that evening. Asked where he sat, all four say: together. By their own plan each was to wait in another place, and none of them waited.',
        'At the game, says everybody, and looking the other way. The DJ was in his booth, the cook in his kitchen. The four friends were together, word for word.',
      ],
    },
    leads: ['suspects', 'four-friends', 'witnesses'],
  },
  {
    id: 'the-search',
    area: 'story',
    title: 'the search',
    names: ['search party', 'search for flunko', 'rescue', 'volunteers', 'reward for flunko', 'vigil'],
    asked: {
      who: [
        'did anybody look for him',
        'is anybody looking for flunko',
        'who is looking for him',
        'did they search the lake',
        'did anyone look for him at the lake',
        'is there a reward',
        'did the police search the school',
      ],
    },
    says: {
      about: [
        'The police have a map with forty pins, the town has candles on the fifty-yard line, the Geeks have a ring to go back in time, and somebody at the Rug Doctor searches by rug. In the lake the angler’s line is still out.',
      ],
      who: [
        'Everybody, a little: the police with forty pins on a map, the Geeks by echo, somebody by rug. The lake was looked at from the dock, and the prints lead out of it. No reward is posted but the bear.',
      ],
    },
    leads: ['police-station', 'footprints', 'clues'],
  },
];
