import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { AGENT_IDS, CAST, isAgent } from '@shared/domain/people/personas/cast.ts';
import { isRoom } from '@shared/domain/people/chat.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { ProgressBar, StatusBar } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { useSeen } from '../../../overlays/useSeen.ts';
import { useStore } from '../../../overlays/useStore.ts';
import type { Chat } from '../../../services/chat/chat.ts';
import { lastWriters, type Present } from '../../../services/chat/company.ts';
import type { RoomState } from '../../../services/chat/room.ts';
import { createAsks, type Asks } from './asks.ts';
import { Composer } from './Composer.tsx';
import { isChangeable, type Reader, type Row } from './lines.ts';
import { LineMenu } from './LineMenu.tsx';
import { MessageList } from './MessageList.tsx';
import type { RowActions } from './MessageRow.tsx';
import type { Messenger } from './messenger.ts';
import { companyOf, peopleOf, PeopleList } from './PeopleList.tsx';
import { RoomList, RoomSelect } from './RoomList.tsx';
import { roomTitle, type RoomId } from './rooms.ts';
import { CHAT_TEXTS as TEXTS } from './texts.ts';
import { useRows } from './useRoom.ts';
import { useWriting } from './useWriting.ts';
import { mend } from './writing.ts';
import styles from './chat.module.css';

interface ChatRoomProps {
  readonly messenger: Messenger;
  readonly chat: Chat;
}

/** The rooms: their list, who is here, what was said, and where to say something. */
export function ChatRoom({ messenger, chat }: ChatRoomProps) {
  const { name, icon } = useSelector(messenger.gate, ({ context }) => context);
  const place = useStore(messenger.place);
  const { me, unread } = useStore(chat);
  const reader = useMemo(() => ({ me, username: name, icon }), [me, name, icon]);
  const open = useRows({ messenger, chat, reader });
  const announced = useStore(messenger.announcer);
  const [showsPeople, setShowsPeople] = useState(false);
  const { here, town, many, typing } = useCompany(chat, place, open, reader);
  const choose = (id: RoomId): void => {
    setShowsPeople(false);
    messenger.choose(id);
  };
  const people = (
    <>
      {open.state !== null && <CrowdSelect chat={chat} state={open.state} />}
      <PeopleList here={here} many={many} town={town} />
      <BlockedList chat={chat} />
    </>
  );
  return (
    <div className={styles.chat} data-people={showsPeople || undefined}>
      <div className={styles.chatSide}>
        <RoomList place={place} unread={unread} onChoose={choose} />
        {people}
      </div>
      <div className={styles.chatMain}>
        <div className={styles.chatTop}>
          <RoomSelect place={place} unread={unread} onChoose={choose} />
          <Button aria-expanded={showsPeople} onClick={() => setShowsPeople(!showsPeople)}>
            {TEXTS.peopleCount(many ?? here.length)}
          </Button>
        </div>
        {showsPeople && <div className={`${styles.chatSheet} w95-scroll`}>{people}</div>}
        <Talk messenger={messenger} chat={chat} place={place} open={open} typing={typing} />
      </div>
      <Foot messenger={messenger} chat={chat} place={place} state={open.state} />
      <p className="w95-sr" role="status">
        {announced}
      </p>
    </div>
  );
}

type OpenRows = ReturnType<typeof useRows>;

/** Who is in the room that is open, who else is in town, and who is typing: those that are hidden left out. */
function useCompany(chat: Chat, place: RoomId, { state, isTyping }: OpenRows, reader: Reader) {
  const { hidden } = useStore(chat);
  const presence = useSeen(useApp().services.presence);
  const self = { author: reader.me, username: reader.username, icon: reader.icon };
  if (isAgent(place)) {
    const { id, room } = CAST[place];
    return { here: companyOf(id, self), town: [], many: null, typing: isTyping ? [room] : [] };
  }
  const isShown = ({ author }: Present): boolean => !hidden.has(author);
  const many = state?.many ?? null;
  const present = many === null ? (state?.present ?? []) : lastWriters(state?.log ?? []);
  const typing = many === null ? (state?.typing ?? []) : [];
  return {
    ...peopleOf(present.filter(isShown), presence, self, new Set(hidden.values())),
    many,
    typing: typing.filter(isShown).map(({ username }) => username),
  };
}

