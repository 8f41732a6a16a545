import { mountReact } from '../../overlays/mountReact.tsx';
import { ChatWindow } from './ChatWindow.tsx';

export default mountReact(ChatWindow);
