import { mountReact } from '../../overlays/mountReact.tsx';
import { BulletinBoard } from './BulletinBoard.tsx';

export default mountReact(BulletinBoard);
