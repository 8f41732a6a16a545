import { mountReact } from '../../overlays/mountReact.tsx';
import { RetroText } from './RetroText.tsx';

export default mountReact(RetroText);
