import { mountReact } from '../../overlays/mountReact.tsx';
import { ZoltarWindow } from './ZoltarWindow.tsx';

export default mountReact(ZoltarWindow);
