import { mountReact } from '../../overlays/mountReact.tsx';
import { SettingsWindow } from './SettingsWindow.tsx';

export default mountReact(SettingsWindow);
