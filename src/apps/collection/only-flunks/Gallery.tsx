import { useCallback, useRef, useState, type ComponentProps, useEffect, useEffectEvent } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { Token, TokensAnswer } from '@shared/contract/collection/collection.ts';
import { isFiltered } from '@shared/domain/collection/tokenQuery.ts';
import { shortAddress, type Address } from '@shared/kernel/units.ts';
import { ok } from '@shared/kernel/result.ts';
import { COLLECTIONS } from '@shared/domain/collection/collection.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { BROWSE_TEXTS as BROWSE } from '../../../overlays/collection/browseTexts.ts';
import { tokenAt, type browseMachine } from '../../../overlays/collection/browseMachine.ts';
import { FilterPanel } from '../../../overlays/collection/FilterPanel.tsx';
import { PortraitWall } from '../../../overlays/collection/Portrait.tsx';
import { useDensity } from '../../../overlays/collection/useDensity.ts';
import { useFacets } from '../../../overlays/collection/useFacets.ts';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { cardMetrics, lineMetrics } from '../../../overlays/list/gridMetrics.ts';
import { ItemList } from '../../../overlays/list/ItemList.tsx';
import { Pager } from '../../../overlays/list/Pager.tsx';
import { pageCount, pageSpan, validPage } from '../../../overlays/list/paging.ts';
import { useInnerSpace } from '../../../overlays/list/useInnerSpace.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { collectionForSale } from '../../../config/marketplace.ts';
import { Silhouette } from '../../../overlays/collection/Silhouette.tsx';
import { GalleryToolbar } from './GalleryToolbar.tsx';
import { HubHeader } from './HubHeader.tsx';
import { DEFAULT_LOOK, LOOK, type Look } from './look.ts';
import { CARD, cardColumns, LINE, PAGE_SIZE } from './shapes.ts';
import { sortIn } from './sorts.ts';
import { GALLERY_TEXTS as TEXTS } from './texts.ts';
import { TokenCard, TokenLine } from './tokenItems.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly snapshot: SnapshotFrom<typeof browseMachine>;
  readonly send: (event: EventFromLogic<typeof browseMachine>) => void;
}

interface FiltersProps extends Pick<
  ComponentProps<typeof FilterPanel>,
  'query' | 'onFilter' | 'onClear' | 'onDone'
> {
  readonly wallet: Address | null;
}

/** What a wallet holds, as cards or as a list. */
export function Gallery({ snapshot, send }: GalleryProps) {
  const { lasting } = useApp().services.storage;
  const [look, setLook] = useState(() => lasting.get(LOOK) ?? DEFAULT_LOOK);
  const [filtering, setFiltering] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { width } = useInnerSpace(root);
  const density = useDensity(root);
  const { context } = snapshot;
  const { wallet, query, counts, fresh } = context;
  const total = context.total ?? 0;
  const held = (counts?.Flunks ?? 0) + (counts?.Backpack ?? 0);
  const page = look.all ? 0 : validPage(context.page, total, PAGE_SIZE);
  const { from, to } = look.all ? { from: 0, to: total } : pageSpan(page, total, PAGE_SIZE);
  const count = to - from;
  const shown = TEXTS.shown(total, counts?.[query.collection] ?? total, query.collection);
  const label = BROWSE.inOrder(shown, query.sort);
  const change = (patch: Partial<Look>): void => {
    const next = { ...look, ...patch };
    setLook(next);
    lasting.set(LOOK, next);
  };

  return (
    <div className={styles.gallery} ref={root} data-view={look.view} aria-busy={!fresh}>
      <HubHeader counts={counts} />
      <GalleryToolbar
        {...{ look, query, filtering }}
        typed={context.typed}
        disabled={held === 0}
        refreshing={snapshot.matches({ open: 'refreshing' })}
        onLook={change}
        onCollection={(collection) =>
          send({ type: 'user.collection', collection, sort: sortIn(collection, query.sort) })
        }
        onSort={(sort) => send({ type: 'user.sort', sort })}
        onSearch={(text) => send({ type: 'user.search', text })}
        onFiltering={setFiltering}
        onRefresh={() => send({ type: 'user.refresh' })}
      />
      <InitializeNotice wallet={wallet} counts={counts} />
      <div className="token-body">
        {filtering && (
          <Filters
            {...{ wallet, query }}
            onFilter={(trait) => send({ type: 'user.filter', trait })}
            onClear={() => send({ type: 'user.clear' })}
            onDone={() => setFiltering(false)}
          />
        )}
        {count === 0 && fresh ? (
          <EmptyView
            holdsNothing={held === 0}
            view={look.view}
            filtered={isFiltered(query)}
            onClear={() => send({ type: 'user.clear' })}
          />
        ) : (
          <PortraitWall density={density}>
            <Tokens
              key={`${query.collection} ${query.sort} ${look.view} ${page}`}
              {...{ label, from, count, width, look, context, send }}
            />
          </PortraitWall>
        )}
      </div>
      <Pager
        page={page}
        pages={pageCount(total, PAGE_SIZE)}
        onTurn={(to) => send({ type: 'user.page', page: to })}
        all={look.all}
        onAll={(all) => change({ all })}
      />
      <StatusBar panels={[statusOf(snapshot), label, wallet === null ? '' : shortAddress(wallet)]} />
    </div>
  );
}

