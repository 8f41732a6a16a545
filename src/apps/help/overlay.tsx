import { mountReact } from '../../overlays/mountReact.tsx';
import { HelpWindow } from './HelpWindow.tsx';

export default mountReact(HelpWindow);
