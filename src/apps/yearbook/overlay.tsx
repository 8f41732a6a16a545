import { mountReact } from '../../overlays/mountReact.tsx';
import { YearbookWindow } from './YearbookWindow.tsx';

export default mountReact(YearbookWindow);
