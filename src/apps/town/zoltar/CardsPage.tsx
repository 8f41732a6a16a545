import { useState, useEffect } from 'react';
import { useSelector } from '@xstate/react';
import type { ZoltarCard } from '@shared/contract/town/zoltar.ts';
import { fortuneRef, type NamedFortune } from '@shared/domain/people/attached.ts';
import {
  checkPlay,
  fortuneOf,
  outcomeOf,
  ZOLTAR_ONE_IN,
  ZOLTAR_PRIZE,
  type PlayCheck,
} from '@shared/domain/town/zoltar.ts';
import { ok } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { SEND_TO_ROOM, sendToRoom } from '../../../overlays/attached.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ProgressBar, ScrollArea, GroupBox } from '../../../overlays/controls/panels.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { FortuneCard } from './FortuneCard.tsx';
import { saveCard } from './saveCard.ts';
import { ZOLTAR_TEXTS as TEXTS } from './texts.ts';
import { zoltarOf } from './zoltar.ts';
import styles from './zoltar.module.css';
import { FactList } from '../../../overlays/controls/FactList.tsx';

const AT_ONCE = 25;

/** The drawer of the cards that were kept: all of them, or one with what can be done with it. */
export function CardsPage() {
  const app = useApp();
  const { zoltar, chosen, named } = zoltarOf(app);
  const wallet = useSelector(zoltar, ({ context }) => context.wallet);
  const card = useStore(chosen);
  const shown = useStore(named);
  if (shown !== null) return <NamedCard fortune={shown} onBack={() => named.set(null)} />;
  if (wallet === null) return <p className={styles.zoltarSays}>{TEXTS.noWallet}</p>;
  return card === null ? <Drawer wallet={wallet} /> : <OneCard card={card} wallet={wallet} />;
}

function Drawer({ wallet }: { readonly wallet: Address }) {
  const app = useApp();
  const { api } = app.services;
  const { zoltar, chosen } = zoltarOf(app);
  const plays = useSelector(zoltar, ({ context }) => context.booth?.stats.totalPlays ?? 0);
  const [limit, setLimit] = useState(AT_ONCE);
  const {
    value: cards,
    failure,
    again,
  } = useLoaded(
    async (signal) => {
      const found: ZoltarCard[] = [];
      let cursor: string | undefined;
      do {
        const page = { wallet, limit: Math.min(100, limit - found.length), ...(cursor && { cursor }) };
        const answer = await api.call('GET /api/zoltar/cards', page, { signal });
        if (!answer.ok) return answer;
        found.push(...answer.value.cards);
        cursor = answer.value.next ?? undefined;
      } while (cursor !== undefined && found.length < limit);
      return ok(found);
    },
    [api, wallet, plays, limit],
  );
  if (cards === null) {
    if (failure === null) return <ProgressBar label={TEXTS.loading} />;
    return (
      <>
        <p role="alert">{TEXTS.cardsFailed}</p>
        <div className="w95-buttons">
          <Button onClick={again}>{TEXTS.tryAgain}</Button>
        </div>
      </>
    );
  }
  if (cards.length === 0) return <p className={styles.zoltarSays}>{TEXTS.noCards}</p>;
  return (
    <ScrollArea label={TEXTS.pages.cards}>
      <ul className={styles.zoltarDrawer}>
        {cards.map((card) => (
          <li key={card.playNumber}>
            <button type="button" data-won={card.won || undefined} onClick={() => chosen.set(card)}>
              <span>
                {TEXTS.cardNumber(card.playNumber)} · {card.playedAt.slice(0, 10)}
                {card.won && ` · ${TEXTS.paid(card.paid)}`}
              </span>
              <span>{fortuneOf(card)}</span>
            </button>
          </li>
        ))}
        {cards.length < plays && (
          <li>
            <Button onClick={() => setLimit(limit + AT_ONCE)}>{TEXTS.olderCards}</Button>
          </li>
        )}
      </ul>
    </ScrollArea>
  );
}

