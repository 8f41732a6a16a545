import { mountReact } from '../../overlays/mountReact.tsx';
import { IconLab } from './IconLab.tsx';

export default mountReact(IconLab);
