import { mountReact } from '../../overlays/mountReact.tsx';
import { ChapterList } from './ChapterList.tsx';

export default mountReact(ChapterList);
