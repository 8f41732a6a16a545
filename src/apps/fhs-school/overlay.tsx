import { mountReact } from '../../overlays/mountReact.tsx';
import { SchoolSite } from './SchoolSite.tsx';

export default mountReact(SchoolSite);
