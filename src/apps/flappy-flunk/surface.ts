import { bundle } from '@bundles/flappy-flunk.ts';
import { bundle as music } from '@bundles/flappy-flunk-music.ts';
import type { Texture } from 'pixi.js';
import { flappyFlunkWish } from '../../../supabase/functions/_shared/domain/games/flappy-flunk/player.ts';
import { flappyFlunk } from '../../../supabase/functions/_shared/domain/games/flappy-flunk/rules.ts';
import { simulatedRun } from '../../engine/game/attract.ts';
import { dressed } from '../../engine/game/dressed.ts';
import { fitView } from '../../engine/game/fit.ts';
import { playMusic } from '../../engine/game/music.ts';
import { playGame } from '../../engine/game/playGame.ts';
import { pixiSurface } from '../../engine/surface/pixiSurface.ts';
import { flappyFlunkOf, GAME } from './flappyFlunk.ts';
import { createFlappyView, VIEW } from './view.ts';

/** How large the person's own Flunk is drawn, its line included; what can be hit is smaller (domain, PLAYER). */
const FIGURE_SIDE = 30;

export default pixiSurface({ art: bundle }, (surface, app, { art }) => {
  const { director, players, hasSound } = flappyFlunkOf(app);
  const { audio, time } = app.services;
  const guest = (id: string): Texture | null =>
    GAME.guests.some((one) => one.id === id) ? art.cut(`guest-${id}`) : null;
  const { figure, stop: undress } = dressed({
    player: players.player,
    guest,
    first: art.cut('guest-geek'),
    side: FIGURE_SIDE,
  });
  const stopFitting = fitView(surface, VIEW);
  const view = createFlappyView({
    surface,
    art,
    reducedMotion: app.reducedMotion,
    night: time.night,
    figure,
    play: (patch) => {
      if (hasSound.get()) audio.play(patch);
    },
  });
  const end = playGame(
    surface,
    app,
    {
      rules: flappyFlunk,
      view,
      attract: () => simulatedRun(flappyFlunk, flappyFlunkWish, String(app.random())),
    },
    director,
  );
  const stopMusic = playMusic(app, music.tracks['flappy-flunk'], hasSound);
  return () => {
    stopMusic();
    stopFitting();
    end();
    undress();
  };
});
