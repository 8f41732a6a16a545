import { mountReact } from '../../overlays/mountReact.tsx';
import { ReportCardWindow } from './ReportCardWindow.tsx';

export default mountReact(ReportCardWindow);
