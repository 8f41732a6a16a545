import { mountReact } from '../../overlays/mountReact.tsx';
import { TownMapPage } from './TownMapPage.tsx';

export default mountReact(TownMapPage);
