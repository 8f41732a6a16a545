import type { CollectionName, TokenSort } from '@shared/domain/collection/collection.ts';
import { COLLECTIONS } from '@shared/domain/collection/collection.ts';
import type { TokenQuery } from '@shared/domain/collection/tokenQuery.ts';
import { BROWSE_TEXTS as BROWSE } from '../../../overlays/collection/browseTexts.ts';
import { SearchField } from '../../../overlays/collection/SearchField.tsx';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { Switch } from '../../../overlays/collection/Switch.tsx';
import { COLLECTION_NAMES } from '../../../overlays/collection/tokenTexts.ts';
import type { Look } from './look.ts';
import { SORTS } from './sorts.ts';
import { GALLERY_TEXTS as TEXTS } from './texts.ts';

interface ToolbarProps {
  readonly look: Look;
  readonly query: TokenQuery;
  readonly typed: string;
  readonly filtering: boolean;
  /** True where the wallet holds nothing to choose from. */
  readonly disabled: boolean;
  readonly refreshing: boolean;
  readonly onLook: (patch: Partial<Look>) => void;
  readonly onCollection: (collection: CollectionName) => void;
  readonly onSort: (sort: TokenSort) => void;
  readonly onSearch: (text: string) => void;
  readonly onFiltering: (filtering: boolean) => void;
  readonly onRefresh: () => void;
}

const GRID = ['ii.ii.ii', 'ii.ii.ii', '........', 'ii.ii.ii', 'ii.ii.ii', '........', 'ii.ii.ii', 'ii.ii.ii'];
const TABLE = [
  'ii.iiiii',
  'ii......',
  '........',
  'ii.iiiii',
  'ii......',
  '........',
  'ii.iiiii',
  'ii......',
];
const INK = { i: 'currentColor' };

const PICTURES = [
  { id: '2D', title: '2D' },
  { id: 'PX', title: 'PX' },
] as const;
const COLLECTION_OPTIONS = COLLECTIONS.map((id) => ({ id, title: COLLECTION_NAMES[id] }));
const VIEWS = [
  { id: 'grid', title: TEXTS.grid, glyph: <PixelPicture rows={GRID} colors={INK} /> },
  { id: 'table', title: TEXTS.table, glyph: <PixelPicture rows={TABLE} colors={INK} /> },
] as const;

/** Which collection is shown, how, and what of it. */
export function GalleryToolbar(props: ToolbarProps) {
  const { look, query, typed, filtering, disabled, refreshing } = props;
  return (
    <div className="token-tools" role="group" aria-label={TEXTS.view}>
      <Switch
        label={TEXTS.collection}
        options={COLLECTION_OPTIONS}
        value={query.collection}
        disabled={disabled}
        onChoose={props.onCollection}
      />
      <Switch
        label={TEXTS.view}
        options={VIEWS}
        value={look.view}
        disabled={disabled}
        onChoose={(view) => props.onLook({ view })}
      />
      <Switch
        label={TEXTS.art}
        options={PICTURES}
        value={look.art}
        onChoose={(art) => props.onLook({ art })}
      />
      <Button
        aria-expanded={filtering}
        aria-pressed={filtering}
        disabled={disabled}
        onClick={() => props.onFiltering(!filtering)}
      >
        {BROWSE.filtersOn(query.traits.length)}
      </Button>
      <Select
        label={BROWSE.sort}
        options={SORTS[query.collection].map((id) => ({ id, title: BROWSE.sorts[id] }))}
        value={query.sort}
        disabled={disabled}
        onChoose={props.onSort}
      />
      <SearchField {...{ typed, disabled }} onSearch={props.onSearch} />
      <Button disabled={refreshing} onClick={props.onRefresh}>
        {TEXTS.refresh}
      </Button>
    </div>
  );
}
