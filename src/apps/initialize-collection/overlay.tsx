import { mountReact } from '../../overlays/mountReact.tsx';
import { InitializeWindow } from './InitializeWindow.tsx';

export default mountReact(InitializeWindow);
