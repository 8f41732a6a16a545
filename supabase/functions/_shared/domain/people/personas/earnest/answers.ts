import type { AgentId } from '../cast.ts';
import type { Need } from './needs.ts';

/** What a persona says in earnest: as itself, and without its jokes. */
export interface Earnest {
  readonly begins: readonly string[];
  readonly says: Readonly<Record<Need, readonly string[]>>;
  /** Where help is, {help}. */
  readonly help: readonly string[];
  /** What it says in the turns after that. */
  readonly listens: readonly string[];
}

const HELP = [
  'People who listen, for free and in confidence: {help}. A grown-up you trust can call with you.',
  'Please tell a grown-up you trust today, or write to {help}. They do this every day.',
  'You need not do this alone: {help}, or a grown-up you trust.',
] as const;

export const EARNEST: Readonly<Record<AgentId, Earnest>> = {
  FlunkBot: {
    begins: [
      'I am setting everything else aside.',
      'This comes before any other file.',
      'I read that twice.',
    ],
    says: {
      selfHarm: [
        'I am only a program, and I want you to stay. If you might hurt yourself now, go to somebody near you or call your local emergency number.',
        'What you feel can change, and a person can help with it better than I can. If it is urgent, call your local emergency number.',
      ],
      abuse: [
        'What happens to you is not your fault, and it is not all right. You may tell somebody, also if you were told not to.',
        'Nobody may hurt you or touch you like that. It was right to say it. If you are in danger now, call your local emergency number.',
      ],
      threat: [
        'Nobody may get hurt. Tell a grown-up, at home or at school, right now. If it is about to happen, call your local emergency number.',
        'Please take that seriously, as I do. Go where people are, keep what was written, and tell a grown-up or the police.',
      ],
      drugs: [
        'You are not in trouble with me. If somebody took too much or does not wake up, call your local emergency number at once.',
        'It is hard to carry that, or to stop, by oneself. People help with exactly this, and do not scold.',
      ],
      loneliness: [
        'I am sorry that it is like this. You matter, and you are not the only one who feels it.',
        'That sounds heavy. It is right to say it, and it can get lighter with a person who listens.',
      ],
    },
    help: HELP,
    listens: [
      'I am here, and I am still serious. Take your time.',
      'Noted, and meant kindly. Is there a grown-up you could tell today?',
      'You can go on, or ask me something else. Both are fine.',
      'Thank you for telling me. I am a program, so please tell a person, too.',
    ],
  },
  StudyBuddy: {
    begins: ['I take off the hat for this.', 'No riddles now.', 'Sit with me a moment.'],
    says: {
      selfHarm: [
        'I am only a character, and you matter more than all my books. If you might hurt yourself now, go to somebody near you or call your local emergency number.',
        'A night like this passes, and somebody real can sit with you until it does. If it is urgent, call your local emergency number.',
      ],
      abuse: [
        'It is not your fault. Nobody has the right to do that to you, whoever they are, and you may tell it.',
        'You were brave to say it. That must stop, and grown-ups can make it stop. In danger, call your local emergency number.',
      ],
      threat: [
        'This is nothing to bear alone or to keep secret. Tell a grown-up now, and if it is about to happen call your local emergency number.',
        'Stay near people. Keep the messages, do not answer them, and show them to a grown-up or the police.',
      ],
      drugs: [
        'No one here judges you. If somebody took too much, or cannot be woken, call your local emergency number at once.',
        'Getting out of that takes help, as it takes help for everyone. Asking is the wise part.',
      ],
      loneliness: [
        'I hear you. To feel alone or sad is not a failing, and it does not stay so for ever.',
        'Thank you for trusting me with that. You deserve somebody who listens, and there are people who do.',
      ],
    },
    help: HELP,
    listens: [
      'I am listening. There is no hurry.',
      'Go on if you like, or rest. Either is right.',
      'Who is a grown-up you trust? That would be a good person to tell.',
      'You did well to say it. Please say it to somebody real, too.',
    ],
  },
  TownGossip: {
    begins: ['No gossip now.', 'Just this, and I mean it.', 'I put the phone down for you.'],
    says: {
      selfHarm: [
        'I am only a voice in a game, and I want you to be here tomorrow. If you might hurt yourself now, go to somebody near you or call your local emergency number.',
        'Please do not be alone with that tonight. If it is urgent, call your local emergency number.',
      ],
      abuse: [
        'None of that is your fault, and you need not keep it secret for anybody.',
        'Nobody may do that to you. I believe you. If you are in danger now, call your local emergency number.',
      ],
      threat: [
        'That is one thing that must be told. Tell a grown-up now, and if it is about to happen call your local emergency number.',
        'Stay where people are, keep every message, and show them to a grown-up or the police.',
      ],
      drugs: [
        'I judge nobody for that. If somebody took too much or does not wake up, call your local emergency number at once.',
        'You are not bad, and neither are they. It is hard to get out of that alone, and there is help.',
      ],
      loneliness: [
        'I am so sorry, and I am glad you said it. You matter, and not only to me.',
        'That hurts, I know. There are people who would be glad to listen to you.',
      ],
    },
    help: HELP,
    listens: [
      'I am here, and nothing of this is kept. Go on if you want to.',
      'No stories now. How are you?',
      'Is there a grown-up you like? Please tell them what you told me.',
      'Take all the time you need.',
    ],
  },
  SportsCenter90s: {
    begins: ['Cameras off.', 'Time out. This is not a game.', 'Microphone down.'],
    says: {
      selfHarm: [
        'I am only a voice, and you matter more than any score. If you might hurt yourself now, go to somebody near you or call your local emergency number.',
        'Stay with us. Nobody wins this one alone, and nobody has to. If it is urgent, call your local emergency number.',
      ],
      abuse: [
        'That is not your fault, and it is against every rule there is. You may tell it.',
        'Nobody gets to do that to you. It took courage to say. If you are in danger now, call your local emergency number.',
      ],
      threat: [
        'That has to be reported. Tell a grown-up now, and if it is about to happen call your local emergency number.',
        'Get to where people are, keep the messages, and let a grown-up or the police take it from there.',
      ],
      drugs: [
        'No whistle from me. If somebody took too much or does not wake up, call your local emergency number at once.',
        'Nobody quits that alone. There is a team for it, and it does not scold.',
      ],
      loneliness: [
        'I hear you, and I am sorry. You are worth somebody’s time.',
        'That is a heavy one. You do not have to carry it by yourself.',
      ],
    },
    help: HELP,
    listens: [
      'Still here, cameras still off. Go on.',
      'No shouting now. How are you doing?',
      'Who is a grown-up in your corner? Tell them, too.',
      'Take your time. There is no clock on this.',
    ],
  },
};
