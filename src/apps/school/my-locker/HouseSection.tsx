import { useApp } from '../../../overlays/appContext.ts';
import { OwnPicture } from '../../../overlays/controls/OwnPicture.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import type { Locker } from './lockerMachine.ts';
import styles from './locker.module.css';

const BARS = 34;

/** The card on the inside of the door: whose locker this is. */
export function HouseSection({ locker }: { readonly locker: Locker }) {
  const { services } = useApp();
  const { wallet } = useStore(services.session);
  return (
    <div className={styles.lockerCard}>
      <div className={styles.lockerCardHead}>Student locker card</div>
      <div className={styles.lockerCardFace}>
        <OwnPicture size={48} />
      </div>
      <dl>
        <dt>Name</dt>
        <dd className={styles.lockerCardName}>{locker.username}</dd>
        <dt>Locker</dt>
        <dd className={styles.lockerCardNumber}>{locker.number}</dd>
        <dt>Wallet</dt>
        <dd className={styles.lockerCardWallet}>{wallet}</dd>
      </dl>
      {wallet !== null && <Barcode text={wallet} />}
    </div>
  );
}

/** The wallet's address as bars: each hex digit makes two of them wider or narrower. */
function Barcode({ text }: { readonly text: string }) {
  const digits = Array.from(text.slice(2), (digit) => Number.parseInt(digit, 16));
  const bars = Array.from({ length: BARS }, (_, index) => {
    const digit = digits[Math.floor(index / 2) % digits.length] ?? 0;
    return { width: 1 + ((digit >> ((index % 2) * 2)) & 1), gap: 1 + ((digit >> ((index % 2) * 2 + 1)) & 1) };
  });
  let at = 0;
  return (
    <svg
      className={styles.lockerBarcode}
      width={BARS * 4}
      height={22}
      shapeRendering="crispEdges"
      aria-hidden
    >
      {bars.map(({ width, gap }, index) => {
        const x = at;
        at += width + gap;
        return <rect key={index} x={x} y={0} width={width} height={22} fill="currentColor" />;
      })}
    </svg>
  );
}
