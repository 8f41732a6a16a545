import { createRoot } from 'react-dom/client';
import type { Toast } from '../kernel/app.ts';
import { PixelPicture } from './controls/PixelPicture.tsx';
import { useStore } from './useStore.ts';
import { createToastQueue, type ToastQueue } from './toastQueue.ts';
import './styles/base.css';
import './styles/toast.css';

/** The line that names its reward (SHELL-14). */
export const rewardText = (gum: number): string => `Reward: +${gum} GUM`;

const TROPHY = [
  '...oooooooooo...',
  '..owyyyyyyyado..',
  '.oowyyyyyyyadoo.',
  'oyoowyyyyyaadoyo',
  'oy.owyyyyyaado.o',
  'oa.owyyyyyaado.o',
  'oao.owyyyaado.oo',
  '.oaoowyyyaadooo.',
  '..ooo.owyaado...',
  '......owado.....',
  '.......oao......',
  '.......oao......',
  '......owado.....',
  '....oooooooooo..',
  '....orrrrrrrdo..',
  '....oooooooooo..',
];
/** A coin as it turns round in the air. */
const COIN = [
  '.....oooooo.....',
  '...oowwyyyyoo...',
  '..owwyyyyyyyao..',
  '.owyyyaaaayyyao.',
  '.owyyawwyyayyao.',
  'owyyaawyyyaayydo',
  'owyyaayyaaaayydo',
  'owyyaayyayyayydo',
  'owyyaayyaayayydo',
  'owyyaayyyyyayydo',
  'owyyyaaaaaayyydo',
  '.oyyyyyyyyyyydo.',
  '.oayyyyyyyyyado.',
  '..oaayyyyyyado..',
  '...ooaaaaddoo...',
  '.....oooooo.....',
];
const COLORS = { o: '#181425', w: '#ffffff', y: '#fee761', a: '#feae34', d: '#f77622', r: '#733e39' };

/** The toast in the corner. The live region stays in the page, so that screen readers announce its changes. */
function Toasts({ queue }: { readonly queue: ToastQueue }) {
  const shown = useStore(queue.shown);
  return (
    <div className="w95 w95-toasts" role="status">
      {shown && <Announcement {...shown.toast} leaving={shown.leaving} onSkip={queue.skip} />}
    </div>
  );
}

interface AnnouncementProps extends Toast {
  readonly leaving: boolean;
  /** The person has seen enough of it. */
  readonly onSkip: () => void;
}

function Announcement({ title, description, reward, leaving, onSkip }: AnnouncementProps) {
  return (
    <div className="w95-toast" data-leaving={leaving || undefined} onClick={onSkip}>
      <span className={reward === undefined ? undefined : 'w95-toast-coin'}>
        <PixelPicture rows={reward === undefined ? TROPHY : COIN} colors={COLORS} scale={2} />
      </span>
      <div>
        <b>{title}</b>
        <p>{description}</p>
        {reward !== undefined && <p>{rewardText(reward)}</p>}
      </div>
    </div>
  );
}

/** Adds the toasts' corner to the page and returns how to show one. `onShow` is called as each appears. */
export function mountToasts(page: HTMLElement, onShow: (toast: Toast) => void): ToastQueue['add'] {
  const queue = createToastQueue(onShow);
  const element = document.createElement('div');
  page.append(element);
  createRoot(element).render(<Toasts queue={queue} />);
  return queue.add;
}
