import { schoolMonth } from '../../../school/schoolCalendar.ts';
import type { Subject } from '../entry.ts';

const MONTHS_OF_A_YEAR = Array.from({ length: 12 }, (_, month) => month);
/** A year of which the school has printed every month. */
const A_PRINTED_YEAR = 2026;

const MORE_NAMES: Readonly<Record<string, readonly string[]>> = {
  Homecoming: ['homecoming day', 'date of homecoming', 'next homecoming'],
  "New Year's Day": ['new year', 'new years'],
  'Martin Luther King Jr. Day': ['mlk day', 'martin luther king day', 'martin luther king'],
  "Valentine's Day": ['valentine', 'valentines day'],
  'Thanksgiving Break': ['thanksgiving', 'thanksgiving break'],
  'Last Day Before Winter Break': [
    'winter break',
    'winter holidays',
    'christmas break',
    'christmas off',
    'christmas holidays',
  ],
  Christmas: ['christmas', 'xmas'],
  'Last Day of School': ['last day of school', 'summer break', 'summer vacation', 'end of school'],
  'First Day of School': ['first day of school', 'start of school', 'back to school'],
  'No Jokes in the Office': ['april fools', 'no jokes'],
  'Classes Resume': ['classes resume'],
  Prom: ['prom', 'prom night'],
  'Picture Day': ['picture day', 'class photo', 'photo day'],
  'Spring Break': ['spring break'],
  'Spirit Week': ['spirit week'],
  Halloween: ['halloween'],
};

/** What a day is like here. */
const LIKE: Readonly<Record<string, string>> = {
  Halloween:
    'Halloween is a dance night of the school, with a ticket for two, in a town that needs no decorations: the Freaks bake, candles burn on the field, and somebody knocks anyway. It is {dayOf:Halloween}.',
  "Valentine's Day":
    "Valentine’s Day is a dance night, with a ticket for two. Since Homecoming people look twice at who comes with whom. It is {dayOf:Valentine's Day}.",
  Prom: 'Prom is the last dance of the school year, with a ticket for two, and crowns ordered, one hopes, in the right number this time. It is {dayOf:Prom}.',
  Christmas:
    'For Christmas the town is quiet: the school is away, the Snack Shack’s bulbs hang there all year, and someone mends the school’s spelling through the holidays. It is {dayOf:Christmas}.',
  'Thanksgiving Break':
    'For Thanksgiving everybody goes home and the school’s special stays on the board. Miss Dolores will leave a plate. It is {dayOf:Thanksgiving Break}.',
  'Spirit Week':
    'Spirit Week is when the school wears its colors, red above all. Here the word spirit is said with care. It is {dayOf:Spirit Week}.',
};

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** A subject for each day of the calendar, whose date is looked up when it is asked for. */
export const DAYS: readonly Subject[] = MONTHS_OF_A_YEAR.flatMap((month) =>
  schoolMonth(A_PRINTED_YEAR, month).events.map(({ label }): Subject => ({
    id: `day-${idOf(label)}`,
    area: 'school',
    title: label,
    names: MORE_NAMES[label] ?? [label.toLowerCase()],
    ...(LIKE[label] !== undefined && {
      asked: {
        how: (MORE_NAMES[label] ?? []).flatMap((name) => [
          `what is ${name} like here`,
          `what do people do on ${name}`,
          `how do you celebrate ${name}`,
          `what happens on ${name}`,
        ]),
      },
    }),
    says: {
      about: [
        `The school’s calendar has ${label}: {dayOf:${label}}.`,
        `It is marked at FHS, under Calendar: {event:${label}}.`,
      ],
      when: [`{event:${label}}, says the school’s calendar.`, `On the calendar: {event:${label}}.`],
      ...(LIKE[label] !== undefined && { how: [LIKE[label]] }),
      more: ['You can save a day of the calendar as a file, on the FHS page.'],
    },
    leads: ['calendar', 'school-site'],
  })),
);
