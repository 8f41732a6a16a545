import { mountReact } from '../../overlays/mountReact.tsx';
import { FundWindow } from './FundWindow.tsx';

export default mountReact(FundWindow);
