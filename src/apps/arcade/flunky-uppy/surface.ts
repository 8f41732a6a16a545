import { bundle } from '@bundles/flunky-uppy.ts';
import { bundle as music } from '@bundles/flunky-uppy-music.ts';
import { flunkyUppyWish } from '@shared/domain/arcade/games/flunky-uppy/player.ts';
import { flunkyUppy } from '@shared/domain/arcade/games/flunky-uppy/rules.ts';
import { gameSurface } from '../../../engine/game/gameSurface.ts';
import { createClimbView } from './climbView.ts';
import { flunkyUppyOf, GAME } from './flunkyUppy.ts';
import { VIEW } from './sight.ts';

export default gameSurface({
  bundle,
  tune: music.tracks['flunky-uppy'],
  open: flunkyUppyOf,
  rules: flunkyUppy,
  wish: flunkyUppyWish,
  guests: GAME.guests,
  firstGuest: GAME.firstGuest,
  figureSide: 28,
  limits: VIEW,
  view: createClimbView,
});
