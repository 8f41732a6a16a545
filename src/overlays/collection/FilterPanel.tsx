import type { TraitsAnswer } from '@shared/contract/collection/collection.ts';
import { isFiltered, type TokenQuery } from '@shared/domain/collection/tokenQuery.ts';
import { Button } from '../controls/Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { ScrollArea } from '../controls/panels.tsx';
import type { Loaded } from '../hooks.ts';
import { BROWSE_TEXTS as TEXTS } from './browseTexts.ts';
import './browse.css';

interface FilterPanelProps {
  readonly facets: Loaded<TraitsAnswer>;
  readonly query: TokenQuery;
  /** Whether the traits are shown that name the clique, which some windows have a choice of its own for. */
  readonly withClique: boolean;
  /** Turns a filter on or off, such as `Head:Cap`. */
  readonly onFilter: (trait: string) => void;
  readonly onClear: () => void;
  readonly onDone: () => void;
}

const CLIQUE_TRAITS = ['clique', 'class'];

/**
 * The traits of a collection, each value with how many there would be with it. On a phone it covers the list beside
 * which it stands.
 */
export function FilterPanel({ facets, query, withClique, onFilter, onClear, onDone }: FilterPanelProps) {
  const { value, failure } = facets;
  const traits = value?.traits.filter(
    ({ name }) => withClique || !CLIQUE_TRAITS.includes(name.toLowerCase()),
  );
  return (
    <div className="token-filters">
      <ScrollArea label={TEXTS.filters}>
        {traits?.map(({ name, values }) => {
          const on = values.filter(({ value: one }) => query.traits.includes(`${name}:${one}`)).length;
          return (
            <details key={name} open={on > 0 || undefined}>
              <summary>
                {name}
                {on > 0 && <b> ({on})</b>}
              </summary>
              <ul>
                {values.map(({ value: one, count }) => (
                  <li key={one}>
                    <Checkbox
                      checked={query.traits.includes(`${name}:${one}`)}
                      onCheck={() => onFilter(`${name}:${one}`)}
                    >
                      {one} <span className="token-filters-count">{count}</span>
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
        {traits?.length === 0 && <p className="token-filters-note">{TEXTS.noTraits}</p>}
        {value === null && <p className="token-filters-note">{failure?.message ?? TEXTS.reading}</p>}
      </ScrollArea>
      <div className="w95-buttons">
        <Button disabled={!isFiltered(query)} onClick={onClear}>
          {TEXTS.clear}
        </Button>
        <Button onClick={onDone}>{TEXTS.done}</Button>
      </div>
    </div>
  );
}
