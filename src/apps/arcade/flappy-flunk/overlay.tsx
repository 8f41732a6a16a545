import { useApp } from '../../../overlays/appContext.ts';
import { GameWindow } from '../../../overlays/game/GameWindow.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { flappyFlunkOf, GAME } from './flappyFlunk.ts';

function FlappyFlunk() {
  return <GameWindow game={GAME} open={flappyFlunkOf(useApp())} />;
}

export default mountReact(FlappyFlunk);
