import { useState } from 'react';
import type { ForPurpose } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { TIPS, tipAfter } from './tips.ts';
import styles from './welcome.module.css';

/** The window's words, those of WELCOME-2 among them. */
const TEXTS = {
  welcomeTo: 'Welcome to',
  product: 'Flunks',
  year: '95',
  didYouKnow: 'Did you know...',
  count: (index: number, of: number): string => `Tip ${index + 1} of ${of}`,
  nextTip: 'Next Tip',
  whatsNew: "What's New",
  atStart: 'Show this Welcome Screen the next time you start',
  close: 'Close',
} as const;

const ROWS = [
  '......oooooooo......',
  '....ooyyyyyyyyoo....',
  '...oyyyyyyyyyyyyo...',
  '..oyywwwyyyyyyyygo..',
  '.oyywwwyyyyyyyyyygo.',
  '.oywwwyyyyyyyyyyygo.',
  'oyywwyyyyyyyyyyyyggo',
  'oywwyyyyyyyyyyyyyygo',
  'oywwyyyyyyyyyyyyyygo',
  'oyyyyyyyyyyyyyyyyygo',
  'oyyyyyyyyyyyyyyyyggo',
  'oyyyyyoyoyyoyoyyyggo',
  '.oyyyyobobbobobyyggo',
  '.oyyyyyobyoybooygggo',
  '..oyyyyobyyyboyyggo.',
  '..oyyyyyobyyboygggo.',
  '...oyyyyobyyboyggo..',
  '...ogyyyobyybogggo..',
  '....ogyyobyybogggo..',
  '.....ogyobyybogoo...',
  '.....oggobyybogo....',
  '......oooooooooo....',
  '......ohsssssdo.....',
  '......oooooooo......',
  '......ohsssssdo.....',
  '......oooooooo......',
  '......ohsssssdo.....',
  '.......oooooo.......',
  '........odo.........',
];

const COLORS = {
  o: '#181425',
  y: '#fee761',
  g: '#feae34',
  w: '#ffffff',
  b: '#d77643',
  h: '#ffffff',
  s: '#c0cbdc',
  d: '#8b9bb4',
};

/** Getting Started, which opens at the start (WELCOME-1) and shows tips (WELCOME-2). */
function WelcomeWindow() {
  const { services, desktop, close } = useApp();
  const atStart = useStore(services.welcomeAtStart);
  const [index, setIndex] = useState(0);
  const tip = TIPS[index] ?? TIPS[0];

  /** Goes where the tip leads, and is out of the way. */
  function follow({ purpose, params }: ForPurpose): void {
    close();
    desktop.openFor(purpose, params);
  }

  return (
    <div className={styles.welcome}>
      <h2 className={styles.welcomeHeading}>
        {TEXTS.welcomeTo} <b>{TEXTS.product}</b>
        <span>{TEXTS.year}</span>
      </h2>
      <div className={styles.welcomeMiddle}>
        <section className={styles.welcomeWell} aria-label={TEXTS.didYouKnow}>
          <div className={styles.welcomeLight}>
            <LightBulb />
          </div>
          <div className={styles.welcomeTip} aria-live="polite" tabIndex={0}>
            <h3>{TEXTS.didYouKnow}</h3>
            <div className={styles.welcomeTipTitle}>
              <Icon name={tip.icon} />
              <p>{tip.title}</p>
            </div>
            <p className={styles.welcomeTipText}>{tip.text}</p>
            {tip.actions !== undefined && (
              <div className={styles.welcomeActions}>
                {tip.actions.map((action) => (
                  <Button key={action.purpose} onClick={() => follow(action)}>
                    {action.label}
                  </Button>
                ))}
              </div>
            )}
            <p className={styles.welcomeCount}>{TEXTS.count(index, TIPS.length)}</p>
          </div>
        </section>
        <div className={styles.welcomeButtons}>
          <Button default data-autofocus onClick={() => setIndex(tipAfter(index))}>
            {TEXTS.nextTip}
          </Button>
          <Button onClick={() => desktop.openFor('whats-new')}>{TEXTS.whatsNew}</Button>
        </div>
      </div>
      <div className={styles.welcomeFoot}>
        <Checkbox checked={atStart} onCheck={(checked) => services.welcomeAtStart.set(checked)}>
          {TEXTS.atStart}
        </Checkbox>
        <Button onClick={close}>{TEXTS.close}</Button>
      </div>
    </div>
  );
}

/** The light bulb of a good idea. */
function LightBulb() {
  return <PixelPicture rows={ROWS} colors={COLORS} scale={2} />;
}

export default mountReact(WelcomeWindow);
