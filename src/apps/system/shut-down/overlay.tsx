import { useState } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Radio } from '../../../overlays/controls/Choice.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { restart } from '../../../services/restart/restart.ts';
import styles from './shutDown.module.css';

const TEXTS = {
  question: 'What do you want to do?',
  'shut-down': 'Shut down the computer',
  restart: 'Restart the computer',
  'sign-out': 'Sign out of your wallet',
  ok: 'OK',
  cancel: 'Cancel',
  off: 'It is now safe to turn off your computer.',
  startAgain: 'START AGAIN',
} as const;

type Way = 'shut-down' | 'restart' | 'sign-out';

/** Asks how the person leaves the computer (SHELL-20). */
function ShutDownWindow() {
  const { services, desktop, close } = useApp();
  const { wallet } = useStore(services.session);
  const [chosen, setChosen] = useState<Way>('shut-down');
  const ways: readonly Way[] = ['shut-down', 'restart', ...(wallet === null ? [] : ['sign-out' as const])];
  const way = ways.includes(chosen) ? chosen : 'shut-down';

  const leave = async (): Promise<void> => {
    // This window is not one of those that come back.
    close();
    if (way === 'sign-out') return services.session.signOut();
    if (way === 'shut-down') {
      const screen = async () => ({ screen: (await import('../../../screens/off.ts')).offScreen(TEXTS.off) });
      await desktop.present({ screen }, { label: TEXTS.off, closeLabel: TEXTS.startAgain });
    }
    restart(services.storage.session);
  };

  return (
    <form
      className={styles.shutDown}
      onSubmit={(event) => {
        event.preventDefault();
        void leave();
      }}
    >
      <div className={styles.shutDownQuestion}>
        <Icon name="computer" />
        <fieldset>
          <legend>{TEXTS.question}</legend>
          {ways.map((one) => (
            <Radio key={one} name="way" checked={one === way} onChoose={() => setChosen(one)}>
              {TEXTS[one]}
            </Radio>
          ))}
        </fieldset>
      </div>
      <div className={styles.shutDownButtons}>
        <Button default type="submit">
          {TEXTS.ok}
        </Button>
        <Button onClick={close}>{TEXTS.cancel}</Button>
      </div>
    </form>
  );
}

export default mountReact(ShutDownWindow);
