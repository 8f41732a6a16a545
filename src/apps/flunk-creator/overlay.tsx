import { mountReact } from '../../overlays/mountReact.tsx';
import { FlunkCreator } from './FlunkCreator.tsx';

export default mountReact(FlunkCreator);
