import { mountReact } from '../../overlays/mountReact.tsx';
import { LeaderboardWindow } from './LeaderboardWindow.tsx';

export default mountReact(LeaderboardWindow);
