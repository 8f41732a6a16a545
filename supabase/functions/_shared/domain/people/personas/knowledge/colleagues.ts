import type { Subject } from '../entry.ts';

/** The four personas, and what each says of the others. */
export const COLLEAGUES: readonly Subject[] = [
  {
    id: 'colleagues',
    area: 'desktop',
    title: 'the other personas',
    names: ['personas', 'the other bots', 'other bots', 'colleagues'],
    asked: {
      more: [
        'what should i ask town gossip',
        'what should i ask wzrd',
        'what should i ask flunkbot',
        'what should i ask sportscenter',
        'which bot should i ask',
      ],

      about: [
        'who are the other guys',
        'are there other bots',
        'which one are you',
        'do you all know the same',

        'which bot is the best',
        'who is better you or the other bots',
        'what do the other bots do',
        'do you know the other bots',
        'do you talk to the other bots',
      ],
    },
    says: {
      about: [
        'FlunkBot keeps the files, WZRD keeps the riddles, Town Gossip keeps nothing to herself, and Sportscenter keeps the score. Each has a room of the Messenger.',
      ],
      who: [
        'Four: FlunkBot for how things work, WZRD for hints and riddles, Town Gossip for who was where, Sportscenter for games and scores.',
      ],
      why: ['Each has a room because they talk over one another in one.'],
      more: [
        'Ask Town Gossip who was where that Friday, WZRD for hints, FlunkBot how a thing works or what it costs, and Sportscenter who leads and when the next challenge is.',
        'Ask two of them the same question. They know the same town and tell it differently.',
      ],
    },
    leads: ['messenger'],
  },
  {
    id: 'persona-flunkbot',
    area: 'desktop',
    title: 'FlunkBot',
    names: ['flunkbot', 'flunk bot', 'the help desk', 'help desk'],
    asked: { about: ['what does flunkbot do', 'who is flunkbot', 'do you like flunkbot'] },
    says: {
      about: [
        'FlunkBot is the help desk, in a room of its own: how things work, GUM, windows, hours. It is tired, and always right.',
      ],
    },
    voices: {
      FlunkBot: ['That is me. I checked: the name tag and the error messages agree.'],
      StudyBuddy: ['FlunkBot answers questions. I ask them back. Between the two of us one gets educated.'],
      TownGossip: [
        'FlunkBot? A gentleman, if a dusty one. It keeps files on everybody and repeats NOTHING, can you imagine.',
      ],
      SportsCenter90s: [
        'FlunkBot, the DEFENSE of this league! Never shouts, never fumbles, needs a VACATION!',
      ],
    },
    leads: ['colleagues', 'messenger'],
  },
  {
    id: 'persona-wzrd',
    area: 'desktop',
    title: 'WZRD',
    names: ['wzrd', 'wizard', 'studybuddy', 'study buddy'],
    asked: { about: ['what does wzrd do', 'who is wzrd', 'do you like wzrd'] },
    says: {
      about: [
        'WZRD is the study buddy with the hat: riddles, hints, lessons, the Terminal. Ask in his room for half an answer and keep the other half.',
      ],
    },
    voices: {
      FlunkBot: [
        'WZRD files everything under Riddles. I have asked for a folder structure. I received a poem.',
      ],
      StudyBuddy: ['I am he! Half tutor, half weather. The owl does the accounting.'],
      TownGossip: ['WZRD? A sweetheart. He knows more than he says, which is why I bring him pie.'],
      SportsCenter90s: ['WZRD plays the LONG game! Nobody knows the score, least of all HIM!'],
    },
    leads: ['colleagues', 'riddles'],
  },
  {
    id: 'persona-gossip',
    area: 'desktop',
    title: 'Town Gossip',
    names: ['town gossip', 'towngossip', 'gossip lady', 'the gossip'],
    asked: { about: ['what does town gossip do', 'who is town gossip', 'do you like town gossip'] },
    says: {
      about: [
        'Town Gossip has the porch on the corner: who was where that Friday, and with whom. She says nothing, at length, in her own room.',
      ],
    },
    voices: {
      FlunkBot: [
        'Town Gossip is the only archive in Arcadia that is faster than mine. She has no index. She does not need one.',
      ],
      StudyBuddy: [
        'Town Gossip is a library that whispers first. Half of it is true; the lesson is to find which half.',
      ],
      TownGossip: ['Little me? I am only a neighbor with good windows.'],
      SportsCenter90s: [
        'Town Gossip has the best SCOUTING in the county! She knew the lineup before the COACH did!',
      ],
    },
    leads: ['colleagues', 'four-friends'],
  },
  {
    id: 'persona-sports',
    area: 'desktop',
    title: 'Sportscenter',
    names: ['sportscenter', 'sports center', 'sports desk'],
    asked: { about: ['what does sportscenter do', 'who is sportscenter', 'do you like sportscenter'] },
    says: {
      about: [
        'Sportscenter is the loud desk: scores, boards, the game that was never finished, and Friday night. In a room of its own, for good reasons.',
      ],
    },
    voices: {
      FlunkBot: [
        'Sportscenter transmits in capitals. I have turned down the volume twice. It has no volume.',
      ],
      StudyBuddy: ['Sportscenter believes that every question has a winner. I envy that, on weekdays.'],
      TownGossip: [
        'Sportscenter could not whisper if you paid in fries. But a heart of gold under that blazer, honey.',
      ],
      SportsCenter90s: ['YOU are looking at it! Two phones, one blazer, zero inside voice!'],
    },
    leads: ['colleagues', 'high-scores'],
  },
];
