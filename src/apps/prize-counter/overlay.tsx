import { mountReact } from '../../overlays/mountReact.tsx';
import { CounterWindow } from './CounterWindow.tsx';

export default mountReact(CounterWindow);
