import { mountReact } from '../../overlays/mountReact.tsx';
import { GumPanel } from './GumPanel.tsx';

export default mountReact(GumPanel);
