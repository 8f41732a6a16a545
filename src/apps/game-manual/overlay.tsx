import { mountReact } from '../../overlays/mountReact.tsx';
import { ManualWindow } from './ManualWindow.tsx';

export default mountReact(ManualWindow);