interface NamedCardProps {
  readonly fortune: NamedFortune;
  readonly onBack: () => void;
}

/** The card beside a message: what everybody in the room can read of it. */
function NamedCard({ fortune, onBack }: NamedCardProps) {
  const drawn = outcomeOf(fortune.sum);
  return (
    <div className={styles.zoltarOne}>
      {drawn !== null && <FortuneCard card={{ ...fortune, ...drawn, paid: drawn.won ? ZOLTAR_PRIZE : 0 }} />}
      <div className="w95-buttons">
        <Button autoFocus onClick={onBack}>
          {TEXTS.toOwn}
        </Button>
      </div>
    </div>
  );
}

function OneCard({ card, wallet }: { readonly card: ZoltarCard; readonly wallet: Address }) {
  const app = useApp();
  const { chosen } = zoltarOf(app);
  const [isChecked, setChecked] = useState(false);
  const save = async (): Promise<void> => {
    const saved = await saveCard(app, card);
    if (!saved) void app.desktop.ask(errorDialog(TEXTS.title, TEXTS.saveFailed));
  };
  return (
    <div className={styles.zoltarOne}>
      <FortuneCard card={card} />
      <div className="w95-buttons">
        <Button autoFocus onClick={() => chosen.set(null)}>
          {TEXTS.back}
        </Button>
        <Button onClick={() => void save()}>{TEXTS.save}</Button>
        {app.desktop.hasFor('chat') && (
          <Button
            onClick={() => void sendToRoom(app, { kind: 'fortune', ref: fortuneRef(card) }, TEXTS.toldMe)}
          >
            {SEND_TO_ROOM}
          </Button>
        )}
        {!isChecked && <Button onClick={() => setChecked(true)}>{TEXTS.check}</Button>}
      </div>
      {isChecked && <FortuneCheck card={card} wallet={wallet} />}
    </div>
  );
}

interface FortuneCheckProps {
  readonly card: ZoltarCard;
  readonly wallet: Address;
}

/** What a card was drawn from, and whether it comes out the same when this browser draws it again. */
function FortuneCheck({ card, wallet }: FortuneCheckProps) {
  const [check, setCheck] = useState<PlayCheck | 'cannot' | null>(null);
  useEffect(() => {
    let isOver = false;
    void checkPlay(card, wallet)
      .catch((): 'cannot' => 'cannot')
      .then((found) => {
        if (!isOver) setCheck(found);
      });
    return () => {
      isOver = true;
    };
  }, [card, wallet]);
  const remainder = Number(BigInt(`0x${card.sum}`) % BigInt(ZOLTAR_ONE_IN));
  const hash = (text: string) => <code>{text}</code>;
  return (
    <GroupBox title={TEXTS.check}>
      <p
        className={styles.zoltarVerdict}
        role="status"
        data-matches={check === null ? undefined : isGood(check)}
      >
        {verdictOf(check)}
      </p>
      <FactList
        className={styles.zoltarCheck}
        facts={[
          [TEXTS.commitment, hash(card.commitment)],
          [TEXTS.serverSeed, hash(card.serverSeed)],
          [TEXTS.playerSeed, hash(card.playerSeed)],
          [TEXTS.wallet, hash(`${wallet}, ${TEXTS.cardNumber(card.playNumber)}`)],
          [TEXTS.sum, hash(card.sum)],
          [TEXTS.remainder, TEXTS.remainderMeans(remainder)],
        ]}
      />
      <p>
        {TEXTS.checkIntro} {check !== null && check !== 'cannot' && TEXTS.workedOut}
      </p>
    </GroupBox>
  );
}

const isGood = (check: PlayCheck | 'cannot'): boolean =>
  check !== 'cannot' && check.keptPromise && check.sameDraw;

function verdictOf(check: PlayCheck | 'cannot' | null): string {
  if (check === null) return TEXTS.checking;
  if (check === 'cannot') return TEXTS.cannotCheck;
  if (!check.keptPromise) return TEXTS.brokenPromise;
  return check.sameDraw ? TEXTS.matches : TEXTS.otherDraw;
}
