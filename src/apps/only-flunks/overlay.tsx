import { mountReact } from '../../overlays/mountReact.tsx';
import { HubWindow } from './HubWindow.tsx';

export default mountReact(HubWindow);
