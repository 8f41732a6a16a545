import { createActor, fromPromise } from 'xstate';
import { CAST, isAgent, type AgentId } from '@shared/domain/people/personas/cast.ts';
import type { Profile } from '@shared/contract/people/profile.ts';
import type { Attached } from '@shared/domain/people/attached.ts';
import { isRoom } from '@shared/domain/people/chat.ts';
import { USERNAME, USERNAME_RULE } from '@shared/domain/people/username.ts';
import type { Result } from '@shared/kernel/result.ts';
import { parseAddress, type Address } from '@shared/kernel/units.ts';
import * as shape from '../../../kernel/shape.ts';
import type { AppContext, Services } from '../../../kernel/app.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { store, type Readable } from '../../../kernel/store.ts';
import { createChat, type Arrival, type Chat } from '../../../services/chat/chat.ts';
import { createTicketReader } from '../../../services/tickets/tickets.ts';
import { outageActor } from '../../../services/online/outageActor.ts';
import { walletActor } from '../../../services/session/walletActor.ts';
import type { StoredValue } from '../../../services/storage/storage.ts';
import { createAnnouncer, type Announcer } from './announcer.ts';
import { startConversation, type Conversation, type Asked, type PersonaReply } from './conversation.ts';
import { gateMachine, type GateActor, type NameCheck } from './gateMachine.ts';
import type { Note } from './lines.ts';
import { DEFAULT_ROOM, readRoom, type RoomId } from './rooms.ts';
import { mentions } from './textParts.ts';
import { CHAT_TEXTS } from './texts.ts';

/** Asks the server what a persona answers. */
const askPersona =
  ({ api }: Pick<Services, 'api'>) =>
  ({ agent, message, history, quiet }: Asked, signal: AbortSignal): Promise<Result<PersonaReply>> =>
    api.call(
      'POST /api/ai-chat',
      {
        message,
        agentId: agent,
        chatHistory: history.map(({ text, by }) => ({ text, isOwn: by === 'person' })),
        quiet,
        language: navigator.language,
      },
      { signal },
    );

/** What the parts of the messenger's window share. */
export interface Messenger {
  readonly gate: GateActor;
  /** The rooms of people; null while the person has not passed the gate. */
  readonly chat: Readable<Chat | null>;
  readonly place: Readable<RoomId>;
  /** The conversation with the persona whose room is open; null: it is a room of people. */
  readonly conversation: Readable<Conversation | null>;
  /** What the system says in this window. */
  readonly notes: Readable<readonly Note[]>;
  readonly soundOn: Readable<boolean>;
  readonly announcer: Announcer;
  choose(place: RoomId): void;
  turnSound(isOn: boolean): void;
  /** Writes into the room that is open. */
  say(text: string, replyTo: string | null, attached: Attached | null): void;
}

const SOUND_ON: StoredValue<boolean> = {
  name: 'chat-sound',
  version: 1,
  read: shape.reader(shape.boolean),
};

/** How long after the name is known the system greets (MSG-2). */
const WELCOME_MS = 1_500;

/** The messenger of a window. */
export const messengerOf = perBody(createMessenger);

function createMessenger(app: AppContext): Messenger {
  const { lasting } = app.services.storage;
  const place = store<RoomId>(readRoom(app.params) ?? DEFAULT_ROOM);
  const notes = store<readonly Note[]>([]);
  const soundOn = store(lasting.get(SOUND_ON) ?? true);
  const announcer = createAnnouncer();
  const gate = gateOf(app.services);
  const voices: Voices = {
    nameNow: () => gate.getSnapshot().context.name,
    announcer,
    play(name) {
      if (soundOn.get()) app.sound(name);
    },
  };
  const rooms = roomsOf(app, place, voices);
  let greeting: ReturnType<typeof setTimeout> | undefined;

  function begin(wallet: Address): void {
    rooms.begin(wallet);
    greeting = setTimeout(() => {
      const at = app.services.api.serverClock.now();
      const text = CHAT_TEXTS.welcome(voices.nameNow());
      notes.set([...notes.get(), { key: `welcome-${at}`, text, at }]);
    }, WELCOME_MS);
  }
  function end(): void {
    clearTimeout(greeting);
    rooms.end();
    notes.set([]);
  }
  /** The wallet that has passed the gate. */
  let passed: Address | null = null;
  gate.subscribe((snapshot) => {
    const now = snapshot.matches('open') ? snapshot.context.wallet : null;
    if (now === passed) return;
    if (passed !== null) end();
    passed = now;
    if (now !== null) begin(now);
  });
  const stopNotice = app.inFront.subscribe(() => {
    if (app.inFront.get()) app.setTitle(null);
  });
  app.closed.addEventListener('abort', () => {
    end();
    stopNotice();
    announcer.close();
    gate.stop();
  });
  gate.start();

  return {
    ...{ gate, place, notes, soundOn, announcer },
    chat: rooms.chat,
    conversation: rooms.conversation,
    choose(id) {
      if (id === place.get()) return;
      place.set(id);
      notes.set([]);
      rooms.enter();
    },
    turnSound(isOn) {
      soundOn.set(isOn);
      lasting.set(SOUND_ON, isOn);
    },
    say(text, replyTo, attached) {
      const id = place.get();
      const tidy = text.trim();
      if (tidy === '') return;
      voices.play('messageOut');
      if (isRoom(id)) {
        const crowd = rooms.chat.get()?.room.get()?.get().crowd ?? 1;
        rooms.chat.get()?.outbox.send({ room: id, crowd }, tidy, replyTo, attached);
      } else rooms.conversation.get()?.say(tidy);
    },
  };
}

