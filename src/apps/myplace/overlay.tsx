import { mountReact } from '../../overlays/mountReact.tsx';
import { Selector } from './Selector.tsx';

export default mountReact(Selector);
