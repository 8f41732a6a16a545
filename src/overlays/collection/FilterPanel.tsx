import type { Address } from '../../../supabase/functions/_shared/kernel/units.ts';
import { ok } from '../../../supabase/functions/_shared/kernel/result.ts';
import { SIGNED_OUT } from '../../services/api/failures.ts';
import { useApp } from '../../overlays/appContext.ts';
import { Button } from '../../overlays/controls/Button.tsx';
import { Checkbox } from '../../overlays/controls/Checkbox.tsx';
import { ScrollArea } from '../../overlays/controls/panels.tsx';
import { useLoaded } from '../../overlays/hooks.ts';
import { isFiltered, type Query } from './query.ts';
import { GALLERY_TEXTS as TEXTS } from './texts.ts';

interface FilterPanelProps {
  readonly wallet: Address | null;
  readonly query: Query;
  /** Turns a filter on or off, such as `Head:Cap`. */
  readonly onFilter: (trait: string) => void;
  readonly onClear: () => void;
  readonly onDone: () => void;
}

/** The traits that this wallet's tokens have, each value with how many have it. On a phone it covers the gallery. */
export function FilterPanel({ wallet, query, onFilter, onClear, onDone }: FilterPanelProps) {
  const { api } = useApp().services;
  const { collection, traits: chosen } = query;
  const { value: traits, failure } = useLoaded(
    async (signal) => {
      if (wallet === null) return SIGNED_OUT;
      const answer = await api.call('GET /api/collection/traits', { owner: wallet, collection }, { signal });
      return answer.ok ? ok(answer.value.traits) : answer;
    },
    [wallet, collection],
  );
  return (
    <div className="filters">
      <ScrollArea label={TEXTS.filters}>
        {traits?.map(({ name, values }) => {
          const on = values.filter(({ value }) => chosen.includes(`${name}:${value}`)).length;
          return (
            <details key={name} open={on > 0 || undefined}>
              <summary>
                {name}
                {on > 0 && <b> ({on})</b>}
              </summary>
              <ul>
                {values.map(({ value, count }) => (
                  <li key={value}>
                    <Checkbox
                      checked={chosen.includes(`${name}:${value}`)}
                      onCheck={() => onFilter(`${name}:${value}`)}
                    >
                      {value} <span className="filters-count">{count}</span>
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
        {traits?.length === 0 && <p className="filters-note">{TEXTS.noTraits}</p>}
        {traits === null && <p className="filters-note">{failure?.message ?? TEXTS.statusReading}</p>}
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
