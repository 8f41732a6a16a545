import type { TraitsAnswer } from '@shared/contract/collection/collection.ts';
import { CLIQUES, type Clique, type TokenSort } from '@shared/domain/collection/collection.ts';
import type { TokenQuery } from '@shared/domain/collection/tokenQuery.ts';
import { BROWSE_TEXTS as BROWSE } from '../../../overlays/collection/browseTexts.ts';
import { SearchField } from '../../../overlays/collection/SearchField.tsx';
import { Button } from '../../../overlays/controls/Button.tsx';
import { CopyButton } from '../../../overlays/controls/CopyButton.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { CLIQUES_NAMES, SORTS, YEARBOOK_TEXTS as TEXTS } from './texts.ts';

const EVERY = 'EVERY';

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
export function Toolbar(props: ToolbarProps) {
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
