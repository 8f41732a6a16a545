import { isRoom } from '@shared/domain/people/chat.ts';
import { Select } from '../../../overlays/controls/Select.tsx';
import type { ChatState } from '../../../services/chat/chat.ts';
import { ROOM_GROUPS, roomTitle, type RoomId } from './rooms.ts';
import { CHAT_TEXTS as TEXTS } from './texts.ts';
import styles from './chat.module.css';

interface RoomListProps {
  readonly place: RoomId;
  readonly unread: ChatState['unread'];
  readonly onChoose: (place: RoomId) => void;
}

const unreadIn = (id: RoomId, unread: ChatState['unread']): number => (isRoom(id) ? unread[id] : 0);

/** All rooms, each with how much of it is unread. */
export function RoomList({ place, unread, onChoose }: RoomListProps) {
  return (
    <nav aria-label={TEXTS.rooms}>
      {ROOM_GROUPS.map(({ title, rooms }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {rooms.map((id) => {
              const count = unreadIn(id, unread);
              return (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.chatRoom}
                    aria-current={id === place || undefined}
                    aria-label={TEXTS.unread(roomTitle(id), count)}
                    onClick={() => onChoose(id)}
                  >
                    <span className={styles.chatRoomSign} aria-hidden="true">
                      {isRoom(id) ? '#' : '@'}
                    </span>
                    <span className={styles.chatRoomTitle}>{roomTitle(id)}</span>
                    {count > 0 && <span className={styles.chatBadge}>{TEXTS.badge(count)}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The rooms as a drop-down list, where the window is narrow. */
export function RoomSelect({ place, unread, onChoose }: RoomListProps) {
  const options = ROOM_GROUPS.flatMap(({ title: group, rooms }) =>
    rooms.map((id) => ({ id, group, title: TEXTS.unreadOption(roomTitle(id), unreadIn(id, unread)) })),
  );
  return <Select label={TEXTS.room} options={options} value={place} onChoose={onChoose} />;
}
