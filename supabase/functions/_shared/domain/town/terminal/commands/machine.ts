import type { LocalMinute } from '../../../system/timeWindows.ts';
import type { Command } from '../command.ts';

/** What a person sees instead of an answer: the page empties its screen. */
export const CLEAR = '__CLEAR__';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A time as a clock of twelve says it, for example '7:05 PM'. */
export const timeText = ({ hour, minute }: LocalMinute): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;

/** A narrow phone has room for so many names beside each other, and each is this wide with the space after it. */
const COLUMNS = 3;
const COLUMN = 10;

/** Names in columns. */
const inColumns = (names: readonly string[]): string =>
  Array.from({ length: Math.ceil(names.length / COLUMNS) }, (_, row) =>
    names
      .slice(row * COLUMNS, (row + 1) * COLUMNS)
      .map((name) => name.padEnd(COLUMN))
      .join('')
      .trimEnd(),
  ).join('\n');

const headOf = ({ name, takes }: Command): string => (takes === undefined ? name : `${name} ${takes}`);

/** The machine itself: help, the screen, the time, what runs. */
export const machineCommands: readonly Command[] = [
  {
    name: 'help',
    aliases: ['?', 'commands', 'man'],
    takes: '[command]',
    about: 'What this machine understands',
    answer(words, { listed }) {
      const [asked] = words;
      if (asked === undefined) {
        const names = inColumns(listed.map(({ name }) => name));
        return `AVAILABLE COMMANDS\n${names}\n\nhelp <command> says what one does.\nIt understands more than it lists.`;
      }
      const found = listed.find(({ name, aliases = [] }) => name === asked || aliases.includes(asked));
      if (found === undefined)
        return { text: `help: there is no page on that. The page before it is torn.`, type: 'error' };
      const others = found.aliases === undefined ? '' : `\nAlso: ${found.aliases.join(', ')}`;
      return `${headOf(found)}\n${found.about ?? ''}.${others}`;
    },
  },
  {
    name: 'clear',
    aliases: ['cls'],
    about: 'An empty screen',
    answer: () => ({ text: CLEAR, type: 'clear' }),
  },
  {
    name: 'about',
    aliases: ['ver', 'version', 'motd'],
    about: 'This machine',
    answer: {
      day: 'FLUNKS HIGH SCHOOL TIME SHARING, RELEASE 3\nOne computer, nine screens, no daylight.\nPower failed once. One session did not notice.',
      night:
        'FLUNKS HIGH SCHOOL TIME SHARING, RELEASE 3\nOne computer, nine screens. You are at the tenth.\nPower failed once. One session did not notice.',
    },
  },
  {
    name: 'date',
    aliases: ['time', 'clock'],
    about: 'The time in Arcadia',
    answer: (_words, { clock, hour }) => {
      const now = `${DAYS[clock.day] ?? ''}, ${timeText(clock)}, Arcadia.`;
      return hour === 'day'
        ? `${now}\nThe wall disagrees. The wall says 8:04.`
        : `${now}\nYou may want to write that down.`;
    },
  },
  {
    name: 'uptime',
    about: 'How long it has been on',
    answer: {
      day: 'Up since August. In between, for 26 minutes, there was no power. Up all the same.',
      night: 'Up since August, and up late.',
    },
  },
  {
    name: 'ps',
    aliases: ['top'],
    about: 'What runs',
    answer: {
      day: 'bells ....... waiting\nattendance .. counting, one over\nprinter ..... out of yellow\nlistener .... started by geek\ncounter ..... started by: -',
      night:
        'bells ....... asleep\nattendance .. counting, one over\nprinter ..... printing\nlistener .... started by geek\ncounter ..... started by you, it says',
    },
  },
  {
    name: 'df',
    aliases: ['du', 'disk'],
    about: 'Room on the disk',
    answer: 'SCHOOL ... 40 megabytes, 39 used\nGYM ...... 40 by 90 yards, flagged as an error',
  },
  {
    name: 'echo',
    aliases: ['say'],
    takes: '<words>',
    about: 'Says it again',
    answer: (words, { hour }) => {
      if (words.length === 0) return 'You say nothing. So does it.';
      const said = words.join(' ');
      return hour === 'day' ? said : `${said}\n${said.split(' ').at(-1) ?? ''}`;
    },
  },
  {
    name: 'exit',
    aliases: ['quit', 'logout', 'bye', 'hangup'],
    about: 'Hangs up, where you have dialed',
    answer: (_words, { at }) =>
      at.board === null
        ? 'There is no line to hang up. To leave, close the window. It does not lock.'
        : { text: 'NO CARRIER', type: 'dial', at: { board: null } },
  },
  {
    name: 'logs',
    about: 'What people typed in the last day',
    level: 'ADMIN',
    needs: ['activity'],
    answer: (_words, { activity }) => {
      if (activity === null) return { text: 'The log is open at an empty page.', type: 'error' };
      const { commands, people, refused, unknown } = activity;
      const tried = unknown.length === 0 ? 'nothing' : unknown.join(', ');
      return `COMMANDS: ${commands}\nSESSIONS: ${people}\nREFUSED: ${refused}\nNOT RECOGNIZED, MOST OFTEN: ${tried}`;
    },
  },
];
