import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ListedToken, TokensAnswer } from '@shared/contract/collection/collection.ts';
import type { Clique, CollectionName, TokenSort } from '@shared/domain/collection/collection.ts';
import { BLOCK_SIZE, blocksIn, everythingOf, type TokenQuery } from '@shared/domain/collection/tokenQuery.ts';
import { outputOf } from '../../kernel/outputOf.ts';
import { FAULT, type Failure, type Result } from '@shared/kernel/result.ts';
import { refusedOrGone, serverIsGone, succeeded } from '../../kernel/actorResults.ts';
import type { Span } from '../../kernel/span.ts';
import type { Address } from '@shared/kernel/units.ts';
import { untilBack, type RetryEvent } from '../../kernel/untilBack.ts';
import { onWalletNews, walletGuards, type WalletEvent, type WalletNews } from '../../kernel/walletNews.ts';
import { notProvided } from '../../kernel/notProvided.ts';

/** A part of the list as the server has it. */
export type BrowseAnswer = Pick<TokensAnswer, 'tokens' | 'total' | 'counts'>;

/** What the reader is told: blocks that are looked at. */
export interface ReadEvent {
  readonly type: 'read';
  readonly blocks: readonly number[];
}

/** What a reader reads, from its start on. */
export interface Reading {
  /** Whose; null: everybody's. */
  readonly wallet: Address | null;
  readonly query: TokenQuery;
  readonly blocks: readonly number[];
}

type BrowseEvent =
  | { readonly type: 'user.collection'; readonly collection: CollectionName; readonly sort: TokenSort }
  | { readonly type: 'user.clique'; readonly clique: Clique | null }
  /** Turns a filter on or off. */
  | { readonly type: 'user.filter'; readonly trait: string }
  | { readonly type: 'user.search'; readonly text: string }
  | { readonly type: 'user.clear' }
  | { readonly type: 'user.sort'; readonly sort: TokenSort }
  /** In a random order, another with each seed. */
  | { readonly type: 'user.shuffle'; readonly seed: number }
  | { readonly type: 'user.page'; readonly page: number }
  /** This part of the list is on the screen. */
  | ({ readonly type: 'user.see' } & Span)
  | { readonly type: 'user.refresh' }
  | RetryEvent
  | WalletEvent
  /** The tokens of everybody are looked at. */
  | { readonly type: 'system.everybody' }
  /** What the wallet holds was changed. */
  | { readonly type: 'system.changed' }
  /** What this browser saw of it last. */
  | { readonly type: 'system.kept'; readonly answer: BrowseAnswer }
  | { readonly type: 'system.block'; readonly block: number; readonly result: Result<BrowseAnswer> };

interface BrowseContext {
  /** Whose tokens; null: everybody's, or it is not known yet. */
  readonly wallet: Address | null;
  readonly query: TokenQuery;
  /** What is typed into the search, which is asked for when the typing pauses. */
  readonly typed: string;
  readonly page: number;
  readonly seen: Span;
  readonly blocks: Readonly<Record<number, readonly ListedToken[]>>;
  /** How many tokens answer the query; null: not known yet. */
  readonly total: number | null;
  readonly counts: BrowseAnswer['counts'] | null;
  /** Whether what is shown answers the query that stands, and comes from the server. */
  readonly fresh: boolean;
  readonly failure: Failure | null;
}

/** How long the typing pauses before it is searched for. */
const TYPING_MS = 250;
const NOTHING_SEEN: Span = { from: 0, to: 1 };
const FROM_THE_TOP = { page: 0, seen: NOTHING_SEEN } as const;
const NOTHING = { blocks: {}, total: null, ...FROM_THE_TOP, fresh: false } as const;

/** What a person chooses with another collection. */
interface CollectionChoice {
  readonly collection: CollectionName;
  readonly sort: TokenSort;
}

/** A query without its filters. */
const cleared = ({ collection, sort, seed }: TokenQuery): TokenQuery => everythingOf(collection, sort, seed);

/** The token at this index of the list; undefined: it has not come yet. */
export const tokenAt = ({ blocks }: Pick<BrowseContext, 'blocks'>, index: number): ListedToken | undefined =>
  blocks[Math.floor(index / BLOCK_SIZE)]?.[index % BLOCK_SIZE];

/**
 * A list of the tokens of a wallet (HUB-3) or of everybody (YEARBOOK-1): who may see it, what is asked for, and what the
 * server has answered.
 */