interface TokensProps extends Pick<GalleryProps, 'send'> {
  readonly label: string;
  /** Those of all that are listed here. */
  readonly from: number;
  readonly count: number;
  /** How wide the window is inside. */
  readonly width: number;
  readonly look: Look;
  readonly context: GalleryProps['snapshot']['context'];
}

/** The tokens of a page, as cards or as lines. */
function Tokens({ label, from, count, width, look, context, send }: TokensProps) {
  const { desktop } = useApp();
  const open = useCallback(
    (token: Token) => desktop.openFor('token-details', `${token.collection}/${token.tokenId}`),
    [desktop],
  );
  const isGrid = look.view === 'grid';
  const Item = isGrid ? TokenCard : TokenLine;
  return (
    <ItemList
      {...{ label, from, count }}
      metricsOf={(space) =>
        isGrid ? cardMetrics(CARD, cardColumns(width), space) : lineMetrics(LINE, space)
      }
      itemAt={(index) => tokenAt(context, index)}
      onSee={(span) => send({ type: 'user.see', ...span })}
      render={(place) => (
        <Item
          {...place}
          collection={context.query.collection}
          art={look.art}
          linkedTo={context.wallet}
          onOpen={open}
        />
      )}
    />
  );
}

/** The traits that this wallet's tokens have. */
function Filters({ wallet, query, ...handlers }: FiltersProps) {
  const facets = useFacets(wallet, query);
  return <FilterPanel {...{ facets, query }} withClique {...handlers} />;
}

function statusOf(snapshot: GalleryProps['snapshot']): string {
  const { fresh, failure } = snapshot.context;
  if (snapshot.hasTag('outage')) return `${BROWSE.away}. ${BROWSE.old}.`;
  if (snapshot.matches({ open: 'refused' }) && failure !== null) return failure.message;
  if (snapshot.matches({ open: 'refreshing' })) return TEXTS.statusRefreshing;
  return fresh ? BROWSE.ready : BROWSE.reading;
}

interface InitializeNoticeProps {
  readonly wallet: Address | null;
  readonly counts: TokensAnswer['counts'] | null;
}

/** Offers to prepare a wallet that can hold neither collection yet. The chain is asked only where one of them is empty. */
function InitializeNotice({ wallet, counts }: InitializeNoticeProps) {
  const { services, desktop } = useApp();
  const { wallet: connected } = useStore(services.session);
  const doubtful = counts !== null && (counts.Flunks === 0 || counts.Backpack === 0);
  const asked = doubtful && wallet !== null && wallet === connected ? wallet : null;
  const { value: has, again } = useLoaded(async () => {
    if (asked === null) return ok(true);
    const chain = await services.chain.current();
    return chain.ok ? chain.value.hasCollections(asked) : chain;
  }, [asked]);
  const lookAgain = useEffectEvent(again);
  useEffect(() => services.collection.onChanged(() => lookAgain()), [services.collection]);
  if (has !== false) return null;
  return (
    <div className={styles.galleryInitialize} role="status">
      <Icon name="dialog-warning" />
      <p>{TEXTS.initialize}</p>
      <Button onClick={() => desktop.openFor('initialize')}>{TEXTS.initializeButton}</Button>
    </div>
  );
}

interface EmptyViewProps {
  readonly holdsNothing: boolean;
  readonly view: Look['view'];
  readonly filtered: boolean;
  readonly onClear: () => void;
}

/** Nothing to show: the wallet has nothing at all, nothing of this collection, or nothing that was asked for. */
function EmptyView({ holdsNothing, view, filtered, onClear }: EmptyViewProps) {
  return (
    <div className={`${styles.galleryEmpty} w95-well`}>
      <div aria-hidden>
        {COLLECTIONS.map((collection) => (
          <span key={collection} className="token-picture">
            <Silhouette collection={collection} />
          </span>
        ))}
      </div>
      <h3 role="status">{view === 'grid' && !holdsNothing ? TEXTS.emptyGrid : TEXTS.nothing}</h3>
      {filtered ? (
        <>
          <p>{TEXTS.noMatch}</p>
          <Button default onClick={onClear}>
            {BROWSE.clear}
          </Button>
        </>
      ) : (
        <>
          <p>{TEXTS.nothingNote}</p>
          <p className={styles.galleryBuy}>
            {COLLECTIONS.map((collection) => (
              <a
                key={collection}
                className="w95-link"
                href={collectionForSale(collection)}
                target="_blank"
                rel="noopener"
              >
                <Icon name="market" size={16} /> {TEXTS.buy(collection)}
              </a>
            ))}
          </p>
        </>
      )}
    </div>
  );
}
