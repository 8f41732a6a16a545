import { mountReact } from '../../overlays/mountReact.tsx';
import { WhatsNewWindow } from './WhatsNewWindow.tsx';

export default mountReact(WhatsNewWindow);
