import { mountReact } from '../../overlays/mountReact.tsx';
import { GumCenterWindow } from './GumCenterWindow.tsx';

export default mountReact(GumCenterWindow);
