import { sourceOf } from '@shared/domain/town/factSources.ts';
import { isCarried, MOST_AT_ONCE, parseFact, type Carried, type Fact } from '@shared/domain/town/story.ts';
import { isOutage, type ErrorCode } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import * as shape from '../../kernel/shape.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';
import type { OnlineService } from '../online/online.ts';
import type { SessionService } from '../session/session.ts';
import type { StoragePort } from '../storage/storage.ts';
import type { Tabs, Topic } from '../tabs/tabs.ts';
import { whileWatched } from '../whileWatched.ts';
import { FACTS, keptStory } from './keptStory.ts';

/** Facts were recorded of a wallet, or of the visitor (null). */
export const RECORDED: Topic<{ readonly owner: string | null; readonly facts: readonly Fact[] }> = {
  name: 'story',
  shape: shape.object({ owner: shape.nullable(shape.string), facts: FACTS }),
};

/** What a wallet's owner, or the visitor (null), carried was put back. */
export const PUT_BACK: Topic<{ readonly owner: string | null; readonly facts: readonly Fact[] }> = {
  ...RECORDED,
  name: 'story-back',
};

/**
 * What is known of the person at this browser: of the wallet that is signed in, or of a visitor. It decides only what is
 * shown; whatever is worth anything the server decides by its own records.
 *
 * Of a visitor it is kept in this browser. Of a wallet the server is asked once something is subscribed: until it has
 * answered, only what was recorded here is known.
 */
export interface StoryService extends Readable<ReadonlySet<Fact>> {
  /**
   * Notes that a fact is true of the person; nothing happens when it is known. Of a wallet the server is told, unless it
   * alone may say such a fact (`sourceOf`): then it is shown here until the page is closed.
   *
   * @throws RangeError for what is not spelled as a fact is
   */
  record(fact: Fact): void;
  /** Puts back what the person carries; nothing happens when they do not. */
  putBack(fact: Carried): void;
}

export interface StoryPorts {
  readonly api: Pick<Api, 'call'>;
  readonly session: Pick<SessionService, 'get' | 'subscribe'>;
  readonly online: Pick<OnlineService, 'whenBack'>;
  readonly storage: Pick<StoragePort, 'lasting'>;
  readonly tabs: Tabs;
  /** Dispatches the events of leaving the page. */
  readonly page?: Pick<EventTarget, 'addEventListener'> | undefined;
}

/** So long after the first of several facts they are told together. */
export const TELL_AFTER_MS = 1_000;
/** A server that took nothing for now is told again after this. */
export const RETRY_AFTER_MS = 30_000;

/** What the server answers to facts that it will never take. */
const FOR_GOOD: ReadonlySet<ErrorCode> = new Set(['BAD_REQUEST', 'FORBIDDEN']);

const mayBeTold = (fact: Fact): boolean => sourceOf(fact) !== 'server';

export function createStory({ api, session, online, storage, tabs, page }: StoryPorts): StoryService {
  const kept = keptStory(storage.lasting);
  const known = store<ReadonlySet<Fact>>(new Set(kept.visitor()));
  /** Whose facts are known; null: a visitor's, as whom a person counts until the session is restored. */
  let owner: Address | null = null;
  let stopAsking = (): void => undefined;
  const teller = tellFacts({ api, online, tabs }, kept, () => owner);

  function learn(facts: readonly Fact[]): void {
    const all = new Set([...known.get(), ...facts]);
    if (all.size > known.get().size) known.set(all);
  }

  function unlearn(facts: readonly Fact[]): void {
    const left = new Set([...known.get()].filter((fact) => !facts.includes(fact)));
    if (left.size < known.get().size) known.set(left);
  }

  async function ask(counts: () => boolean): Promise<void> {
    if (owner === null) return;
    stopAsking();
    const answer = await api.call('GET /api/story/facts', { wallet: owner });
    if (!counts()) return;
    const back = new Set(kept.back(owner));
    if (answer.ok) learn(answer.value.facts.filter((fact) => !back.has(fact)));
    else stopAsking = online.whenBack(asking.reload);
  }
  const asking = whileWatched(known, ask);

  function follow(): void {
    const { wallet } = session.get();
    if (wallet === owner) return;
    owner = wallet;
    // What is under way is about another person.
    asking.drop();
    stopAsking();
    if (wallet !== null) kept.moveOver(wallet, mayBeTold);
    known.set(new Set(wallet === null ? kept.visitor() : kept.untold(wallet)));
    asking.reload();
    teller.begin();
  }
  session.subscribe(follow);
  follow();
  tabs.on(RECORDED, (news) => {
    // The tab in which they were recorded keeps them.
    if (news.owner === owner) learn(news.facts);
  });
  tabs.on(PUT_BACK, (news) => {
    if (news.owner === owner) unlearn(news.facts);
  });
  page?.addEventListener('pagehide', () => {
    const facts = owner === null ? [] : teller.next(owner);
    if (owner === null || facts.length === 0) return;
    // They stay untold here, since the answer is not heard.
    void api.call('POST /api/story/facts', { wallet: owner, facts }, { keepalive: true });
  });

  return {
    get: known.get,
    subscribe: asking.subscribe,
    record(fact) {
      if (parseFact(fact) === null) throw new RangeError(`${fact} is not spelled as a fact is`);
      if (known.get().has(fact)) return;
      learn([fact]);
      tabs.tell(RECORDED, { owner, facts: [fact] });
      if (owner === null) {
        kept.add(null, [fact]);
      } else if (mayBeTold(fact)) {
        kept.add(owner, [fact]);
        teller.soon();
      }
    },
    putBack(fact) {
      if (!known.get().has(fact)) return;
      unlearn([fact]);
      tabs.tell(PUT_BACK, { owner, facts: [fact] });
      kept.putBack(owner, fact);
      if (owner !== null) teller.soon();
    },
  };
}

