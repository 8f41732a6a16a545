import { mountReact } from '../../overlays/mountReact.tsx';
import { SignInRequired } from './SignInRequired.tsx';

export default mountReact(SignInRequired);
