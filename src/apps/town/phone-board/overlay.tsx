import { useEffect, useState } from 'react';
import type { BoardAnswer, BoardRequest } from '@shared/contract/town/quarters.ts';
import { LOCK_NAMES, LOCKS } from '@shared/domain/town/locks.ts';
import {
  HELPED_FOR_STICKER,
  HOUSE_IDS,
  houseNamed,
  type HouseId,
  type Quarter,
} from '@shared/domain/town/quarters.ts';
import { locationOf } from '@shared/domain/town/town.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { messageTo } from '../../../overlays/attached.ts';
import { CORK } from '../../../overlays/cork.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { ProfilePicture } from '../../../overlays/controls/ProfilePicture.tsx';
import { NothingThere, NotRead, WithoutWallet } from '../../../overlays/controls/WindowState.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { useMinute } from '../../../overlays/useMinute.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { textPlace } from '../../../services/drafts/drafts.ts';
import styles from './phoneBoard.module.css';
import { TEXTS } from './texts.ts';

/** The room in which a person is told where the helper does not choose another. */
const ROOM = 'General Chat';

const titleOf = (house: HouseId): string => locationOf(house)?.title ?? '';

/** A house's board for its members, and for all others its door (QUARTER-2 to QUARTER-4). */
function PhoneBoard() {
  const { params, services, desktop } = useApp();
  const { status, wallet } = useStore(services.session);
  const house = houseNamed(params);
  if (house === null) {
    const goToTown = () => desktop.openFor('town');
    return <NothingThere icon="bulletin-board" text={TEXTS.noHouse} button={TEXTS.map} onPress={goToTown} />;
  }
  if (wallet === null && status !== 'restoring') return <WithoutWallet icon="bulletin-board" texts={TEXTS} />;
  return wallet !== null && <House key={`${wallet} ${house}`} wallet={wallet} house={house} />;
}

export default mountReact(PhoneBoard);

interface HouseProps {
  readonly wallet: Address;
  readonly house: HouseId;
}

function House({ wallet, house }: HouseProps) {
  const { services } = useApp();
  const { api } = services;
  const minute = Math.floor(useMinute() / 60_000);
  // A note that is left for the person is news, which every answer tells of.
  const { header } = useStore(api.unread);
  const { value, failure, again } = useLoaded(
    (signal) => api.call('GET /api/quarters/board', { wallet, house }, { signal }),
    [wallet, house, minute, header],
  );
  if (value === null) return <NotRead icon="bulletin-board" failure={failure} texts={TEXTS} again={again} />;
  const { isMember, helped } = value;
  return (
    <>
      <div className={styles.board} style={CORK}>
        <h2>{(isMember ? TEXTS.inside : TEXTS.outside)(titleOf(house))}</h2>
        {isMember ? (
          <Inside board={value} wallet={wallet} again={again} />
        ) : (
          <Door board={value} wallet={wallet} again={again} />
        )}
      </div>
      <StatusBar
        panels={[TEXTS.helped(helped), ...(helped >= HELPED_FOR_STICKER ? [TEXTS.switchboard] : [])]}
      />
    </>
  );
}

interface PartProps {
  readonly board: BoardAnswer;
  readonly wallet: Address;
  /** Reads the board again. */
  readonly again: () => void;
}