/** Tells the server what it has not been told of the wallet that is signed in, some facts at a time. */
function tellFacts(
  { api, online, tabs }: Pick<StoryPorts, 'api' | 'online' | 'tabs'>,
  kept: ReturnType<typeof keptStory>,
  owner: () => Address | null,
) {
  let atOnce = MOST_AT_ONCE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Gives up waiting for the server to be back; null: nothing waits to be told then. */
  let stopWaiting: (() => void) | null = null;

  const next = (wallet: Address): Fact[] => kept.untold(wallet).slice(0, atOnce);
  function tellLater(ms: number): void {
    if (stopWaiting !== null) return;
    timer ??= setTimeout(() => void tell(), ms);
  }
  function clearWaits(): void {
    clearTimeout(timer);
    timer = undefined;
    stopWaiting?.();
    stopWaiting = null;
  }

  /** Tells the server some of what it has not been told of the wallet. True: there may be more to tell at once. */
  async function tellSome(wallet: Address): Promise<boolean> {
    // Another tab may have told them while this one waited for its turn.
    if (owner() !== wallet) return false;
    const facts = next(wallet);
    if (facts.length > 0) return tellBy('POST /api/story/facts', wallet, facts, kept.settle);
    const back = kept.back(wallet).slice(0, atOnce).filter(isCarried);
    return back.length > 0 && tellBy('POST /api/story/put-back', wallet, back, kept.settleBack);
  }
  async function tellBy(
    route: 'POST /api/story/facts' | 'POST /api/story/put-back',
    wallet: Address,
    facts: Fact[],
    settle: (wallet: Address, facts: readonly Fact[]) => void,
  ): Promise<boolean> {
    const answer = await api.call(route, { wallet, facts });
    if (answer.ok) settle(wallet, facts);
    if (answer.ok || owner() !== wallet) return true;
    if (isOutage(answer.error)) {
      stopWaiting = online.whenBack(() => void tell());
      return false;
    }
    if (!FOR_GOOD.has(answer.error.code)) {
      tellLater(RETRY_AFTER_MS);
      return false;
    }
    if (facts.length > 1) {
      // One of them has all refused: fewer are told at once until it is alone.
      atOnce = Math.ceil(facts.length / 2);
    } else {
      settle(wallet, facts);
      atOnce = MOST_AT_ONCE;
    }
    return true;
  }
  async function tell(): Promise<void> {
    clearWaits();
    const wallet = owner();
    if (wallet === null || next(wallet).length + kept.back(wallet).length === 0) return;
    if (await tabs.alone('story', () => tellSome(wallet))) void tell();
  }

  return {
    /** The facts of this wallet that the server hears next. */
    next,
    soon: () => tellLater(TELL_AFTER_MS),
    /** Another wallet is signed in, or none. */
    begin(): void {
      atOnce = MOST_AT_ONCE;
      void tell();
    },
  };
}
