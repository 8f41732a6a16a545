import { mountReact } from '../../overlays/mountReact.tsx';
import { ObjectivesWindow } from './ObjectivesWindow.tsx';

export default mountReact(ObjectivesWindow);
