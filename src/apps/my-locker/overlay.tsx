import { mountReact } from '../../overlays/mountReact.tsx';
import { LockerWindow } from './LockerWindow.tsx';

export default mountReact(LockerWindow);
