import { mountReact } from '../../overlays/mountReact.tsx';
import { PreviewWindow } from './PreviewWindow.tsx';

export default mountReact(PreviewWindow);
