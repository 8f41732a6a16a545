import { mountReact } from '../../overlays/mountReact.tsx';
import { TimeAccess } from './TimeAccess.tsx';

export default mountReact(TimeAccess);