export const browseMachine = setup({
  types: {
    context: {} as BrowseContext,
    input: {} as { readonly query: TokenQuery },
    events: {} as BrowseEvent,
    tags: {} as 'outage',
  },
  actors: {
    /** Reports whose tokens are looked at, and when they were changed elsewhere. */
    world: fromCallback(notProvided),
    /** Reads what it begins with and whatever else it is told to, each block once. */
    reader: fromCallback<ReadEvent, Reading>(notProvided),
    /** Has the server read the wallet from the chain again. */
    refresh: fromPromise<Result<unknown>, { readonly wallet: Address | null }>(notProvided),
    outage: fromCallback(notProvided),
  },
  actions: {
    noteSession: assign(({ context }, { wallet }: WalletNews) =>
      wallet === context.wallet
        ? {}
        : {
            wallet,
            ...NOTHING,
            query: cleared(context.query),
            typed: '',
            counts: null,
            failure: null,
          },
    ),
    /** How many there are of the other collection is known: their places are held at once. */
    chooseCollection: assign(({ context }, { collection, sort }: CollectionChoice) => ({
      ...NOTHING,
      query: everythingOf(collection, sort),
      typed: '',
      total: context.counts?.[collection] ?? null,
    })),
    filter: assign(({ context: { query } }, { trait }: { readonly trait: string }) => ({
      query: {
        ...query,
        traits: query.traits.includes(trait)
          ? query.traits.filter((one) => one !== trait)
          : [...query.traits, trait],
      },
      ...FROM_THE_TOP,
    })),
    type: assign({ typed: (_, { text }: { readonly text: string }) => text }),
    clear: assign(({ context }) => ({
      query: cleared(context.query),
      typed: '',
      ...FROM_THE_TOP,
    })),
    /** Asks for the same but for this. */
    change: assign(({ context: { query } }, patch: Partial<TokenQuery>) => ({
      query: { ...query, ...patch },
      ...FROM_THE_TOP,
    })),
    /** What was typed becomes what is asked for. */
    useTyped: assign(({ context: { query, typed, page, seen } }) =>
      query.search === typed.trim()
        ? { fresh: false, page, seen }
        : { fresh: false, query: { ...query, search: typed.trim() }, ...FROM_THE_TOP },
    ),
    turn: assign({ page: (_, { page }: { readonly page: number }) => page }),
    see: assign({ seen: (_, { from, to }: Span) => ({ from, to }) }),
    /** What was seen last stands in until the server answers, for as long as nothing else is shown. */
    noteKept: assign(({ context }, { tokens, total, counts }: BrowseAnswer) =>
      context.fresh || Object.keys(context.blocks).length > 0 ? {} : { blocks: { 0: tokens }, total, counts },
    ),
    /** The first answer to a query takes the place of all that stood before. */
    noteBlock: assign(
      ({ context }, { block, result }: { readonly block: number; readonly result: Result<BrowseAnswer> }) => {
        if (!result.ok) return {};
        const { tokens, total, counts } = result.value;
        const kept = context.fresh ? context.blocks : {};
        return { blocks: { ...kept, [block]: tokens }, total, counts, fresh: true, failure: null };
      },
    ),
    noteFailure: assign({ failure: (_, result: Result<unknown>) => (result.ok ? null : result.error) }),
    noteFault: assign({ failure: FAULT }),
  },
  guards: {
    ...walletGuards,
    otherCollection: ({ context }, { collection }: { readonly collection: CollectionName }) =>
      collection !== context.query.collection,
    succeeded,
    serverIsGone,
  },
}).createMachine({
  id: 'browse',
  context: ({ input }) => ({
    ...NOTHING,
    wallet: null,
    query: input.query,
    typed: input.query.search,
    counts: null,
    failure: null,
  }),
  invoke: { src: 'world' },
  initial: 'starting',
  on: {
    'system.session': onWalletNews('.locked', '.asking'),
  },
  states: {
    starting: { on: { 'system.everybody': 'asking' } },
    locked: {},
    /** There is a session, but whose it is becomes known only when the server answers. */
    away: { tags: 'outage' },
    /** On the way to a reader for what is asked for now. */
    asking: { entry: 'useTyped', always: 'open' },
    open: {
      invoke: {
        id: 'reader',
        src: 'reader',
        input: ({ context: { wallet, query, seen } }) => ({ wallet, query, blocks: blocksIn(seen) }),
      },
      initial: 'idle',
      on: {
        'user.collection': {
          guard: { type: 'otherCollection', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'chooseCollection', params: ({ event }) => event },
        },
        'user.filter': { target: 'asking', actions: { type: 'filter', params: ({ event }) => event } },
        'user.clear': { target: 'asking', actions: 'clear' },
        'user.clique': {
          target: 'asking',
          actions: { type: 'change', params: ({ event: { clique } }) => ({ clique }) },
        },
        'user.sort': {
          target: 'asking',
          actions: { type: 'change', params: ({ event: { sort } }) => ({ sort }) },
        },
        'user.shuffle': {
          target: 'asking',
          actions: { type: 'change', params: ({ event: { seed } }) => ({ sort: 'random' as const, seed }) },
        },
        'user.search': {
          target: '.typing',
          actions: { type: 'type', params: ({ event }) => event },
        },
        'user.page': { actions: { type: 'turn', params: ({ event }) => event } },
        'user.see': {
          actions: [
            { type: 'see', params: ({ event }) => event },
            sendTo('reader', ({ event }) => ({ type: 'read' as const, blocks: blocksIn(event) })),
          ],
        },
        'system.changed': 'asking',
        'system.kept': { actions: { type: 'noteKept', params: ({ event }) => event.answer } },
        'system.block': [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.result },
            actions: { type: 'noteBlock', params: ({ event }) => event },
          },
          {
            guard: { type: 'serverIsGone', params: ({ event }) => event.result },
            target: '.gone',
            actions: { type: 'noteFailure', params: ({ event }) => event.result },
          },
          { target: '.refused', actions: { type: 'noteFailure', params: ({ event }) => event.result } },
        ],
      },
      states: {
        idle: { on: { 'user.refresh': 'refreshing' } },
        typing: { on: { 'user.refresh': 'refreshing' }, after: { [TYPING_MS]: '#browse.asking' } },
        refreshing: {
          invoke: {
            src: 'refresh',
            input: ({ context }) => ({ wallet: context.wallet }),
            onDone: [
              { guard: { type: 'succeeded', params: outputOf }, target: '#browse.asking' },
              ...refusedOrGone('refused', 'gone'),
            ],
            onError: { target: 'refused', actions: 'noteFault' },
          },
        },
        refused: { on: { 'user.retry': '#browse.asking', 'user.refresh': 'refreshing' } },
        gone: untilBack('#browse.asking'),
      },
    },
  },
});
