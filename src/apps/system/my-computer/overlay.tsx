import { useApp } from '../../../overlays/appContext.ts';
import { COMPUTER } from '../../../overlays/disk/computer.ts';
import { FolderWindow } from '../../../overlays/disk/FolderWindow.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';

/** The computer, or the folder that it was opened with. */
function MyComputer() {
  const { params = COMPUTER } = useApp();
  return <FolderWindow start={params} />;
}

export default mountReact(MyComputer);
