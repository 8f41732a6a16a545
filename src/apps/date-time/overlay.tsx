import { mountReact } from '../../overlays/mountReact.tsx';
import { DateTimeWindow } from './DateTimeWindow.tsx';

export default mountReact(DateTimeWindow);
