import { mountReact } from '../../overlays/mountReact.tsx';
import { FindWindow } from './FindWindow.tsx';

export default mountReact(FindWindow);
