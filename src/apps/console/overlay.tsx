import { mountReact } from '../../overlays/mountReact.tsx';
import { ConsoleWindow } from './ConsoleWindow.tsx';

export default mountReact(ConsoleWindow);
