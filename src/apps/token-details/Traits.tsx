import type { Token } from '../../../supabase/functions/_shared/contract/collection.ts';
import { visibleTraits, type Trait } from '../../../supabase/functions/_shared/domain/collection.ts';
import { ListView, type Column } from '../../overlays/controls/ListView.tsx';
import { DETAILS_TEXTS as TEXTS } from './texts.ts';

const COLUMNS: readonly Column<Trait>[] = [
  { title: TEXTS.trait, cell: ({ name }) => name },
  { title: TEXTS.value, cell: ({ value }) => value, grows: true },
];

/** The traits among its metadata (TOKEN-3). */
export function Traits({ token }: { readonly token: Token }) {
  return (
    <ListView
      label={TEXTS.traits}
      columns={COLUMNS}
      rows={visibleTraits(token.traits)}
      keyOf={({ name }) => name}
      empty={TEXTS.noTraits}
    />
  );
}
