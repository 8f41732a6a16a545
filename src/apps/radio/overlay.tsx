import { mountReact } from '../../overlays/mountReact.tsx';
import { RadioWindow } from './RadioWindow.tsx';

export default mountReact(RadioWindow);
