import { mountReact } from '../../overlays/mountReact.tsx';
import { JuniorsWindow } from './JuniorsWindow.tsx';

export default mountReact(JuniorsWindow);
