import { mountReact } from '../../overlays/mountReact.tsx';
import { MyPlace } from './MyPlace.tsx';

export default mountReact(MyPlace);
