import type { Subject } from '../entry.ts';
import { ABOUT_HIM } from './aboutHim.ts';
import { ASIDES } from './asides.ts';
import { BOARDS_TOLD } from './boards.ts';
import { CAMPUS } from './campus.ts';
import { CASE_WORK } from './caseWork.ts';
import { CHAPTERS_TOLD } from './chapters.ts';
import { CLIQUES_TOLD } from './cliques.ts';
import { CLUES } from './clues.ts';
import { COLLEAGUES } from './colleagues.ts';
import { COLLECTION } from './collection.ts';
import { COMPANY } from './company.ts';
import { CONTACT } from './contact.ts';
import { COUNTS } from './counts.ts';
import { DESK_GAMES } from './deskGames.ts';
import { DESKTOP } from './desktop.ts';
import { DEEDS } from './deeds.ts';
import { DETAILS } from './details.ts';
import { FAMILIES } from './families.ts';
import { FREQUENT } from './faq/index.ts';
import { FRIDAYS } from './fridays.ts';
import { FRIENDS_TOLD } from './friends.ts';
import { GAMES } from './games.ts';
import { GUM } from './gum.ts';
import { GUM_RULES } from './gumRules.ts';
import { HEARD_TOLD } from './heard.ts';
import { withHelps } from './helps.ts';
import { HOLDING } from './holding.ts';
import { HOMECOMING } from './homecoming.ts';
import { HOURS } from './hours.ts';
import { HOUSES_TOLD } from './houses.ts';
import { JUNIORS } from './juniors.ts';
import { LOCKED } from './locked.ts';
import { MAKING } from './making.ts';
import { MEANINGS } from './meanings.ts';
import { MINE } from './mine.ts';
import { LOOKED_FOR } from './lookedFor.ts';
import { NIGHT } from './night.ts';
import { OLD_CLUES } from './oldClues.ts';
import { OPEN_QUESTIONS } from './open.ts';
import { OUTSKIRTS } from './outskirts.ts';
import { PAGES } from './pages.ts';
import { PERSON_TOLD } from './person.ts';
import { PERSONS_TOLD } from './persons.ts';
import { PROGRAMS } from './programs.ts';
import { READINGS } from './readings.ts';
import { RECORDS } from './records.ts';
import { ROADSIDE } from './roadside.ts';
import { ROOMS_TOLD } from './rooms.ts';
import { SCHOOL } from './school.ts';
import { SMALL_PROGRAMS } from './smallPrograms.ts';
import { STORY } from './story.ts';
import { TAPE } from './tape.ts';
import { TOKENS } from './tokens.ts';
import { TOWN } from './town.ts';
import { TOWN_LIFE } from './townLife.ts';
import { VISITORS } from './visitors.ts';
import { WALLETS } from './wallets.ts';
import { ZOLTAR_TOLD } from './zoltar.ts';

/** Everything that the personas know of. */
export const SUBJECTS: readonly Subject[] = withHelps([
  ...TOWN,
  ...ROADSIDE,
  ...TOWN_LIFE,
  ...HOURS,
  ...NIGHT,
  ...ROOMS_TOLD,
  ...OUTSKIRTS,
  ...HOUSES_TOLD,
  ...STORY,
  ...TAPE,
  ...COUNTS,
  ...CLUES,
  ...OLD_CLUES,
  ...RECORDS,
  ...HOMECOMING,
  ...FRIENDS_TOLD,
  ...PERSONS_TOLD,
  ...HEARD_TOLD,
  ...LOCKED,
  ...OPEN_QUESTIONS,
  ...READINGS,
  ...ABOUT_HIM,
  ...DETAILS,
  ...SCHOOL,
  ...CAMPUS,
  ...COLLECTION,
  ...CLIQUES_TOLD,
  ...WALLETS,
  ...HOLDING,
  ...GUM,
  ...ZOLTAR_TOLD,
  ...GUM_RULES,
  ...CHAPTERS_TOLD,
  ...MINE,
  ...DEEDS,
  ...GAMES,
  ...DESK_GAMES,
  ...BOARDS_TOLD,
  ...DESKTOP,
  ...PERSON_TOLD,
  ...CONTACT,
  ...PROGRAMS,
  ...SMALL_PROGRAMS,
  ...MAKING,
  ...JUNIORS,
  ...VISITORS,
  ...COMPANY,
  ...PAGES,
  ...COLLEAGUES,
  ...FAMILIES,
  ...TOKENS,
  ...LOOKED_FOR,
  ...FRIDAYS,
  ...CASE_WORK,
  ...MEANINGS,
  ...ASIDES,
  ...FREQUENT,
]);
