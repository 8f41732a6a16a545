import { RECYCLE_BIN } from '@shared/domain/system/disk/entries.ts';
import { FolderWindow } from '../../../overlays/disk/FolderWindow.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';

export default mountReact(() => <FolderWindow start={RECYCLE_BIN} />);
