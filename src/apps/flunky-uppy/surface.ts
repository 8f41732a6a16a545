import { bundle } from '@bundles/flunky-uppy.ts';
import { bundle as music } from '@bundles/flunky-uppy-music.ts';
import type { Texture } from 'pixi.js';
import { flunkyUppyWish } from '../../../supabase/functions/_shared/domain/games/flunky-uppy/player.ts';
import { flunkyUppy } from '../../../supabase/functions/_shared/domain/games/flunky-uppy/rules.ts';
import { simulatedRun } from '../../engine/game/attract.ts';
import { dressed } from '../../engine/game/dressed.ts';
import { fitView } from '../../engine/game/fit.ts';
import { playMusic } from '../../engine/game/music.ts';
import { playGame } from '../../engine/game/playGame.ts';
import { pixiSurface } from '../../engine/surface/pixiSurface.ts';
import { createClimbView } from './climbView.ts';
import { flunkyUppyOf, GAME } from './flunkyUppy.ts';
import { VIEW } from './sight.ts';

/** How large the person's own Flunk is drawn, its line included. */
const FIGURE_SIDE = 28;

export default pixiSurface({ art: bundle }, (surface, app, { art }) => {
  const { director, players, hasSound } = flunkyUppyOf(app);
  const { audio, time } = app.services;
  const guest = (id: string): Texture | null =>
    GAME.guests.some((one) => one.id === id) ? art.cut(`guest-${id}`) : null;
  const { figure, stop: undress } = dressed({
    player: players.player,
    guest,
    first: art.cut('guest-jock'),
    side: FIGURE_SIDE,
  });
  const stopFitting = fitView(surface, VIEW);
  const view = createClimbView({
    surface,
    art,
    figure,
    night: time.night,
    reducedMotion: app.reducedMotion,
    play: (patch) => {
      if (hasSound.get()) audio.play(patch);
    },
  });
  const end = playGame(
    surface,
    app,
    {
      rules: flunkyUppy,
      view,
      attract: () => simulatedRun(flunkyUppy, flunkyUppyWish, String(app.random())),
    },
    director,
  );

  const stopMusic = playMusic(app, music.tracks['flunky-uppy'], hasSound);
  return () => {
    stopMusic();
    stopFitting();
    end();
    undress();
  };
});
