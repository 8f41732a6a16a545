import { useApp } from '../../../overlays/appContext.ts';
import { GameWindow } from '../../../overlays/game/GameWindow.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { flunkyUppyOf, GAME } from './flunkyUppy.ts';

function FlunkyUppy() {
  return <GameWindow game={GAME} open={flunkyUppyOf(useApp())} />;
}

export default mountReact(FlunkyUppy);
