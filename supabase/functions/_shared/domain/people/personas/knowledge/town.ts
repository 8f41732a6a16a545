import type { Subject } from '../entry.ts';

const ENTER = ['get into the town', 'who may enter', 'why can i not enter the town', 'access denied'];

/** The town as a whole, and what stands in its middle. The locks' secrets are in none of it (a test looks). */
export const TOWN: readonly Subject[] = [
  {
    id: 'arcadia',
    area: 'town',
    program: 'Arcadia',
    title: 'the town',
    names: ['town', 'arcadia', 'map', 'town map', 'semester zero map'],
    asked: {
      more: [
        'how do i leave arcadia',
        'is there a way out of town',

        'does anybody live above the arcade',
        'if i had one hour where should i go',
        'what should i do with one hour',
        'what must i see',

        'what is wrong with this town',
        'why is this town so weird',
        'what is the weird thing about arcadia',
      ],

      about: [
        'how big is arcadia',
        'which place should i visit first',
        'what places are there',
        'what is there to see in town',
        'where can i go',
        'what can i visit',
      ],
      how: ENTER,
      where: ['how do i open the map', 'where is the map', 'where are we', 'where is arcadia', 'where am i'],
    },
    says: {
      about: [
        'Arcadia has {locations} places on its map: a school, an arcade, a football field, four clique houses, a radio station on a hill, a lake, and more than one thing that nobody will explain.',
        'Arcadia is a small town in the fall of 1995: warm and ordinary by day, and something else after dark. {locations} places, four rooms each.',
      ],
      where: [
        'In the middle of nowhere, an hour from anywhere, on Central time. The Town Map on your desktop shows all of it.',
        'Open the Town Map from your desktop, or from Start, and you stand in its streets. Arcadia goes by the clock of Chicago.',
      ],
      how: [
        'A place of the town asks for a connected wallet with at least one Flunk. A clique house asks for a Flunk of its own clique. Linked wallets count.',
        'With no Flunk you see the places from outside; with one the doors open, apart from the clique houses, which want their own kind.',
      ],
      when: [
        'Day begins at {dayFrom} and night at {nightFrom}. It is {time} now, so it is {dayOrNight}, and {nextSky}.',
        'The town never shuts. It changes: day from {dayFrom}, night from {nightFrom}.',
      ],
      why: [
        'It is named for a land of shepherds where nothing bad ever happens. The sign was put up before that Friday.',
      ],
      more: [
        'With one hour: the Arcade’s booth of bears, the top row of the bleachers, the lake’s dock, and then the first of them again after dark.',
        'Every electric clock in town stopped at 8:04 that Friday. Watches went on, and they do not agree either.',
        'Look at a place by day and again by night: captions, lights and shadows are not the same.',
        'There is a yellow thread caught on more nails in this town than one hat could account for.',
      ],
    },
    leads: ['arcade', 'high-school', 'time-access', 'flunko'],
  },
  {
    id: 'arcade',
    area: 'town',
    title: 'the Arcade',
    names: ['arcade', 'main street', 'game hall', 'arcade lobby'],
    asked: {
      about: [
        'what is in the arcade',
        'what can i play',
        'what is good at the arcade',
        'tell me about the arcade',
      ],

      more: [
        'what should i look for in the arcade',
        'is there a clue in the arcade',
        'what is the secret of the arcade',
      ],

      cost: [
        'is the arcade worth it',
        'should i go to the arcade',
        'is the arcade any good',
        'is the arcade free',
      ],

      where: ['where can i play video games', 'where can i play games'],
      when: ['when does the arcade open', 'is the arcade open', 'what are the arcade hours'],
    },
    says: {
      about: [
        'The Arcade stands on Main Street, under a sign that says OPEN AFTER SCHOOL. Flappy Flunk and Flunky Uppy play by themselves in its lobby, and there is a prize counter.',
        'A lobby, {rooms:arcade}. Machines by the door, a booth of bears with one gap, and Zoltar under a sheet or out of it.',
      ],
      where: [
        'On Main Street, at the corner with the poster on the pole. The Town Map lists it under Main Locations.',
      ],
      when: [
        'The Arcade’s door: {openingOf:arcade}.',
        'OPEN AFTER SCHOOL, says its sign, and means {openingOf:arcade}.',
      ],
      who: [
        'A prize clerk, players, and by night somebody at the window across the street. At the Arcade {here:arcade}.',
        'A prize clerk with a good memory, and whoever has quarters left.',
      ],
      how: ['{entry:arcade}.', 'The Enter button in the bar always leads into the lobby. {entry:arcade}.'],
      cost: [
        'Worth it? For a start, yes: entry and playing are free, two games, a prize counter for GUM, Zoltar at {zoltarCost} GUM a card, and a gap among the bears that is worth a look.',
        'Entry is free. Playing is free. The prize counter takes GUM, and Zoltar takes {zoltarCost} GUM a card.',
      ],
      more: [
        'He played there on that Friday at 3:10, won a bear, and left it on the counter.',
        'Some people knock at its door after dark and count. Patience is said to pay, and nobody says how much of it.',
        'The high score of the third machine is FLU, FLU, FLU. Somebody had all afternoon.',
      ],
    },
    voices: {
      SportsCenter90s: [
        'The ARCADE, sports fans! Home of the quarter, house of the high score! One button, no mercy!',
      ],
      TownGossip: [
        'The Arcade? There is a bear missing from that wall, and the clerk remembers EXACTLY who won it.',
      ],
    },
    leads: ['prize-counter', 'bear', 'zoltar', 'flappy-flunk'],
  },
  {
    id: 'high-school',
    area: 'town',
    title: 'the High School',
    names: ['school', 'high school', 'flunks high', 'school building', 'fhs building', 'seven doors'],
    asked: {
      who: ['who is inside the school', 'is somebody in the school', 'who is in there'],

      more: ['who built the school', 'how old is the school', 'who founded the school'],

      about: ['what is the school called', 'name of the school'],
      why: [
        'why is the school closed',
        'why is the school sealed',
        'why is there tape on the doors',
        'what is the tape on the doors',
        'how come the doors are taped',
        'why is the school shut',
        'what happened to the school',
      ],
      how: [
        'how do i get into the school',
        'can i go inside the school',
        'why can i not go inside the school',
        'let me into the school',
      ],
      when: [
        'is the school ever going to open again',
        'when will the school reopen',
        'will the school open again',
        'how long will the school be closed',
        'when was the school sealed',
        'when does the school open',
        'is the school open',
      ],
    },
    says: {
      about: [
        'Flunks High School is under investigation: seven doors, each with tape across it and a DO NOT ENTER sign. Inside are {rooms:high-school}.',
        'Flunks High School: a friendly brick building with tape across its mouth. Its hours still hang at the door, and nobody has told them.',
      ],
      where: ['On the Town Map under Main Locations. Its web site is the program FHS on your desktop.'],
      when: [
        'When it opens again nobody has said: sealed until further notice. The bells ring all the same.',
        'On paper, classes are {openingOf:classes}. The building has been sealed since the Sunday after the dance.',
        'It was sealed on the Sunday after Homecoming. Office hours at the door still say {openingOf:office}.',
      ],
      who: [
        'Behind the tape, officially nobody. Upstairs a light goes on at night. The milk in the cafeteria is one carton short each morning.',
      ],
      how: [
        'The building is sealed: seven doors, each with tape and DO NOT ENTER, since the Sunday after the dance. From the lawn you look in. There is no harm in trying the door that is not for you. {entry:high-school}.',
      ],
      why: [
        'Because of Flunko: after that weekend the school was put under investigation, and all seven doors were sealed from outside.',
      ],
      more: [
        'Who built it and when is on no sign; the oldest year that anybody mentions in there is 1975.',
        'They counted 212 people into the dance and 213 out of it.',
        'Locker 117 was emptied by somebody with a key.',
        'Friday’s lunch is still on the board, and somebody is eating it.',
      ],
    },
    leads: ['locker-117', 'staff', 'school-hours', 'dance'],
  },
  {
    id: 'principals-office',
    area: 'town',
    title: "the Principal's Office",
    names: [
      'principals office',
      'principal office',
      'the principal',
      'principal',
      'shredder',
      'headmaster',
      'head teacher',
    ],
    asked: {
      more: ['is there a clue in the office', 'what is on the late slip', 'what did the late slip say'],

      who: [
        'who is the principal',
        'what is the principals name',
        'what is the name of the principal',
        'who runs the school',
      ],
    },
    says: {
      about: [
        'The Principal’s office is behind the main hall. Its file has one entry that matters: that Friday, the minute it opened, Flunko signed in and asked for a key back.',
        'A desk that wants a signature, a rack of hooks, and a shredder that everybody suspects. It was report cards, says a memo.',
      ],
      when: ['The office: {openingOf:office}.'],
      who: [
        'The Principal has no other name: the staff page says The Principal, and the glass of the door has half of that. Says of itself: {staffSays:The Principal}',
        'By name nobody knows. On the staff page it is The Principal, subject Order. {staffSays:The Principal}',
      ],
      where: ['In the High School, through the main hall.'],
      why: [
        'He wanted his key back and was told no. Which key, and who had it by then, is one of the open questions.',
      ],
      more: ['The late slip is stamped before school begins. Who is late before eight?'],
    },
    leads: ['locker-117', 'flunko'],
  },
  {
    id: 'football-field',
    area: 'town',
    title: 'the Football Field',
    names: ['football field', 'field', 'bleachers', 'top row', 'stadium', 'vigil'],
    asked: {
      how: [
        'what happens at the vigil',
        'what do people do at the vigil',

        'what should i bring to the vigil',
        'can i join the vigil',
        'when is the vigil',
      ],

      why: [
        'how did he get out of the bleachers',
        'how did he leave the top row',
        'how did he get down',
        'is there another way out',
      ],
      about: [
        'what is there to see at the field',
        'what happened at the field',
        'is the field worth a visit',
        'where was the game',
        'where did flunko sit',
      ],
      who: ['who sat next to flunko', 'who sat beside him'],
    },
    says: {
      about: [
        'The Football Field: eight hundred seats, a candle vigil on the fifty-yard line, and floodlights with a switch that everybody in town can see.',
        'Flunko sat in the top row, seat nine, with a folded red jacket beside him: a seat kept free. At 8:30 the row was empty.',
      ],
      where: ['On the Town Map under Main Locations. The seat in question is in the top row.'],
      when: [
        'The game kicked off that Friday evening. These days it is candles by day and floodlights by night.',
      ],
      who: [
        'Coach Brannigan when there is practice, and people with candles. On the field {here:football-field}.',
        'Coach Brannigan, the team, and everybody who was there that Friday and looked the other way.',
      ],
      how: [
        'To the vigil one brings a candle, or nothing: come to the field after dark. People sing quietly, and somebody hums a second voice.',
        '{entry:football-field}.',
      ],
      why: [
        'Under the bleachers one beam is scuffed from top to bottom, or the other way, and the fence behind has a hole, cut on the Thursday. Down there he could have gone, or somebody up.',
        'The vigil has a candle for each witness. And one more.',
      ],
      more: [
        'Eleven names hang over twelve hooks in the locker room.',
        'Under the bleachers there is striped shade, old gum, and a second way out.',
        'Number 30 has been worn by nobody since 1975.',
      ],
    },
    voices: {
      SportsCenter90s: [
        'THE FIELD! Eight hundred seats and I have shouted over every one! We were SEVEN UP when the lights went out!',
      ],
    },
    leads: ['friday-night-lights', 'flunko', 'the-game'],
  },
  {
    id: 'friday-night-lights',
    area: 'town',
    title: 'Friday Night Lights',
    names: ['friday night lights', 'floodlights', 'floodlight', 'field lights', 'the switch'],
    asked: {
      when: [
        'when do the lights come on',
        'when do the floodlights come on',
        'who turns on the lights at the field',
        'are the floodlights on',
        'are the lights on',
        'are the floodlights burning',
      ],
      how: [
        'can i flip the floodlights myself',
        'can i turn on the lights at the field',
        'do the lights still work',
        'turn on the lights',
        'switch on the floodlights',
        'how do i light the field',
      ],
    },
    says: {
      about: [
        'Friday Night Lights is the switch of the floodlights at the Football Field. Who may enter the field can throw it by night, and they burn for everybody in town.',
        'The floodlights are one switch for the whole town: thrown by night, seen by all, dark again by morning.',
        {
          say: 'The floodlights are burning right now. Somebody got there before you.',
          when: { all: ['town:floodlit'] },
        },
      ],
      where: ['At the Football Field, where one can see it from the whole town.'],
      when: [
        'By night, when somebody who may enter the field throws the switch; they burn for the whole town until somebody throws it again, or day breaks.',
        { say: 'They burn at this very moment, for everybody.', when: { all: ['town:floodlit'] } },
        {
          say: 'They are dark at the moment. By night, from {nightFrom} on, they can be switched; when day breaks they go dark by themselves.',
          when: { none: ['town:floodlit'] },
        },
        'By night only: from {nightFrom} on. When day breaks they go dark by themselves. It is {dayOrNight} now.',
      ],
      how: ['Go to the Football Field by night and throw the switch. {entry:football-field}.'],
      cost: ['Throwing it costs nothing. As a slacker’s objective of chapter 2 it pays once.'],
      who: ['Anyone who may enter the field can switch them, on and off.'],
      more: ['When they are lit, the shadow of the top row has one head more than the row.'],
    },
    voices: {
      SportsCenter90s: [
        'FRIDAY! NIGHT! LIGHTS! One switch, a wall of lamps, and the whole town squinting! Throw it after dark, champ, I will call it LIVE!',
      ],
    },
    leads: ['football-field', 'objectives'],
  },
];
