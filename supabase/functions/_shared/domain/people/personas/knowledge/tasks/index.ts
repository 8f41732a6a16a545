import { lazy } from '../../../../../kernel/lazy.ts';
import type { Subject } from '../../entry.ts';
import { SUBJECTS } from '../index.ts';
import { DESK_THINGS } from './desk.ts';
import { PEOPLE_THINGS } from './people.ts';
import { PLAY_THINGS } from './play.ts';
import { TASKS, type For, type Task, type Thing } from './task.ts';
import { TOWN_THINGS } from './town.ts';

export const THINGS: readonly Thing[] = [...DESK_THINGS, ...PLAY_THINGS, ...PEOPLE_THINGS, ...TOWN_THINGS];

const WAITS = 'Without a network you wait for {it}: the school’s computer is needed.';
const OFFLINE: Readonly<Record<For, string>> = {
  alone: 'Without a network you have {it} as well.',
  all: WAITS,
  wallet: WAITS,
  name: WAITS,
  flunk: WAITS,
};
const GUEST: Readonly<Record<For, string>> = {
  alone: 'No wallet needed: guests have {it}, too.',
  all: 'No wallet needed: guests have {it}, too.',
  wallet: 'For {it} you sign in with a wallet. That is free.',
  name: 'For {it} you need a wallet and a username. Both are free.',
  flunk: 'For {it} you need a wallet with a Flunk.',
};

const TASK_NAMES = Object.keys(TASKS) as Task[]; // The keys are those of its type.

/** What is true of a thing because of what it is, whether it is one or several. */
function usual(thing: Thing, title: string): Partial<Record<Task, string>> {
  const { at, for: whom } = thing;
  return {
    ...(at !== undefined && {
      find: `You find ${title} in ${at}.`,
      phone: `A phone or tablet has ${title}, too: a window fills the screen there, and a tap does what a click does.`,
    }),
    ...(whom !== undefined && {
      offline: OFFLINE[whom].replace('{it}', title),
      guest: GUEST[whom].replace('{it}', title),
      cost:
        whom === 'flunk'
          ? `${title.charAt(0).toUpperCase()}${title.slice(1)}: no GUM and no fee, only a Flunk has to be in your wallet.`
          : `Free: neither money nor GUM is asked for ${title}.`,
    }),
  };
}

/** What is said of a thing to those who want something of it, by what they want, each as a subject of its own. */
export function tasksOf(thing: Thing, subject: Subject): Readonly<Partial<Record<Task, Subject>>> {
  const title = thing.title ?? subject.title;
  const says: Partial<Record<Task, string>> = { ...usual(thing, title), ...thing.says };
  const { id, area, program } = subject;
  return Object.fromEntries(
    TASK_NAMES.flatMap((task) => {
      const line = says[task];
      if (line === undefined) return [];
      const told: Subject = {
        id: `task-${thing.names.split(',')[0] ?? id}-${task}`.replaceAll(' ', '-'),
        area,
        title,
        names: [],
        belongsTo: subject.belongsTo ?? id,
        says: { about: [line] },
        ...(program !== undefined && { program }),
      };
      return [[task, told]];
    }),
  );
}

/** A thing, and what is said of it to those who want something of it. */
export interface ThingTold {
  readonly thing: Thing;
  readonly told: Readonly<Partial<Record<Task, Subject>>>;
}

/** Every thing with what is said of it. Throws where a thing is of a subject that there is not. */
export const thingsTold = lazy((): readonly ThingTold[] => {
  const subjects = new Map(SUBJECTS.map((subject) => [subject.id, subject]));
  return THINGS.map((thing) => {
    const subject = subjects.get(thing.of);
    if (subject === undefined) throw new Error(`There is no subject ${thing.of}.`);
    return { thing, told: tasksOf(thing, subject) };
  });
});
