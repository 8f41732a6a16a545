import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { CAST, isAgent } from '@shared/domain/people/personas/cast.ts';
import { isRoom } from '@shared/domain/people/chat.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { ProgressBar, StatusBar } from '../../../overlays/controls/panels.tsx';
import { PopupMenu, type MenuChoice } from '../../../overlays/controls/PopupMenu.tsx';
import { useDraft, useTextDraft } from '../../../overlays/useDraft.ts';
import { useStore } from '../../../overlays/useStore.ts';
import type { Chat } from '../../../services/chat/chat.ts';
import type { Present } from '../../../services/chat/company.ts';
import { createAsks } from './asks.ts';
import { Composer } from './Composer.tsx';
import { isChangeable, type Row } from './lines.ts';
import { MessageList } from './MessageList.tsx';
import type { RowActions } from './MessageRow.tsx';
import type { Messenger } from './messenger.ts';
import { companyOf, peopleOf, PeopleList } from './PeopleList.tsx';
import { RoomList, RoomSelect } from './RoomList.tsx';
import { roomTitle, type RoomId } from './rooms.ts';
import { CHAT_TEXTS as TEXTS } from './texts.ts';
import { usePresence, useRows } from './useRoom.ts';
import { writingPlace, type Writing } from './writing.ts';
import styles from './chat.module.css';

const NEW: Writing = { kind: 'new' };

interface ChatRoomProps {
  readonly messenger: Messenger;
  readonly chat: Chat;
}