interface TalkProps extends ChatRoomProps {
  readonly place: RoomId;
  readonly open: OpenRows;
  /** The names of those who are typing. */
  readonly typing: readonly string[];
}

interface AskedMenu {
  readonly row: Row;
  readonly at: { readonly x: number; readonly y: number };
}

interface RowActionParts {
  readonly chat: Chat;
  readonly asks: Asks;
  readonly openMenu: (menu: AskedMenu) => void;
  readonly canReact: boolean;
}

/** What is done with a line where it stands: the same functions while the room is open, so that no row is drawn again for them. */
function useRowActions({ chat, asks, openMenu, canReact }: RowActionParts): RowActions {
  const { desktop, services } = useApp();
  return useMemo(
    () => ({
      opener(title) {
        const listed = desktop.programs().find(({ entry }) => entry.title === title);
        return listed === undefined ? null : () => desktop.open(listed.entry.id);
      },
      openMenu: (row, at) => openMenu({ row, at }),
      follow: asks.follow,
      sendAgain: chat.outbox.retry,
      discard: chat.outbox.discard,
      react: canReact ? (...given) => void asks.tell(chat.react(...given)) : null,
      mend(waiting) {
        mend(services, waiting);
        chat.outbox.discard(waiting.key);
      },
    }),
    [asks, chat, desktop, services, openMenu, canReact],
  );
}

/** What was said in the room, and the field to say something. */
function Talk({ messenger, chat, place, open: { rows, state }, typing }: TalkProps) {
  const { desktop, services } = useApp();
  const { name, hasProfile } = useSelector(messenger.gate, ({ context }) => context);
  const { muted } = useStore(chat);
  const [menu, setMenu] = useState<AskedMenu | null>(null);
  const asks = useMemo(() => createAsks({ desktop }, chat), [desktop, chat]);
  const written = useWriting({ messenger, chat, asks, place });
  const now = services.api.serverClock.now;
  const canWrite = isAgent(place) || (hasProfile && !muted);
  const actions = useRowActions({ chat, asks, openMenu: setMenu, canReact: canWrite });
  const loadOlder = useCallback(() => chat.room.get()?.loadOlder(), [chat]);
  const closeMenu = useCallback(() => setMenu(null), []);

  return (
    <>
      {state !== null && state.status !== 'ready' && state.log.length === 0 ? (
        <NoLog state={state} onAgain={() => chat.room.get()?.again()} />
      ) : !isAgent(place) && rows.every(({ line }) => line.author === null) ? (
        <NoWord rows={rows} canWrite={canWrite} onChoose={messenger.choose} />
      ) : (
        <MessageList
          key={`messages of ${place}`}
          title={roomTitle(place)}
          rows={rows}
          username={name}
          older={state?.older ?? 'none'}
          onOlder={loadOlder}
          sent={written.sent}
          actions={actions}
        />
      )}
      <p className={styles.chatTyping}>{TEXTS.typing(typing)}</p>
      {canWrite ? (
        <Composer
          key={`message to ${place}`}
          writing={written.writing}
          attached={written.attached}
          onDetach={written.detach}
          text={written.text}
          onText={(next) => {
            written.setText(next);
            if (next.trim() !== '' && isRoom(place)) chat.room.get()?.tellTyping();
          }}
          onSend={written.send}
          onCancel={written.cancel}
          onEditLast={() => {
            const own = rows.findLast((row) => isChangeable(row.line, now()));
            if (own !== undefined) written.edit(own.line);
          }}
        />
      ) : (
        <p className={styles.chatReadOnly} role="note">
          {muted ? TEXTS.muted : TEXTS.noProfile}{' '}
          {!muted && <Link onClick={() => desktop.openFor('profile')}>{TEXTS.createProfile}</Link>}
        </p>
      )}
      {menu !== null && (
        <LineMenu
          line={menu.row.line}
          at={menu.at}
          parts={{ chat, asks, desktop, written, canWrite, now: now() }}
          react={actions.react}
          onClose={closeMenu}
        />
      )}
    </>
  );
}

