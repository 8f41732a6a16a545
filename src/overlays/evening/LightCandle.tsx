import { useState } from 'react';
import { seenEvening } from '@shared/domain/town/candles.ts';
import { useApp } from '../appContext.ts';
import { Button } from '../controls/Button.tsx';
import { useStore } from '../useStore.ts';
import { candlesText, EVENING_TEXTS as TEXTS } from './texts.ts';
import { useCandles } from './useCandles.ts';

/**
 * While the power is out, the button that lights the person's one candle of the evening where they stand, and then how many
 * the town has lit (EVENING-6). Nothing is there at any other time.
 */
export function LightCandle({
  place,
  className,
}: {
  readonly place: string;
  readonly className?: string | undefined;
}) {
  const { services, sound } = useApp();
  const isDark = useStore(services.time.dark);
  const { id } = useStore(services.time.evening);
  const facts = useStore(services.story);
  const { seenInTown } = useStore(services.settings);
  const candles = useCandles();
  const [said, setSaid] = useState('');
  const [isAsking, setAsking] = useState(false);
  if (!isDark) return false;
  const light = async (): Promise<void> => {
    if (!seenInTown) {
      setSaid(TEXTS.hidden);
      return;
    }
    setAsking(true);
    const lit = await services.presence.light(place);
    setAsking(false);
    if (!lit.ok) {
      setSaid(lit.error.message);
      return;
    }
    sound('select');
    services.story.record(seenEvening(id));
    setSaid(lit.value ? TEXTS.lit : TEXTS.already);
  };
  const hasLit = facts.has(seenEvening(id));
  const burning = candles?.evening === id ? `${candlesText(candles)}.` : '';
  const text = [said, burning].filter((one) => one !== '').join(' ');
  return (
    <>
      <span className={text === '' ? undefined : className} role="status">
        {text}
      </span>
      {!hasLit && (
        <Button disabled={isAsking} onClick={() => void light()}>
          {TEXTS.light}
        </Button>
      )}
    </>
  );
}
