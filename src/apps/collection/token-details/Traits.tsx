import type { TokenAnswer } from '@shared/contract/collection/collection.ts';
import { visibleTraits, type Trait } from '@shared/domain/collection/collection.ts';
import { RARITY_TEXTS as RARITY } from '../../../overlays/collection/rarityTexts.ts';
import { sharedBy } from '../../../overlays/collection/sharedBy.ts';
import { ListView, type Column } from '../../../overlays/controls/ListView.tsx';
import { DETAILS_TEXTS as TEXTS } from './texts.ts';

/** The traits among its metadata (TOKEN-3), each with the share of the collection that has it. */
export function Traits({ answer: { token, rarity } }: { readonly answer: TokenAnswer }) {
  const columns: readonly Column<Trait>[] = [
    { title: TEXTS.trait, cell: ({ name }) => name },
    { title: TEXTS.value, cell: ({ value }) => value, grows: true },
    {
      title: TEXTS.share,
      cell: (trait) => {
        const count = sharedBy(rarity, trait);
        return count > 0 && RARITY.share(count, rarity.of);
      },
      end: true,
    },
  ];
  return (
    <ListView
      label={TEXTS.traits}
      columns={columns}
      rows={visibleTraits(token.traits)}
      keyOf={({ name }) => name}
      empty={TEXTS.noTraits}
    />
  );
}