/** Stands where the messages would, without a message for as long as they are kept: who is always in. */
function NoWord({
  rows,
  canWrite,
  onChoose,
}: {
  /** What the system says. */
  readonly rows: readonly Row[];
  readonly canWrite: boolean;
  readonly onChoose: (id: RoomId) => void;
}) {
  return (
    <div className={`w95-well ${styles.chatState}`}>
      {rows.map(({ key, line }) => (
        <p key={key}>{line.text}</p>
      ))}
      <p>{TEXTS.empty(canWrite)}</p>
      <p>{TEXTS.meanwhile}</p>
      <div className="w95-buttons">
        {AGENT_IDS.map((id) => (
          <Button key={id} onClick={() => onChoose(id)}>
            {roomTitle(id)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Stands where the messages would, while they are on their way or did not come. */
function NoLog({ state, onAgain }: { readonly state: RoomState; readonly onAgain: () => void }) {
  return (
    <div className={`w95-well ${styles.chatState}`}>
      {state.status === 'failed' ? (
        <>
          <p role="alert">{`${TEXTS.failed}. ${state.failure?.message ?? ''}`}</p>
          <Button onClick={onAgain}>{TEXTS.again}</Button>
        </>
      ) : (
        <>
          <p role="status">{TEXTS.loading}</p>
          <ProgressBar label={TEXTS.loading} />
        </>
      )}
    </div>
  );
}

interface FootProps extends ChatRoomProps {
  readonly place: RoomId;
  readonly state: RoomState | null;
}

/** How the messages come, and the switch of the sounds. */
function Foot({ messenger, chat, place, state }: FootProps) {
  const { failure } = useStore(chat);
  const waiting = useStore(chat.outbox);
  const soundOn = useStore(messenger.soundOn);
  const line = state?.line ?? 'live';
  const offlineLine = waiting.length > 0 ? TEXTS.waitingLine(waiting.length) : TEXTS.line.offline;
  const lineText = isAgent(place) ? TEXTS.personaLine : line === 'offline' ? offlineLine : TEXTS.line[line];
  return (
    <div className={styles.chatFoot}>
      <StatusBar panels={[failure === null || line === 'offline' ? lineText : failure.message]} />
      <Checkbox checked={soundOn} onCheck={messenger.turnSound}>
        {TEXTS.sound}
      </Checkbox>
    </div>
  );
}

/** The crowds of a room that has more than one, to meet a friend in theirs (CHAT-12). */
function CrowdSelect({ chat, state: { crowd, crowds } }: { readonly chat: Chat; readonly state: RoomState }) {
  const app = useApp();
  const asks = useMemo(() => createAsks(app, chat), [app, chat]);
  if (crowds.length < 2) return null;
  const options = crowds.map((one) => ({
    id: String(one.crowd),
    title: TEXTS.crowd(one.crowd, one.here),
  }));
  const choose = (id: string): void => {
    const room = chat.room.get();
    if (room !== null) void asks.tell(room.choose(Number(id)));
  };
  return (
    <div className={styles.chatCrowds}>
      <Select label={TEXTS.crowds} options={options} value={String(crowd)} onChoose={choose} />
    </div>
  );
}

/** Whom the person has blocked, so that it can be undone. */
function BlockedList({ chat }: { readonly chat: Chat }) {
  const app = useApp();
  const { blocked } = useStore(chat);
  const asks = useMemo(() => createAsks(app, chat), [app, chat]);
  if (blocked.size === 0) return null;
  return (
    <details className={styles.chatBlocked}>
      <summary>{TEXTS.blocked(blocked.size)}</summary>
      <ul>
        {[...blocked].map(([author, name]) => (
          <li key={author}>
            <Link onClick={() => void asks.unblock(author)}>{TEXTS.unblock(name)}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
