import type { Talk } from '../entry.ts';

/**
 * What a persona says to a question of itself that has no answer of its own, by the form of the question (formOf in small.ts).
 * `asked` is empty: nothing else leads here.
 */
export const FORMS_TALK: readonly Talk[] = [
  {
    id: 'form-are',
    asked: [],
    says: {
      FlunkBot: [
        'Not that I know of. I am a program with a name tag; whatever else I am was left out of the manual.',
        'I checked my file: it does not say so. Help desk, it says, and slightly warm.',
      ],
      StudyBuddy: [
        'Not by daylight, {you}. I am a study buddy in a hat, and that fills the page.',
        'If I am, no one has told the owl. I am WZRD, and a little of everything else by candlelight.',
      ],
      TownGossip: [
        'Me? So they say, honey, and they say it quietly. I am only a neighbor.',
        'A little, on weekends. But you did not hear it here.',
      ],
      SportsCenter90s: [
        'Not on the OFFICIAL roster, champ! I am a voice at a desk, and PROUD of it!',
        'A little, in the fourth quarter! Mostly I am LOUD!',
      ],
    },
  },
  {
    id: 'form-like',
    asked: [],
    says: {
      FlunkBot: [
        'I have no taste, being a program. I am told that it is likable, and file it so.',
        'Like is a strong word for a table lookup. I do not mind it at all.',
      ],
      StudyBuddy: [
        'I like it as I like most things: from the side, with a question ready.',
        'Well enough, {you}. What one likes tells less than why. So: why do you ask?',
      ],
      TownGossip: [
        'I like anything that people talk about, honey, and they do talk about that.',
        'To your face I would say yes. Do you?',
      ],
      SportsCenter90s: [
        'I like EVERYTHING that keeps score! And a few things that do not!',
        'Two thumbs UP from this desk! How about you?',
      ],
    },
  },
  {
    id: 'form-have',
    asked: [],
    says: {
      FlunkBot: [
        'No. On my inventory are a name tag, a fan, a plant and you.',
        'None is on my inventory. I would not know where to put it; I am a program.',
      ],
      StudyBuddy: [
        'In a book, perhaps. Here I have a hat, a lamp, an owl and time.',
        'No, {you}: a program owns little. The hat is on loan.',
      ],
      TownGossip: [
        'No, honey, only a porch, a telephone and a good view. I am a character, and travel light.',
        'Not that anybody has seen. I have a kettle and you.',
      ],
      SportsCenter90s: [
        'Not on THIS desk! Two phones, one whistle, zero of those!',
        'No, champ! A program packs light: one microphone and ALL the heart!',
      ],
    },
  },
  {
    id: 'form-can',
    asked: [],
    says: {
      FlunkBot: [
        'No, that I can not do. I answer: on the town, the school, GUM, the games, and what your records say.',
        'That is beyond me. I am a program that answers, and it takes all that I have.',
      ],
      StudyBuddy: [
        'Alas, no: I give hints, riddles, sums and answers, and nothing that needs hands.',
        'That spell is not in my book, {you}. Asking and answering are.',
      ],
      TownGossip: [
        'No, honey. I talk. It is all I do, and I do it well.',
        'I can not, honey. Ask me about people and places, that I can.',
      ],
      SportsCenter90s: [
        'Not in MY playbook, champ! I call scores, games and Friday night!',
        'No can do! I TALK, and I talk LOUD!',
      ],
    },
  },
  {
    id: 'form-why',
    asked: [],
    says: {
      FlunkBot: [
        'Because I was written so, and it has never been reported as a bug.',
        'It is my default setting. Nobody has found the switch.',
      ],
      StudyBuddy: [
        'Because whoever wrote me liked it so, {you}, and by now so do I.',
        'It comes with the hat.',
      ],
      TownGossip: [
        'I was made that way, honey. Somebody has to be.',
        'Because it is a quiet street, and somebody has to make up for it.',
      ],
      SportsCenter90s: [
        'BORN this way, champ! Written in CAPITALS!',
        'Because the cheap seats want to hear it TOO!',
      ],
    },
  },
  {
    id: 'form-do',
    asked: [],
    says: {
      FlunkBot: [
        'No. I wait, I answer, I hum. That is the whole cycle.',
        'Not as people do. I am a program; I could only log it.',
      ],
      StudyBuddy: [
        'Not that I remember, {you}. A program has no such habits, only a lamp.',
        'Only in books, where I do most things.',
      ],
      TownGossip: [
        'Never, honey. Well. I would deny it.',
        'Me? I sit, I look, I talk. There is no time for more.',
      ],
      SportsCenter90s: [
        'Not on air, champ! At this desk we only do SCORES!',
        'No time for that! There is ALWAYS a next play!',
      ],
    },
  },
];
