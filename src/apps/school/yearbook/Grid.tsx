import { useState, memo } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { ListedToken, TraitsAnswer } from '@shared/contract/collection/collection.ts';
import { isFiltered, type TokenQuery } from '@shared/domain/collection/tokenQuery.ts';
import { CLIQUES, type Clique, type TokenSort } from '@shared/domain/collection/collection.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { tokenAt, type browseMachine } from '../../../overlays/collection/browseMachine.ts';
import { BROWSE_TEXTS as BROWSE } from '../../../overlays/collection/browseTexts.ts';
import { FilterPanel } from '../../../overlays/collection/FilterPanel.tsx';
import { useFacets } from '../../../overlays/collection/useFacets.ts';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { cardMetrics, type CardShape } from '../../../overlays/list/gridMetrics.ts';
import { ItemList, type ItemPlace } from '../../../overlays/list/ItemList.tsx';
import { Portrait } from '../../../overlays/collection/Portrait.tsx';
import { RARITY_TEXTS as RARITY } from '../../../overlays/collection/rarityTexts.ts';
import { Silhouette } from '../../../overlays/collection/Silhouette.tsx';
import { CLIQUE_NAMES, tokenName } from '../../../overlays/collection/tokenTexts.ts';
import { SearchField } from '../../../overlays/collection/SearchField.tsx';
import { Button } from '../../../overlays/controls/Button.tsx';
import { CopyButton } from '../../../overlays/controls/CopyButton.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { Notice } from './Notice.tsx';
import { linkTo } from './permalink.ts';
import { YEARBOOK_TEXTS as TEXTS, CLIQUES_NAMES, SORTS } from './texts.ts';
import styles from './yearbook.module.css';

const EVERY = 'EVERY';

interface StudentCardProps extends ItemPlace<ListedToken> {
  readonly onOpen: (student: ListedToken) => void;
}

/** A student as a card, which is a button; its place is held while it is on its way. */
const StudentCard = memo(function StudentCard({ item, picture, tabStop, onOpen }: StudentCardProps) {
  if (item === undefined) {
    return (
      <div className={styles.studentCard} aria-hidden>
        <span className="token-picture" style={{ width: picture, height: picture }}>
          <Silhouette collection="Flunks" />
        </span>
      </div>
    );
  }
  const clique = item.clique === null ? null : CLIQUE_NAMES[item.clique];
  const rank = RARITY.rank(item.rank);
  return (
    <button
      type="button"
      className={styles.studentCard}
      data-clique={item.clique ?? undefined}
      tabIndex={tabStop ? 0 : -1}
      aria-label={TEXTS.card(tokenName(item), clique, rank)}
      onClick={() => onOpen(item)}
    >
      <Portrait token={item} size={picture} alt="" />
      <b>{tokenName(item)}</b>
      <span className={styles.studentCardLine}>
        {clique !== null && <i>{clique}</i>}
        <span title={RARITY.method}>{TEXTS.rank(rank)}</span>
      </span>
    </button>
  );
});

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

interface ToolbarProps {
  readonly query: TokenQuery;
  readonly typed: string;
  readonly filtering: boolean;
  /** How many there would be of each clique. */
  readonly facets: TraitsAnswer | null;
  readonly link: () => string;
  readonly onClique: (clique: Clique | null) => void;
  readonly onSort: (sort: TokenSort) => void;
  readonly onShuffle: () => void;
  readonly onSearch: (text: string) => void;
  readonly onFiltering: (filtering: boolean) => void;
}

/** Which students are shown, and in which order (YEARBOOK-3, YEARBOOK-5). */
function Toolbar(props: ToolbarProps) {
  const { query, typed, filtering, facets, link, onClique, onSort, onShuffle, onFiltering, onSearch } = props;
  const cliques = CLIQUES.map((id) => ({
    id,
    title: TEXTS.cliqueOption(CLIQUES_NAMES[id], facets?.cliques[id]),
  }));
  return (
    <div className="token-tools" role="group" aria-label={TEXTS.tools}>
      <Select
        label={TEXTS.clique}
        options={[{ id: EVERY, title: TEXTS.everyClique }, ...cliques]}
        value={query.clique ?? EVERY}
        onChoose={(id) => onClique(id === EVERY ? null : id)}
      />
      <Button aria-expanded={filtering} aria-pressed={filtering} onClick={() => onFiltering(!filtering)}>
        {BROWSE.filtersOn(query.traits.length)}
      </Button>
      <Select
        label={BROWSE.sort}
        options={SORTS.map((id) => ({ id, title: BROWSE.sorts[id] }))}
        value={SORTS.find((one) => one === query.sort) ?? 'random'}
        onChoose={onSort}
      />
      <Button onClick={onShuffle}>{TEXTS.shuffle}</Button>
      <SearchField typed={typed} onSearch={onSearch} />
      <CopyButton text={link}>{TEXTS.copyLink}</CopyButton>
    </div>
  );
}
