import type { AREAS } from '../../_shared/contract/index.ts';
import { joined } from '../../_shared/contract/table.ts';
import type { AnyHandler, Handlers } from '../calls.ts';
import { accessHandlers } from './system/access.ts';
import { authHandlers } from './system/auth.ts';
import { chatHandlers } from './people/chat.ts';
import { collectionHandlers } from './collection/collection.ts';
import { consoleHandlers } from './office/console.ts';
import { feedbackHandlers } from './school/feedback.ts';
import { fundHandlers } from './town/fund.ts';
import { gamesHandlers } from './arcade/games.ts';
import { gumHandlers } from './school/gum.ts';
import { gumCenterHandlers } from './school/gumCenter.ts';
import { lockerHandlers } from './school/locker.ts';
import { locksHandlers } from './town/locks.ts';
import { memesHandlers } from './making/memes.ts';
import { myPlaceHandlers } from './people/myPlace.ts';
import { objectivesHandlers } from './school/objectives.ts';
import { personasHandlers } from './people/personas.ts';
import { pictureDayHandlers } from './school/pictureDay.ts';
import { profileHandlers } from './people/profile.ts';
import { prizesHandlers } from './school/prizes.ts';
import { schoolHandlers } from './school/school.ts';
import { serverHandlers } from './system/server.ts';
import { settingsHandlers } from './system/settings.ts';
import { storyHandlers } from './town/story.ts';
import { terminalHandlers } from './town/terminal.ts';
import { timeHandlers } from './system/time.ts';
import { townHandlers } from './town/town.ts';
import { worksHandlers } from './making/works.ts';
import { yearbookHandlers } from './school/yearbook.ts';
import { zoltarHandlers } from './town/zoltar.ts';

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
