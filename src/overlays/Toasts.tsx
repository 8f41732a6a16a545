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
/** A beeper, its window lit. */
const BEEPER = [
  '................',
  '.oooooooooooooo.',
  'okkkkkkkkkkkkkko',
  'okoooooooooooomo',
  'okoggggggggggomo',
  'okogppgpppgpgomo',
  'okoggggggggggomo',
  'okogpppgppgggomo',
  'okoggggggggggomo',
  'okoooooooooooomo',
  'okmmmmmmmmmmmmmo',
  'okmwwmmwwmmmrrmo',
  'okmwwmmwwmmmrrmo',
  'ommmmmmmmmmmmmmo',
  '.oooooooooooooo.',
  '................',
];
/** A floppy disk. */
const FLOPPY = [
  '................',
  '.oooooooooooooo.',
  '.ombwwwwwwwbmmo.',
  '.ombwwwwwwwbkko.',
  '.ombwbbbbbwbmmo.',
  '.ombwwwwwwwbmmo.',
  '.ombwbbbbbwbmmo.',
  '.ombwwwwwwwbmmo.',
  '.ommbbbbbbbmmmo.',
  '.ommmmmmmmmmmmo.',
  '.ommbssssssbmmo.',
  '.ommbsoossWbmmo.',
  '.ommbsoossWbmmo.',
  '.okmbsoossWbmmo.',
  '..ooooooooooooo.',
  '................',
];
const COLORS = {
  ...{ o: '#181425', w: '#ffffff', y: '#fee761', a: '#feae34', d: '#f77622', r: '#733e39' },
  ...{ g: '#a8e04c', p: '#1c3410', k: '#6a687a', m: '#4a4858' },
  ...{ b: '#262b44', s: '#8b9bb4', W: '#c0cbdc' },
};

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

/** The picture of what it is about. */
function pictureOf({ isSaved, onPress, reward }: Toast): readonly string[] {
  if (isSaved) return FLOPPY;
  return onPress ? BEEPER : reward === undefined ? TROPHY : COIN;
}

function Announcement({ leaving, onSkip, ...toast }: AnnouncementProps) {
  const { title, description, reward, onPress } = toast;
  const press = (): void => {
    onSkip();
    onPress?.();
  };
  return (
    <div className="w95-toast" data-leaving={leaving || undefined} onClick={press}>
      <span className={reward === undefined ? undefined : 'w95-toast-coin'}>
        <PixelPicture rows={pictureOf(toast)} colors={COLORS} scale={2} />
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
