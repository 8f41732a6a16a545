import { useState } from 'react';
import type { ForPurpose } from '../../kernel/app.ts';
import { useApp } from '../../overlays/appContext.ts';
import { Button } from '../../overlays/controls/Button.tsx';
import { Checkbox } from '../../overlays/controls/Checkbox.tsx';
import { Icon } from '../../overlays/controls/Icon.tsx';
import { useStore } from '../../overlays/useStore.ts';
import { LightBulb } from './LightBulb.tsx';
import { WELCOME_TEXTS as TEXTS } from './texts.ts';
import { TIPS, tipAfter } from './tips.ts';
import './welcome.css';

/** Getting Started (spec 1, section 2): the window that greets. */
export function WelcomeWindow() {
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
    <div className="welcome">
      <h2 className="welcome-heading">
        {TEXTS.welcomeTo} <b>{TEXTS.product}</b>
        <span>{TEXTS.year}</span>
      </h2>
      <div className="welcome-middle">
        <section className="welcome-well" aria-label={TEXTS.didYouKnow}>
          <div className="welcome-light">
            <LightBulb />
          </div>
          <div className="welcome-tip" aria-live="polite" tabIndex={0}>
            <h3>{TEXTS.didYouKnow}</h3>
            <div className="welcome-tip-title">
              <Icon name={tip.icon} />
              <p>{tip.title}</p>
            </div>
            <p className="welcome-tip-text">{tip.text}</p>
            {tip.actions !== undefined && (
              <div className="welcome-actions">
                {tip.actions.map((action) => (
                  <Button key={action.purpose} onClick={() => follow(action)}>
                    {action.label}
                  </Button>
                ))}
              </div>
            )}
            <p className="welcome-count">{TEXTS.count(index, TIPS.length)}</p>
          </div>
        </section>
        <div className="welcome-buttons">
          <Button default data-autofocus onClick={() => setIndex(tipAfter(index))}>
            {TEXTS.nextTip}
          </Button>
          <Button onClick={() => desktop.openFor('whats-new')}>{TEXTS.whatsNew}</Button>
        </div>
      </div>
      <div className="welcome-foot">
        <Checkbox checked={atStart} onCheck={(checked) => services.welcomeAtStart.set(checked)}>
          {TEXTS.atStart}
        </Checkbox>
        <Button onClick={close}>{TEXTS.close}</Button>
      </div>
    </div>
  );
}
