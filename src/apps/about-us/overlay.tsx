import { mountReact } from '../../overlays/mountReact.tsx';
import { AboutWindow } from './AboutWindow.tsx';

export default mountReact(AboutWindow);
