import { CAST, cannedReply, HISTORY_MOST, type AgentId } from '@shared/domain/people/personas/cast.ts';
import type { Clock, Random } from '@shared/kernel/clock.ts';
import type { Result } from '@shared/kernel/result.ts';
import { store, type Readable } from '../../../kernel/store.ts';

/** Something that was said in the room of a persona. */
export interface Said {
  readonly key: string;
  readonly by: 'person' | 'persona' | 'system';
  readonly text: string;
  readonly at: number;
  /** The title of the program that it is about; absent: none. */
  readonly opens?: string;
}

export interface ConversationState {
  readonly said: readonly Said[];
  readonly isTyping: boolean;
}

/** What a persona is asked. */
export interface Asked {
  readonly agent: AgentId;
  readonly message: string;
  /** What was said before, the oldest first; `username` is who said it. */
  readonly history: readonly Said[];
  /** For how many turns the personas are quiet. */
  readonly quiet: number;
}

/** What the server answers for a persona. */
export interface PersonaReply {
  readonly message: string;
  readonly opens?: string | undefined;
  /** For how many turns more the personas are quiet. */
  readonly quiet: number;
}

export interface ConversationPorts {
  readonly ask: (asked: Asked, signal: AbortSignal) => Promise<Result<PersonaReply>>;
  readonly clock: Clock;
  readonly random: Random;
  /** The text of the system where the server does not answer. */
  readonly trouble: string;
  /** The persona said something. */
  readonly onSaid: (text: string) => void;
  /** For how many turns the personas are quiet after distress, in all of their rooms of this window (PERSONA-8). */
  readonly quiet: { get(): number; set(turns: number): void };
}

/** The room of a persona: nothing of it is kept (MSG-14). */
export interface Conversation extends Readable<ConversationState> {
  readonly agent: AgentId;
  say(text: string): void;
  close(): void;
}

/** How long the room is silent before the persona opens it, and before it is shown as typing. */
export const STARTER_MS = 500;
export const TYPING_AFTER_MS = 500;
/** How long it is shown as typing at most. */
export const TYPING_MOST_MS = 10_000;
/** How long after the text of trouble it says something of its own. */
export const CANNED_AFTER_MS = 1_000;

/** The rule that hears distress (PERSONA-8); null: it did not come. Its words weigh nearly half of the window's script. */
const loadRule = () =>
  import('@shared/domain/people/personas/earnest/needIn.ts').then(
    ({ needIn }) => needIn,
    () => null,
  );

/** Begins a conversation with a persona, who opens it with one of its starters. */
export function startConversation(agent: AgentId, ports: ConversationPorts): Conversation {
  const { ask, clock, random, trouble, onSaid, quiet } = ports;
  const state = store<ConversationState>({ said: [], isTyping: false });
  const set = (change: Partial<ConversationState>): void => state.set({ ...state.get(), ...change });
  const closed = new AbortController();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  // Asked for now, because it is wanted where the server is gone.
  const rule = loadRule();
  let count = 0;
  /** The last question: an answer to an earlier one leaves the typing of this one alone. */
  let turn = 0;

  function after(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, milliseconds);
    timers.add(timer);
  }
  function add(by: Said['by'], text: string, more: Pick<Said, 'opens'> = {}): void {
    count += 1;
    set({ said: [...state.get().said, { key: `${agent}-${count}`, by, text, at: clock.now(), ...more }] });
    if (by === 'persona') onSaid(text);
  }
  const own = (): readonly string[] =>
    state.get().said.flatMap(({ by, text }) => (by === 'persona' ? [text] : []));

  async function answer(message: string, history: readonly Said[]): Promise<void> {
    const mine = ++turn;
    let isOver = false;
    const isMine = (): boolean => mine === turn;
    after(TYPING_AFTER_MS, () => {
      if (!isOver && isMine()) set({ isTyping: true });
    });
    after(TYPING_AFTER_MS + TYPING_MOST_MS, () => {
      if (isMine()) set({ isTyping: false });
    });
    const reply = await ask({ agent, message, history, quiet: quiet.get() }, closed.signal);
    if (closed.signal.aborted) return;
    isOver = true;
    if (isMine()) set({ isTyping: false });
    if (reply.ok && reply.value.message.trim() !== '') {
      const { message: text, opens, quiet: turns } = reply.value;
      quiet.set(turns);
      add('persona', text, opens === undefined ? {} : { opens });
      return;
    }
    if (!reply.ok) add('system', trouble);
    after(CANNED_AFTER_MS, () => void sayItself(message));
  }
  /** Says something of its own, because the server does not answer. */
  async function sayItself(message: string): Promise<void> {
    const needIn = await rule;
    if (closed.signal.aborted) return;
    const isDistress = needIn && needIn(message) !== null;
    const canned = cannedReply(agent, message, own(), { random: random(), quiet: quiet.get(), isDistress });
    quiet.set(canned.quiet);
    add('persona', canned.message);
  }

  after(STARTER_MS, () => {
    const { starters, calm } = CAST[agent];
    add('persona', quiet.get() > 0 ? calm : (starters[Math.floor(random() * starters.length)] ?? ''));
  });

  return {
    agent,
    get: state.get,
    subscribe: state.subscribe,
    say(text) {
      const history = state
        .get()
        .said.filter(({ by }) => by !== 'system')
        .slice(-HISTORY_MOST);
      add('person', text);
      void answer(text, history);
    },
    close() {
      closed.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