/** What a member reads: their own quarters, and who asks for theirs. */
function Inside({ board, wallet, again }: PartProps) {
  const { services, desktop, visible } = useApp();
  const { house, quarters, requests } = board;
  const isSeen = useStore(visible);
  /** Whom the person has told last: their name is gone from the board then. */
  const [told, setTold] = useState<string | null>(null);
  // Who reads the board is in the house, also where its window covers that of the kitchen, as on a phone.
  useEffect(() => (isSeen ? services.presence.enter(house) : undefined), [services, house, isSeen]);
  return (
    <>
      <section className={styles.slip} aria-label={TEXTS.own}>
        <h3>{TEXTS.own}</h3>
        <Quarters quarters={quarters} />
        <p>{TEXTS.ownNote}</p>
        <div className={styles.buttons} role="group" aria-label={TEXTS.doors}>
          {HOUSE_IDS.filter((other) => other !== house).map((other) => (
            <Button key={other} onClick={() => desktop.openFor('phone-board', other)}>
              {titleOf(other)}
            </Button>
          ))}
        </div>
      </section>
      <section className={styles.slip} aria-label={TEXTS.names}>
        <h3>{TEXTS.names}</h3>
        <p role="status" hidden={told === null}>
          {told !== null && TEXTS.toldTo(told)}
        </p>
        {requests.length === 0 && <p>{TEXTS.noNames}</p>}
        <ul>
          {requests.map((request) => (
            <Name
              key={request.author}
              {...{ request, house, wallet }}
              again={() => {
                setTold(request.username);
                again();
              }}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

interface NameProps {
  readonly request: BoardRequest;
  readonly house: HouseId;
  readonly wallet: Address;
  readonly again: () => void;
}

/** A person who asks, and how they are told. */
function Name({ request, house, wallet, again }: NameProps) {
  const { desktop, services, sound } = useApp();
  const { username, author, profile_icon, quarters } = request;
  const [outcome, setOutcome] = useState<'asked' | 'telling' | 'told' | 'failed'>('asked');
  /** What came of letting them in. */
  const [guest, setGuest] = useState('');
  const tell = async (): Promise<boolean> => {
    setOutcome('telling');
    const answer = await services.api.call('POST /api/quarters/told', { wallet, house, author });
    sound(answer.ok ? 'select' : 'disabled');
    setOutcome(answer.ok ? 'told' : 'failed');
    if (answer.ok) again();
    return answer.ok;
  };
  const say = async (): Promise<void> => {
    const field = services.drafts.at(textPlace(messageTo(ROOM)));
    if (!(await tell())) return;
    if (field.get() === null) field.set(TEXTS.message(username, { quarters }, titleOf(house)));
    desktop.openFor('chat', ROOM);
  };
  const letIn = async (): Promise<void> => {
    setOutcome('telling');
    const answer = await services.api.call('POST /api/quarters/guest', { wallet, house, author });
    sound(answer.ok ? 'open' : 'disabled');
    setOutcome('asked');
    setGuest(answer.ok ? TEXTS.isIn : answer.error.message);
  };
  const asksForDigits = quarters.length > 0;
  const isDone = outcome === 'telling' || outcome === 'told';
  return (
    <li className={styles.name}>
      <ProfilePicture icon={profile_icon} size={24} />
      <strong>{username}</strong>
      {asksForDigits ? <Quarters quarters={quarters} /> : <p>{TEXTS.asksIn}</p>}
      <div className={styles.buttons}>
        {asksForDigits && (
          <Button aria-label={TEXTS.tellTo(username)} disabled={isDone} onClick={() => void tell()}>
            {TEXTS.tell}
          </Button>
        )}
        {asksForDigits && desktop.hasFor('chat') && (
          <Button aria-label={TEXTS.sayTo(username)} disabled={isDone} onClick={() => void say()}>
            {TEXTS.say}
          </Button>
        )}
        <Button aria-label={TEXTS.letInOf(username)} disabled={isDone} onClick={() => void letIn()}>
          {TEXTS.letIn}
        </Button>
      </div>
      <p role="status">{outcome === 'told' ? TEXTS.told : outcome === 'failed' ? TEXTS.notTold : guest}</p>
    </li>
  );
}

/** What a person does at a house that does not let them in. */
function Door({ board, wallet, again }: PartProps) {
  const { desktop, services, sound } = useApp();
  const { house, refusal, request, told, quarters } = board;
  const [isBroken, setBroken] = useState(false);
  const call = async (
    route: 'POST /api/quarters/request' | 'POST /api/quarters/request/removal',
  ): Promise<void> => {
    const answer = await services.api.call(route, { wallet, house });
    sound(answer.ok ? 'select' : 'disabled');
    setBroken(!answer.ok);
    again();
  };
  const lock = LOCK_NAMES.find((name) => LOCKS[name].stands === 'outside' && LOCKS[name].place === house);
  return (
    <section className={styles.slip} aria-label={TEXTS.outside(titleOf(house))}>
      {told === null ? (
        <p>{refusal === 'NO_FLUNK' ? TEXTS.noFlunk : refusal === 'NO_NAME' ? TEXTS.noName : TEXTS.ask}</p>
      ) : (
        <>
          <p>{told.by === null ? TEXTS.found : TEXTS.toldBy(told.by)}</p>
          <Quarters quarters={quarters} />
          {request === null && <p>{TEXTS.askIn}</p>}
        </>
      )}
      {request !== null && <p role="status">{TEXTS.hangs(request.ends_at)}</p>}
      {isBroken && <p role="alert">{TEXTS.notDone}</p>}
      <div className={styles.buttons}>
        {refusal === 'NO_NAME' && (
          <Button default onClick={() => desktop.openFor('profile')}>
            {TEXTS.createProfile}
          </Button>
        )}
        {refusal === null && (
          <Button
            default={request === null && told === null}
            onClick={() => void call('POST /api/quarters/request')}
          >
            {request === null ? TEXTS.leave : TEXTS.again}
          </Button>
        )}
        {request !== null && (
          <Button onClick={() => void call('POST /api/quarters/request/removal')}>{TEXTS.take}</Button>
        )}
        {lock !== undefined && refusal !== 'NO_FLUNK' && (
          <Button onClick={() => desktop.openFor('lock', lock)}>{TEXTS.tryLock(LOCKS[lock].title)}</Button>
        )}
      </div>
    </section>
  );
}

/** Digits as they stand in their codes. */
function Quarters({ quarters }: { readonly quarters: readonly Quarter[] }) {
  return (
    <ul className={styles.quarters}>
      {quarters.map((quarter) => (
        <li key={quarter.lock} aria-label={TEXTS.said(quarter)}>
          <span>{LOCKS[quarter.lock].title}</span>
          {Array.from({ length: TEXTS.digits }, (_, nth) => (
            <b key={nth} aria-hidden="true">
              {nth + 1 === quarter.position ? quarter.digit : ''}
            </b>
          ))}
        </li>
      ))}
    </ul>
  );
}
