import { useRef, useState } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { useApp } from '../../overlays/appContext.ts';
import { StatusBar } from '../../overlays/controls/panels.tsx';
import { shortAddress } from '../../../supabase/functions/_shared/kernel/units.ts';
import { EmptyView } from './EmptyView.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { tokenAt, type galleryMachine } from './galleryMachine.ts';
import { GalleryToolbar } from './GalleryToolbar.tsx';
import { cardMetrics, lineMetrics } from '../../overlays/list/gridMetrics.ts';
import { HubHeader } from './HubHeader.tsx';
import { InitializeNotice } from './InitializeNotice.tsx';
import { DEFAULT_LOOK, LOOK, type Look } from './look.ts';
import { Pager } from '../../overlays/list/Pager.tsx';
import { PAGE_SIZE, pageCount, validPage } from '../../overlays/list/paging.ts';
import { isFiltered } from './query.ts';
import { GALLERY_TEXTS as TEXTS } from './texts.ts';
import { TokenCard, TokenLine } from './tokenItems.tsx';
import { ItemList } from '../../overlays/list/ItemList.tsx';
import { useInnerSpace } from '../../overlays/list/useInnerSpace.ts';
import './gallery.css';

interface GalleryProps {
  readonly snapshot: SnapshotFrom<typeof galleryMachine>;
  readonly send: (event: EventFromLogic<typeof galleryMachine>) => void;
}

/** What a wallet holds, as cards or as a list. */
export function Gallery({ snapshot, send }: GalleryProps) {
  const { services, desktop } = useApp();
  const { lasting } = services.storage;
  const [look, setLook] = useState(() => lasting.get(LOOK) ?? DEFAULT_LOOK);
  const [filtering, setFiltering] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { width, thumb } = useInnerSpace(root);
  const { context } = snapshot;
  const { wallet, query, counts, blocks, fresh } = context;
  const total = context.total ?? 0;
  const held = (counts?.Flunks ?? 0) + (counts?.Backpack ?? 0);
  const page = look.all ? 0 : validPage(context.page, total);
  const from = page * PAGE_SIZE;
  const count = look.all ? total : Math.min(PAGE_SIZE, total - from);

  const change = (patch: Partial<Look>): void => {
    const next = { ...look, ...patch };
    setLook(next);
    lasting.set(LOOK, next);
  };

  return (
    <div className="gallery" ref={root} aria-busy={!fresh}>
      <HubHeader counts={counts} />
      <GalleryToolbar
        {...{ look, query, filtering }}
        typed={context.typed}
        disabled={held === 0}
        refreshing={snapshot.matches({ open: 'refreshing' })}
        onLook={change}
        onCollection={(collection) => send({ type: 'user.collection', collection })}
        onSearch={(text) => send({ type: 'user.search', text })}
        onFiltering={setFiltering}
        onRefresh={() => send({ type: 'user.refresh' })}
      />
      <InitializeNotice wallet={wallet} counts={counts} />
      <div className="gallery-body">
        {filtering && (
          <FilterPanel
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
          <ItemList
            key={`${query.collection} ${look.view} ${page}`}
            label={TEXTS.shown(total, counts?.[query.collection] ?? total, query.collection)}
            metricsOf={(room) =>
              look.view === 'grid' ? cardMetrics(width, room, thumb) : lineMetrics(room, thumb)
            }
            {...{ from, count, blocks, view: look.view }}
            tokenAt={(index) => tokenAt(context, index)}
            onSee={(span) => send({ type: 'user.see', ...span })}
            item={(place) => {
              const Item = look.view === 'grid' ? TokenCard : TokenLine;
              return (
                <Item
                  {...place}
                  collection={query.collection}
                  art={look.art}
                  linkedTo={wallet}
                  onOpen={(token) => desktop.openFor('token-details', `${token.collection}/${token.tokenId}`)}
                />
              );
            }}
          />
        )}
      </div>
      <Pager
        page={page}
        pages={pageCount(total)}
        onTurn={(to) => send({ type: 'user.page', page: to })}
        all={look.all}
        onAll={(all) => change({ all })}
      />
      <StatusBar
        panels={[
          statusOf(snapshot),
          TEXTS.shown(total, counts?.[query.collection] ?? total, query.collection),
          wallet === null ? '' : shortAddress(wallet),
        ]}
      />
    </div>
  );
}

function statusOf(snapshot: GalleryProps['snapshot']): string {
  const { fresh, failure } = snapshot.context;
  if (snapshot.hasTag('outage')) return `${TEXTS.statusAway}. ${TEXTS.statusOld}.`;
  if (snapshot.matches({ open: 'refused' }) && failure !== null) return failure.message;
  if (snapshot.matches({ open: 'refreshing' })) return TEXTS.statusRefreshing;
  return fresh ? TEXTS.statusReady : TEXTS.statusReading;
}