const gateOf = ({ api, online, profile, session, storage }: Services): GateActor =>
  createActor(
    gateMachine.provide({
      actors: {
        outage: outageActor(online),
        world: walletActor(session, profile.onChanged),
        load: fromPromise<Result<Profile>>(({ signal }) => profile.load(signal)),
        check: fromPromise<NameCheck, { readonly wallet: Address | null; readonly name: string }>(
          ({ input, signal }) => checkName({ api, storage }, input, signal),
        ),
      },
    }),
  );

/** What a person without a profile is called in this browser. */
const NAME_FOR_NOW: StoredValue<{ readonly wallet: Address; readonly name: string }> = {
  name: 'chat-name',
  version: 1,
  read: shape.reader(shape.object({ wallet: shape.parsed(parseAddress), name: shape.string })),
};

/** Looks whether a name for now is no one else's, and keeps it where it is not; without a name, the one that is kept. */
async function checkName(
  { api, storage: { lasting } }: Pick<Services, 'api' | 'storage'>,
  { wallet, name: given }: { readonly wallet: Address | null; readonly name: string },
  signal: AbortSignal,
): Promise<NameCheck> {
  const kept = lasting.get(NAME_FOR_NOW);
  const name = given === '' && kept?.wallet === wallet ? kept.name : given;
  if (name === '' || wallet === null) return { name: '', matter: null };
  if (!USERNAME.test(name)) return { name, matter: USERNAME_RULE };
  const answer = await api.call('GET /api/profile/names', { wallet, name }, { signal });
  if (!answer.ok) return { name, matter: answer.error.message };
  const { matter } = answer.value;
  if (matter === null) lasting.set(NAME_FOR_NOW, { wallet, name });
  return { name, matter };
}

/** What announces a message that comes. */
interface Voices {
  readonly nameNow: () => string;
  readonly announcer: Announcer;
  readonly play: (name: 'messageIn' | 'messageOut' | 'mention') => void;
}

/** The rooms of people and of personas, for the wallet that has passed the gate; of them the one at `place` is open. */
function roomsOf(app: AppContext, place: Readable<RoomId>, { nameNow, announcer, play }: Voices) {
  const { services, visible, random } = app;
  const chat = store<Chat | null>(null);
  const conversation = store<Conversation | null>(null);
  const quiet = store(0);
  const readTicket = createTicketReader((input, init) => fetch(input, init));
  let stopHearing = (): void => undefined;

  /** Sounds, and a notice in the taskbar where the window is not in front. */
  function hear({ message }: Arrival): void {
    const { username, message_text: text } = message;
    const me = chat.get()?.get().me ?? null;
    const log = chat.get()?.room.get()?.get().log ?? [];
    const answered = log.find(({ id }) => id === message.reply_to);
    const isForMe = mentions(text, nameNow()) || (me !== null && answered?.author === me);
    play(isForMe ? 'mention' : 'messageIn');
    announcer.hear(username, text);
    if (isForMe && !app.inFront.get()) app.setTitle(CHAT_TEXTS.mentionsYou(username));
  }
  const talkWith = (agent: AgentId): Conversation =>
    startConversation(agent, {
      ask: askPersona(services),
      clock: services.api.serverClock,
      random,
      quiet,
      trouble: CHAT_TEXTS.trouble,
      onSaid(text) {
        play('messageIn');
        announcer.hear(CAST[agent].room, text);
      },
    });
  /** Opens what stands at `place`: a room of people, or a conversation that begins anew. */
  function enter(): void {
    const open = chat.get();
    if (open === null) return;
    const id = place.get();
    conversation.get()?.close();
    if (isAgent(id)) {
      open.open(null);
      conversation.set(talkWith(id));
    } else {
      conversation.set(null);
      open.open(id);
    }
  }

  return {
    chat,
    conversation,
    enter,
    begin(wallet: Address): void {
      const isSeen = (): boolean => services.settings.get().seenInTown;
      const next = createChat({ ...services, wallet, visible, isSeen, readTicket, random });
      stopHearing = next.onArrival(hear);
      chat.set(next);
      enter();
    },
    end(): void {
      stopHearing();
      conversation.get()?.close();
      conversation.set(null);
      chat.get()?.close();
      chat.set(null);
    },
  };
}
