import { mountReact } from '../../overlays/mountReact.tsx';
import { WalletWindow } from './WalletWindow.tsx';

export default mountReact(WalletWindow);
