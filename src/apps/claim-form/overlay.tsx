import { mountReact } from '../../overlays/mountReact.tsx';
import { ClaimWindow } from './ClaimWindow.tsx';

export default mountReact(ClaimWindow);
