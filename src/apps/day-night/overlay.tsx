import { mountReact } from '../../overlays/mountReact.tsx';
import { DayNightPanel } from './DayNightPanel.tsx';

export default mountReact(DayNightPanel);
