import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { GroupBox, StatusBar } from '../../../overlays/controls/panels.tsx';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { LOCKED_TEXTS as TEXTS } from './texts.ts';
import styles from './hub.module.css';

/** The padlock on the door: k outline, s steel and its light and shade, b brass and its light and shade, h the hole. */
const PADLOCK = [
  '......kkkkkkkk......',
  '....kklllsssddkk....',
  '...kllsskkkkssddk...',
  '..klsskk....kksddk..',
  '..klssk......kssdk..',
  '..klssk......kssdk..',
  '..klssk......kssdk..',
  '..klssk......kssdk..',
  'kkkkkkkkkkkkkkkkkkkk',
  'kLLLLLLLLLLLLLLLLLbk',
  'kLbbbbbbbbbbbbbbbbDk',
  'kLbbbbbbbkkbbbbbbbDk',
  'kLbbbbbbkhhkbbbbbbDk',
  'kLbbbbbbkhhkbbbbbbDk',
  'kLbbbbbbbkkbbbbbbbDk',
  'kLbbbbbbbkkbbbbbbbDk',
  'kLbbbbbbbkkbbbbbbbDk',
  'kLbbbbbbbbbbbbbbbbDk',
  'kbDDDDDDDDDDDDDDDDDk',
  '.kkkkkkkkkkkkkkkkkk.',
];
const METAL = {
  k: '#181425',
  l: '#ffffff',
  s: '#c0cbdc',
  d: '#5a6988',
  L: '#fee761',
  b: '#feae34',
  D: '#b86f50',
  h: '#3e2731',
};

/** What a guest sees of the hub (HUB-2). */
export function LockedView() {
  const { desktop } = useApp();
  return (
    <>
      <div className={styles.locked}>
        <div className={styles.lockedSign}>
          <PixelPicture rows={PADLOCK} colors={METAL} scale={4} />
          <div>
            <h2>{TEXTS.heading}</h2>
            <p>{TEXTS.why}</p>
          </div>
        </div>
        <div className={styles.lockedDesk}>
          <GroupBox title={TEXTS.connectTitle}>
            <div className={styles.lockedConnect}>
              <Icon name="wallet" />
              <div>
                <Button default data-autofocus onClick={() => desktop.openFor('sign-in')}>
                  {TEXTS.connect}
                </Button>
                <p>{TEXTS.connectNote}</p>
              </div>
            </div>
          </GroupBox>
          <GroupBox title={TEXTS.walletsTitle}>
            <ul className={styles.lockedList}>
              {TEXTS.wallets.map(({ name, note, ...rest }) => (
                <li key={name} data-gone={'gone' in rest || undefined}>
                  <Icon name="wallet" size={16} />
                  <b>{name}</b>
                  <span>{note}</span>
                </li>
              ))}
            </ul>
          </GroupBox>
          <GroupBox title={TEXTS.featuresTitle}>
            <ul className={`${styles.lockedList} ${styles.lockedFeatures}`}>
              {TEXTS.features.map((feature) => (
                <li key={feature}>
                  <Icon name="access-key" size={16} />
                  <span>{feature}</span>
                </li>
              ))}
            </ul>
          </GroupBox>
        </div>
      </div>
      <StatusBar panels={[TEXTS.statusDoor, TEXTS.statusWallet, TEXTS.status]} />
    </>
  );
}
