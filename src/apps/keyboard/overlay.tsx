import { mountReact } from '../../overlays/mountReact.tsx';
import { KeyboardSheet } from './KeyboardSheet.tsx';

export default mountReact(KeyboardSheet);
