import type { Texture } from 'pixi.js';
import type { GameRules, GameState } from '@shared/domain/arcade/games/game.ts';
import type { Wish } from '@shared/domain/arcade/games/simulatedPlayer.ts';
import type { AppContext, Prepared, SurfaceHost } from '../../kernel/app.ts';
import type { Readable } from '../../kernel/store.ts';
import type { Bundle } from '../assets/texture.ts';
import type { MusicTrack } from '../../kernel/musicTrack.ts';
import { pixiSurface } from '../surface/pixiSurface.ts';
import { simulatedRun } from './attract.ts';
import type { Director } from './director.ts';
import { dressed } from './dressed.ts';
import { fitView, type ViewLimits } from './fit.ts';
import { playGame } from './playGame.ts';
import type { GameView, ViewSurroundings } from './view.ts';

/** What the surface of a game shares with the overlay over it. */
interface OpenGame {
  readonly director: Director;
  readonly players: { readonly player: Readable<string> };
  readonly hasSound: Readable<boolean>;
}

export interface GameParts<State extends GameState, Pose> {
  readonly bundle: Bundle;
  readonly tune: MusicTrack;
  readonly open: (app: AppContext) => OpenGame;
  readonly rules: GameRules<State>;
  /** What the simulated player wants who plays while the title is there. */
  readonly wish: Wish<State>;
  /** Who may play, each with a cut of the bundle; the first to play is `firstGuest`. */
  readonly guests: readonly { readonly id: string; readonly frame: string }[];
  readonly firstGuest: string;
  /** How large the person's own Flunk is drawn, its line included, in pixels of the game. */
  readonly figureSide: number;
  readonly limits: ViewLimits;
  readonly view: (near: ViewSurroundings) => GameView<State, Pose>;
}

/** The surface of a game: its world as large as fits, who plays in it, its sounds and its tune. */
export const gameSurface = <State extends GameState, Pose>(
  parts: GameParts<State, Pose>,
): Prepared<SurfaceHost> =>
  pixiSurface({ art: parts.bundle }, (surface, app, { art }) => {
    const { rules, wish, guests, firstGuest } = parts;
    const { director, players, hasSound } = parts.open(app);
    const { audio, time } = app.services;
    const guest = (id: string): Texture | null => {
      const found = guests.find((one) => one.id === id);
      return found === undefined ? null : art.cut(found.frame);
    };
    const first = guest(firstGuest);
    if (first === null) throw new Error(`${rules.id} has no guest "${firstGuest}"`);
    const { figure, stop: undress } = dressed({
      player: players.player,
      guest,
      first,
      side: parts.figureSide,
    });
    const stopFitting = fitView(surface, parts.limits);
    const view = parts.view({
      surface,
      art,
      figure,
      night: time.night,
      reducedMotion: app.reducedMotion,
      play: (patch) => {
        if (hasSound.get()) audio.play(patch);
      },
    });
    const attract = () => simulatedRun(rules, wish, String(app.random()));
    const end = playGame(surface, app, { rules, view, attract }, director);
    const stopMusic = playMusic(app, parts.tune, hasSound);
    return () => {
      stopMusic();
      stopFitting();
      end();
      undress();
    };
  });

/** Plays a game's tune while its window is seen and its sound is wanted; answers how to end it. */
function playMusic(
  { services, visible, inFront }: Pick<AppContext, 'services' | 'visible' | 'inFront'>,
  track: MusicTrack,
  isWanted: Readable<boolean>,
): () => void {
  const isHeard = (): boolean => visible.get() && isWanted.get();
  const music = services.audio.music.play(track, { visible: isHeard(), raised: inFront.get() });
  const show = (): void => music.setVisible(isHeard());
  const raise = (): void => {
    if (inFront.get()) music.raise();
  };
  const stops = [visible.subscribe(show), isWanted.subscribe(show), inFront.subscribe(raise)];
  return () => {
    for (const stop of stops) stop();
    music.stop();
  };
}
