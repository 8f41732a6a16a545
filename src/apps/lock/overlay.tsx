import { mountReact } from '../../overlays/mountReact.tsx';
import { LockWindow } from './LockWindow.tsx';

export default mountReact(LockWindow);
