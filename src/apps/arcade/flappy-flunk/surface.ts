import { bundle } from '@bundles/flappy-flunk.ts';
import { bundle as music } from '@bundles/flappy-flunk-music.ts';
import { flappyFlunkWish } from '@shared/domain/arcade/games/flappy-flunk/player.ts';
import { flappyFlunk } from '@shared/domain/arcade/games/flappy-flunk/rules.ts';
import { gameSurface } from '../../../engine/game/gameSurface.ts';
import { flappyFlunkOf, GAME } from './flappyFlunk.ts';
import { createFlappyView, VIEW } from './view.ts';

export default gameSurface({
  bundle,
  tune: music.tracks['flappy-flunk'],
  open: flappyFlunkOf,
  rules: flappyFlunk,
  wish: flappyFlunkWish,
  guests: GAME.guests,
  firstGuest: GAME.firstGuest,
  // What can be hit is smaller (domain, PLAYER).
  figureSide: 30,
  limits: VIEW,
  view: createFlappyView,
});
