import { mountReact } from '../../overlays/mountReact.tsx';
import { VcrApp } from './VcrApp.tsx';

export default mountReact(VcrApp);
