import { useState } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { ListedToken } from '@shared/contract/collection/collection.ts';
import { isFiltered } from '@shared/domain/collection/tokenQuery.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { tokenAt, type browseMachine } from '../../../overlays/collection/browseMachine.ts';
import { BROWSE_TEXTS as BROWSE } from '../../../overlays/collection/browseTexts.ts';
import { FilterPanel } from '../../../overlays/collection/FilterPanel.tsx';
import { useFacets } from '../../../overlays/collection/useFacets.ts';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { cardMetrics, type CardShape } from '../../../overlays/list/gridMetrics.ts';
import { ItemList } from '../../../overlays/list/ItemList.tsx';
import { Notice } from './Notice.tsx';
import { linkTo } from './permalink.ts';
import { StudentCard } from './StudentCard.tsx';
import { YEARBOOK_TEXTS as TEXTS } from './texts.ts';
import { Toolbar } from './Toolbar.tsx';
import styles from './yearbook.module.css';

/** Beside its picture a card has its white rim, and below it the two lines of words. */
const CARD: CardShape = {
  frame: 16,
  words: 52,
  button: 0,
  // Portraits have 96 pixels: halves of that look even on screens whose pixels are small.
  picture: { least: 96, step: 48 },
};

/** How wide a card is at least, with the gap beside it (logical pixels). */
const LEAST_WIDTH = 124;

/** How many columns of cards are in a list of this width, two at least. */
const cardColumns = (width: number): number => Math.max(2, Math.floor((width - 8) / LEAST_WIDTH));

export interface GridProps {
  readonly snapshot: SnapshotFrom<typeof browseMachine>;
  readonly send: (event: EventFromLogic<typeof browseMachine>) => void;
  readonly onShuffle: () => void;
  readonly onStudent: (student: ListedToken) => void;
}

/** All students as cards. */
export function Grid({ snapshot, send, onShuffle, onStudent }: GridProps) {
  const { appId, sound } = useApp();
  const [filtering, setFiltering] = useState(false);
  const { context } = snapshot;
  const { query, typed, fresh } = context;
  const facets = useFacets(null, query);
  const total = context.total ?? 0;
  const shown = BROWSE.inOrder(TEXTS.shown(total, context.counts?.Flunks ?? total), query.sort);

  return (
    <div className={styles.yearbookBrowse} aria-busy={!fresh}>
      <Toolbar
        {...{ query, typed, filtering, facets: facets.value }}
        link={() => linkTo({ kind: 'grid', query }, appId, location.origin)}
        onClique={(clique) => send({ type: 'user.clique', clique })}
        onSort={(sort) => send({ type: 'user.sort', sort })}
        onShuffle={() => {
          sound('shuffle');
          onShuffle();
        }}
        onSearch={(text) => send({ type: 'user.search', text })}
        onFiltering={setFiltering}
      />
      <div className="token-body">
        {filtering && (
          <FilterPanel
            {...{ facets, query }}
            withClique={false}
            onFilter={(trait) => send({ type: 'user.filter', trait })}
            onClear={() => send({ type: 'user.clear' })}
            onDone={() => setFiltering(false)}
          />
        )}
        {total === 0 && fresh && isFiltered(query) ? (
          <Notice
            heading={TEXTS.noMatch}
            text={TEXTS.noMatchNote}
            button={TEXTS.clearAll}
            onPress={() => send({ type: 'user.clear' })}
          />
        ) : (
          <ItemList
            key={`${query.sort} ${query.seed}`}
            label={shown}
            count={total}
            metricsOf={(space) => cardMetrics(CARD, cardColumns(space.width), space)}
            itemAt={(index) => tokenAt(context, index)}
            onSee={(span) => send({ type: 'user.see', ...span })}
            render={(place) => <StudentCard {...place} onOpen={onStudent} />}
          />
        )}
      </div>
      <StatusBar panels={[statusOf(snapshot), shown]} />
    </div>
  );
}

function statusOf(snapshot: GridProps['snapshot']): string {
  const { fresh, failure } = snapshot.context;
  if (snapshot.hasTag('outage')) return `${BROWSE.away}. ${BROWSE.old}.`;
  if (snapshot.matches({ open: 'refused' }) && failure !== null) return failure.message;
  return fresh ? BROWSE.ready : BROWSE.reading;
}
