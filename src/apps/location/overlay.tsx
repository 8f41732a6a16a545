import { mountReact } from '../../overlays/mountReact.tsx';
import { LocationWindow } from './LocationWindow.tsx';

export default mountReact(LocationWindow);
