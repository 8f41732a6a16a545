import { mountReact } from '../../overlays/mountReact.tsx';
import { HouseAccess } from './HouseAccess.tsx';

export default mountReact(HouseAccess);
