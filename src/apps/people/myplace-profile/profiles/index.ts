import type { ProfileId } from '../pages.ts';
import type { Profile } from '../profile.ts';
import { flunko } from './flunko.ts';
import { theFreaks } from './theFreaks.ts';
import { theJocks } from './theJocks.ts';
import { theNerds } from './theNerds.ts';
import { thePreps } from './thePreps.ts';

/** Every page that was here before anybody came. */
export const PROFILES: Readonly<Record<ProfileId, Profile>> = {
  'the-nerds': theNerds,
  'the-preps': thePreps,
  'the-jocks': theJocks,
  'the-freaks': theFreaks,
  flunko,
};
