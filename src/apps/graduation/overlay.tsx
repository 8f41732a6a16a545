import { mountReact } from '../../overlays/mountReact.tsx';
import { GraduationWindow } from './GraduationWindow.tsx';

export default mountReact(GraduationWindow);
