import { mountReact } from '../../overlays/mountReact.tsx';
import { TerminalWindow } from './TerminalWindow.tsx';

export default mountReact(TerminalWindow);
