import type { AREAS } from '../../_shared/contract/index.ts';
import { joined } from '../../_shared/contract/table.ts';
import type { AnyHandler, Handlers } from '../calls.ts';
import { accessHandlers } from './access.ts';
import { authHandlers } from './auth.ts';
import { chatHandlers } from './chat.ts';
import { collectionHandlers } from './collection.ts';
import { consoleHandlers } from './console.ts';
import { feedbackHandlers } from './feedback.ts';
import { fundHandlers } from './fund.ts';
import { gamesHandlers } from './games.ts';
import { gumHandlers } from './gum.ts';
import { gumCenterHandlers } from './gumCenter.ts';
import { lockerHandlers } from './locker.ts';
import { locksHandlers } from './locks.ts';
import { memesHandlers } from './memes.ts';
import { myPlaceHandlers } from './myPlace.ts';
import { objectivesHandlers } from './objectives.ts';
import { personasHandlers } from './personas.ts';
import { pictureDayHandlers } from './pictureDay.ts';
import { profileHandlers } from './profile.ts';
import { prizesHandlers } from './prizes.ts';
import { schoolHandlers } from './school.ts';
import { serverHandlers } from './server.ts';
import { settingsHandlers } from './settings.ts';
import { storyHandlers } from './story.ts';
import { terminalHandlers } from './terminal.ts';
import { timeHandlers } from './time.ts';
import { townHandlers } from './town.ts';
import { worksHandlers } from './works.ts';
import { yearbookHandlers } from './yearbook.ts';
import { zoltarHandlers } from './zoltar.ts';

/** What answers each route of the contract, area by area. */
const HANDLERS: { readonly [Area in keyof typeof AREAS]: Handlers<(typeof AREAS)[Area]> } = {
  access: accessHandlers,
  auth: authHandlers,
  chat: chatHandlers,
  collection: collectionHandlers,
  console: consoleHandlers,
  feedback: feedbackHandlers,
  fund: fundHandlers,
  games: gamesHandlers,
  gum: gumHandlers,
  gumCenter: gumCenterHandlers,
  locker: lockerHandlers,
  locks: locksHandlers,
  memes: memesHandlers,
  myPlace: myPlaceHandlers,
  objectives: objectivesHandlers,
  personas: personasHandlers,
  pictureDay: pictureDayHandlers,
  profile: profileHandlers,
  prizes: prizesHandlers,
  school: schoolHandlers,
  server: serverHandlers,
  settings: settingsHandlers,
  story: storyHandlers,
  terminal: terminalHandlers,
  time: timeHandlers,
  town: townHandlers,
  works: worksHandlers,
  yearbook: yearbookHandlers,
  zoltar: zoltarHandlers,
};

/** The same by route. Each was checked above against the declaration that it is called with. */
export const HANDLER_OF = joined(
  HANDLERS as unknown as Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>,
);
