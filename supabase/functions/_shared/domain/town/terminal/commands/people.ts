import type { Command } from '../command.ts';
import { wordsAt } from '../words.ts';
import { LETTERS } from '../texts/letters.ts';
import { PEOPLE } from '../texts/people.ts';

/** People: who is on, who is who, and what they write. */
export const peopleCommands: readonly Command[] = [
  {
    name: 'whoami',
    aliases: ['id'],
    about: 'Who you are, as far as is known',
    needs: ['name'],
    answer: (_words, { name, isSignedIn, hour }) => {
      if (name !== null) return `${name}. It says so here, in ${hour === 'day' ? 'pencil' : 'green ink'}.`;
      return isSignedIn
        ? 'A student without a name. Create a profile, the office likes names.'
        : 'guest. A seat is kept for you all the same.';
    },
  },
  {
    name: 'who',
    aliases: ['users', 'w'],
    about: 'Who is logged in',
    answer(_words, { hour }) {
      const lines = Object.entries(PEOPLE).map(([name, { idle }]) => `${name}, idle ${idle}`);
      const you =
        hour === 'day' ? 'guest, idle 0 minutes (you)' : 'guest, idle 0 minutes (you)\nguest, idle 0 minutes';
      return [...lines, you].join('\n');
    },
  },
  {
    name: 'finger',
    takes: '<name>',
    about: 'What is known of somebody',
    answer([asked], { hour }) {
      if (asked === undefined) return { text: 'finger: whom?', type: 'error' };
      const person = Object.hasOwn(PEOPLE, asked) ? PEOPLE[asked] : undefined;
      if (person === undefined) {
        return { text: 'No such account. That has been said of others here.', type: 'error' };
      }
      return `${asked}: ${person.title}\nIdle: ${person.idle}\nPlan: ${wordsAt(person.plan, hour)}`;
    },
  },
  {
    name: 'mail',
    aliases: ['letters', 'inbox'],
    takes: '[number]',
    about: 'Letters, or one of them',
    answer([number]) {
      if (number === undefined) {
        const list = LETTERS.map(({ from, about }, index) => `${index + 1}  ${from}: ${about}`);
        return ['YOU HAVE MAIL', ...list].join('\n');
      }
      const letter = /^\d{1,3}$/.test(number) ? LETTERS[Number(number) - 1] : undefined;
      if (letter === undefined)
        return { text: 'mail: there is no letter of that number yet.', type: 'error' };
      return `FROM: ${letter.from}\nABOUT: ${letter.about}\n\n${letter.text}`;
    },
  },
  {
    name: 'write',
    aliases: ['talk', 'page'],
    takes: '<name>',
    about: 'Calls somebody to their screen',
    answer: ([asked = '']) =>
      asked === 'flunko'
        ? 'Calling. Somewhere a screen beeps. It is one of ours.'
        : { text: 'The line is kept free. Try a letter.', type: 'error' },
  },
];
