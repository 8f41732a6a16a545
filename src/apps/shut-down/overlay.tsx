import { mountReact } from '../../overlays/mountReact.tsx';
import { ShutDownWindow } from './ShutDownWindow.tsx';

export default mountReact(ShutDownWindow);
