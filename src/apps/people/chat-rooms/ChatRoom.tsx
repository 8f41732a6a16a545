import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { CAST, isAgent } from '@shared/domain/people/personas/cast.ts';
import { isRoom } from '@shared/domain/people/chat.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { ProgressBar, StatusBar } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { PopupMenu } from '../../../overlays/controls/PopupMenu.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import type { Chat } from '../../../services/chat/chat.ts';
import { lastWriters, type Present } from '../../../services/chat/company.ts';
import type { RoomState } from '../../../services/chat/room.ts';
import { createAsks } from './asks.ts';
import { Composer } from './Composer.tsx';
import { lineChoices } from './lineChoices.ts';
import { isChangeable, type Reader, type Row } from './lines.ts';
import { MessageList } from './MessageList.tsx';
import type { RowActions } from './MessageRow.tsx';
import type { Messenger } from './messenger.ts';
import { companyOf, peopleOf, PeopleList } from './PeopleList.tsx';
import { RoomList, RoomSelect } from './RoomList.tsx';
import { roomTitle, type RoomId } from './rooms.ts';
import { CHAT_TEXTS as TEXTS } from './texts.ts';
import { usePresence, useRows } from './useRoom.ts';
import { useWriting } from './useWriting.ts';
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

/** Who is in the room that is open, who else is in town, and who is typing: those that are blocked left out. */
function useCompany(chat: Chat, place: RoomId, { state, isTyping }: OpenRows, reader: Reader) {
  const { blocked } = useStore(chat);
  const presence = usePresence();
  const self = { author: reader.me, username: reader.username, icon: reader.icon };
  if (isAgent(place)) {
    const { id, room } = CAST[place];
    return { here: companyOf(id, self), town: [], many: null, typing: isTyping ? [room] : [] };
  }
  const isShown = ({ author }: Present): boolean => !blocked.has(author);
  const many = state?.many ?? null;
  const present = many === null ? (state?.present ?? []) : lastWriters(state?.log ?? []);
  const typing = many === null ? (state?.typing ?? []) : [];
  return {
    ...peopleOf(present.filter(isShown), presence, self, new Set(blocked.values())),
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

/** What was said in the room, and the field to say something. */
function Talk({ messenger, chat, place, open: { rows, state }, typing }: TalkProps) {
  const { desktop, services } = useApp();
  const { name, hasProfile } = useSelector(messenger.gate, ({ context }) => context);
  const { muted } = useStore(chat);
  const [menu, setMenu] = useState<{ readonly row: Row; readonly at: { x: number; y: number } } | null>(null);
  const asks = useMemo(() => createAsks({ desktop }, chat), [desktop, chat]);
  const written = useWriting({ messenger, chat, asks, place });
  const actions: RowActions = useMemo(
    () => ({
      openMenu: (row, at) => setMenu({ row, at }),
      follow: asks.follow,
      sendAgain: chat.outbox.retry,
      discard: chat.outbox.discard,
    }),
    [asks, chat],
  );
  const now = services.api.serverClock.now;
  const canWrite = isAgent(place) || (hasProfile && !muted);
  const choices =
    menu === null ? [] : lineChoices(menu.row.line, { chat, asks, desktop, written, canWrite, now: now() });
  const loadOlder = useCallback(() => chat.room.get()?.loadOlder(), [chat]);
  const closeMenu = useCallback(() => setMenu(null), []);

  return (
    <>
      {state !== null && state.status !== 'ready' && state.log.length === 0 ? (
        <NoLog state={state} onAgain={() => chat.room.get()?.again()} />
      ) : rows.length === 0 && !isAgent(place) ? (
        <div className={`w95-well ${styles.chatState}`}>
          <p>{TEXTS.empty}</p>
        </div>
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
      {menu !== null && choices.length > 0 && (
        <PopupMenu
          label={TEXTS.menu.label(menu.row.line.name)}
          choices={choices}
          at={menu.at}
          onClose={closeMenu}
        />
      )}
    </>
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
            <Link onClick={() => void asks.unblock(author, name)}>{TEXTS.unblock(name)}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
