import { mountReact } from '../../overlays/mountReact.tsx';
import { ProfileWindow } from './ProfileWindow.tsx';

export default mountReact(ProfileWindow);
