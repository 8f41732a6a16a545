import { useSelector } from '@xstate/react';
import { CODE_LENGTH } from '@shared/domain/town/locks.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { lockOf } from './lock.ts';
import { KEYS } from './looks.ts';
import { LOCK_TEXTS as TEXTS } from './texts.ts';
import styles from './lock.module.css';

/** The keypad. A key that does nothing just now keeps the focus, so that the person does not lose their place. */
export function LockKeys() {
  const app = useApp();
  const actor = lockOf(app);
  const takes = useSelector(actor, (now) => now.hasTag('keypad'));
  const entered = useSelector(actor, (now) => now.context.code.length);
  const commands = [
    { text: TEXTS.cancel, off: false, press: app.close },
    { text: TEXTS.clear, off: !takes, press: () => actor.send({ type: 'user.clear' }) },
    {
      text: TEXTS.submit,
      off: !takes || entered !== CODE_LENGTH,
      press: () => actor.send({ type: 'user.submit' }),
    },
  ];
  return (
    <div className={styles.lockKeys} role="group" aria-label={TEXTS.keypad}>
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          className={styles.lockKey}
          aria-disabled={!takes}
          autoFocus={key === '1'}
          onClick={() => actor.send({ type: 'user.key', key })}
        >
          <span>{key}</span>
        </button>
      ))}
      {commands.map(({ text, off, press }) => (
        <button
          key={text}
          type="button"
          className={styles.lockKey}
          data-command={text.toLowerCase()}
          aria-disabled={off}
          onClick={press}
        >
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}
