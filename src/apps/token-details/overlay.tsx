import { mountReact } from '../../overlays/mountReact.tsx';
import { DetailsWindow } from './DetailsWindow.tsx';

export default mountReact(DetailsWindow);
