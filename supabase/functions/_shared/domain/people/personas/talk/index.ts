import type { Talk } from '../entry.ts';
import { ADVICE_TALK } from './advice.ts';
import { CHEER_TALK } from './cheer.ts';
import { FLUNKO_TALK } from './flunko.ts';
import { FORMS_TALK } from './forms.ts';
import { ITSELF_TALK } from './itself.ts';
import { MANNERS_TALK } from './manners.ts';
import { MOODS_TALK } from './moods.ts';
import { NATURE_TALK } from './nature.ts';
import { OPINIONS_TALK } from './opinions.ts';
import { PERSON_TALK } from './person.ts';
import { PLAY_TALK } from './play.ts';
import { PROPS_TALK } from './props.ts';
import { SELVES_TALK } from './selves.ts';
import { TOLD_TALK } from './told.ts';
import { WORLD_TALK } from './world.ts';

/** All small talk. */
export const TALKS: readonly Talk[] = [
  ...MANNERS_TALK,
  ...MOODS_TALK,
  ...SELVES_TALK,
  ...ITSELF_TALK,
  ...NATURE_TALK,
  ...FORMS_TALK,
  ...PROPS_TALK,
  ...PERSON_TALK,
  ...WORLD_TALK,
  ...PLAY_TALK,
  ...OPINIONS_TALK,
  ...FLUNKO_TALK,
  ...CHEER_TALK,
  ...TOLD_TALK,
  ...ADVICE_TALK,
];