/** The rooms: their list, who is here, what was said, and where to say something. */
export function ChatRoom({ messenger, chat }: ChatRoomProps) {
  const app = useApp();
  const { name, hasProfile, icon } = useSelector(messenger.gate, ({ context }) => context);
  const place = useStore(messenger.place);
  const { me, muted, unread, blocked, failure } = useStore(chat);
  const reader = useMemo(() => ({ me, username: name, icon }), [me, name, icon]);
  const { rows, state, isTyping } = useRows({ messenger, chat, reader });
  const presence = usePresence();
  const waiting = useStore(chat.outbox);
  const soundOn = useStore(messenger.soundOn);
  const announced = useStore(messenger.announcer);
  const [draft, setDraft] = useTextDraft(`message to ${place}`);
  const [begun, setBegun, begunSent] = useDraft(writingPlace(place));
  const writing = begun ?? NEW;
  const [isChanging, setChanging] = useState(false);
  const [menu, setMenu] = useState<{ readonly row: Row; readonly at: { x: number; y: number } } | null>(null);
  const [sent, setSent] = useState(0);
  const [showsPeople, setShowsPeople] = useState(false);
  const asks = useMemo(() => createAsks(app, chat), [app, chat]);
  /** What stands in the field: another wording of a message leaves the one that was begun as it is. */
  const text = writing.kind === 'edit' ? writing.text : draft;
  const setText = (next: string): void => {
    if (writing.kind === 'edit') setBegun({ ...writing, text: next });
    else setDraft(next);
  };
  const persona = isAgent(place) ? CAST[place] : null;

  const actions: RowActions = useMemo(
    () => ({
      openMenu: (row, at) => setMenu({ row, at }),
      follow: asks.follow,
      sendAgain: chat.outbox.retry,
      discard: chat.outbox.discard,
    }),
    [asks, chat],
  );
  const edit = (row: Row): void => {
    if (row.line.message === null) return;
    setBegun({ kind: 'edit', id: row.line.message.id, text: row.line.text });
  };
  const change = async (edited: Extract<Writing, { kind: 'edit' }>): Promise<void> => {
    if (isChanging) return;
    setChanging(true);
    const call = chat.edit(edited.id, edited.text.trim());
    void asks.tell(call);
    // What was refused still stands there, to be mended.
    if ((await call).ok) begunSent(edited);
    setChanging(false);
  };
  const send = (): void => {
    if (writing.kind === 'edit') {
      void change(writing);
      return;
    }
    messenger.say(draft, writing.kind === 'reply' ? writing.to : null);
    setSent(sent + 1);
    setDraft('');
    setBegun(null);
  };
  const choose = (id: RoomId): void => {
    setShowsPeople(false);
    messenger.choose(id);
  };
  const now = app.services.api.serverClock.now;
  const canWrite = persona !== null || (hasProfile && !muted);

  const choicesOf = (row: Row): readonly MenuChoice[] => {
    const { line } = row;
    const { message, isOwn, author, name: of } = line;
    const choices: MenuChoice[] = [];
    if (message === null || author === null || message.removed !== null) return choices;
    if (canWrite) {
      const { id } = message;
      choices.push({
        label: TEXTS.menu.reply,
        run: () => setBegun({ kind: 'reply', to: id, name: of, text: line.text }),
      });
    }
    if (isChangeable(line, now())) {
      choices.push(
        { label: TEXTS.menu.edit, run: () => edit(row) },
        { label: TEXTS.menu.remove, run: () => void asks.tell(chat.remove(message.id)) },
      );
    }
    if (!isOwn) {
      if (canWrite) {
        const space = text === '' || text.endsWith(' ') ? '' : ' ';
        choices.push({ label: TEXTS.menu.mention, run: () => setText(`${text}${space}@${of} `) });
      }
      if (app.desktop.hasFor('profile-page')) {
        choices.push({ label: TEXTS.menu.page(of), run: () => app.desktop.openFor('profile-page', of) });
      }
      choices.push(
        { label: TEXTS.menu.block(of), run: () => void asks.block(author, of) },
        { label: TEXTS.menu.report, run: () => void asks.report(message.id, of) },
      );
    }
    return choices;
  };
  const choices = menu === null ? [] : choicesOf(menu.row);
  const loadOlder = useCallback(() => chat.room.get()?.loadOlder(), [chat]);
  const closeMenu = useCallback(() => setMenu(null), []);

  const self = { author: me, username: name, icon };
  const isShown = ({ author }: Present): boolean => !blocked.has(author);
  const { here, town } =
    persona === null
      ? peopleOf((state?.present ?? []).filter(isShown), presence, self, new Set(blocked.values()))
      : { here: companyOf(persona.id, self), town: [] };
  const typing =
    persona === null
      ? (state?.typing ?? []).filter(isShown).map(({ username }) => username)
      : isTyping
        ? [persona.room]
        : [];
  const line = state?.line ?? 'live';
  const offlineLine = waiting.length > 0 ? TEXTS.waitingLine(waiting.length) : TEXTS.line.offline;
  const lineText = persona !== null ? TEXTS.personaLine : line === 'offline' ? offlineLine : TEXTS.line[line];
  const people = (
    <>
      <PeopleList here={here} town={town} />
      {blocked.size > 0 && (
        <BlockedList blocked={blocked} onUnblock={(author, of) => void asks.unblock(author, of)} />
      )}
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
            {TEXTS.peopleCount(here.length)}
          </Button>
        </div>
        {showsPeople && <div className={`${styles.chatSheet} w95-scroll`}>{people}</div>}
        {state !== null && state.status !== 'ready' && state.log.length === 0 ? (
          <div className={`w95-well ${styles.chatState}`}>
            {state.status === 'failed' ? (
              <>
                <p role="alert">{`${TEXTS.failed}. ${state.failure?.message ?? ''}`}</p>
                <Button onClick={() => chat.room.get()?.again()}>{TEXTS.again}</Button>
              </>
            ) : (
              <>
                <p role="status">{TEXTS.loading}</p>
                <ProgressBar label={TEXTS.loading} />
              </>
            )}
          </div>
        ) : rows.length === 0 && persona === null ? (
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
            sent={sent}
            actions={actions}
          />
        )}
        <p className={styles.chatTyping}>{TEXTS.typing(typing)}</p>
        {canWrite ? (
          <Composer
            key={`message to ${place}`}
            writing={writing}
            text={text}
            onText={(next) => {
              setText(next);
              if (next.trim() !== '' && isRoom(place)) chat.room.get()?.tellTyping();
            }}
            onSend={send}
            onCancel={() => setBegun(null)}
            onEditLast={() => {
              const own = rows.findLast((row) => isChangeable(row.line, now()));
              if (own !== undefined) edit(own);
            }}
          />
        ) : (
          <p className={styles.chatReadOnly} role="note">
            {muted ? TEXTS.muted : TEXTS.noProfile}{' '}
            {!muted && <Link onClick={() => app.desktop.openFor('profile')}>{TEXTS.createProfile}</Link>}
          </p>
        )}
      </div>
      <div className={styles.chatFoot}>
        <StatusBar panels={[failure === null || line === 'offline' ? lineText : failure.message]} />
        <Checkbox checked={soundOn} onCheck={messenger.turnSound}>
          {TEXTS.sound}
        </Checkbox>
      </div>
      <p className="w95-sr" role="status">
        {announced}
      </p>
      {menu !== null && choices.length > 0 && (
        <PopupMenu
          label={TEXTS.menu.label(menu.row.line.name)}
          choices={choices}
          at={menu.at}
          onClose={closeMenu}
        />
      )}
    </div>
  );
}

interface BlockedListProps {
  readonly blocked: ReadonlyMap<string, string>;
  readonly onUnblock: (author: string, name: string) => void;
}

/** Whom the person has blocked, so that it can be undone. */
function BlockedList({ blocked, onUnblock }: BlockedListProps) {
  return (
    <details className={styles.chatBlocked}>
      <summary>{TEXTS.blocked(blocked.size)}</summary>
      <ul>
        {[...blocked].map(([author, name]) => (
          <li key={author}>
            <Link onClick={() => onUnblock(author, name)}>{TEXTS.unblock(name)}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
