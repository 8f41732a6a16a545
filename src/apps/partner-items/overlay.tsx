import { mountReact } from '../../overlays/mountReact.tsx';
import { PartnerWindow } from './PartnerWindow.tsx';

export default mountReact(PartnerWindow);
