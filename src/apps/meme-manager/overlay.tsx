import { mountReact } from '../../overlays/mountReact.tsx';
import { MemeManager } from './MemeManager.tsx';

export default mountReact(MemeManager);
