import { mountReact } from '../../overlays/mountReact.tsx';
import { PictureDayWindow } from './PictureDayWindow.tsx';

export default mountReact(PictureDayWindow);
