import { mountReact } from '../../overlays/mountReact.tsx';
import { WelcomeWindow } from './WelcomeWindow.tsx';

export default mountReact(WelcomeWindow);
