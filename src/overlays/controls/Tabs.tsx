import { useId, type KeyboardEvent, type ReactNode } from 'react';

export interface TabPage<Id extends string> {
  readonly id: Id;
  readonly title: string;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly pages: readonly TabPage<Id>[];
  readonly current: Id;
  readonly onChoose: (id: Id) => void;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Pages one behind the other. Arrows, Home and End walk along the tabs; only the current one is a tab stop. */
export function Tabs<Id extends string>({ label, pages, current, onChoose, children }: TabsProps<Id>) {
  const base = useId();
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = pages.findIndex(({ id }) => id === current);
    const step = STEPS[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? pages.length - 1
          : step === undefined
            ? null
            : at + step;
    const page = next === null ? undefined : pages.at(next % pages.length);
    if (!page) return;
    event.preventDefault();
    onChoose(page.id);
    document.getElementById(`${base}${page.id}`)?.focus();
  };
  return (
    <div className="w95-tabs">
      <div className="w95-tab-row" role="tablist" aria-label={label} onKeyDown={walk}>
        {pages.map(({ id, title }) => (
          <button
            key={id}
            id={`${base}${id}`}
            type="button"
            role="tab"
            className="w95-tab"
            aria-selected={id === current}
            aria-controls={`${base}page`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            <span>{title}</span>
          </button>
        ))}
      </div>
      <div className="w95-tab-page" role="tabpanel" id={`${base}page`} aria-labelledby={`${base}${current}`}>
        {children}
      </div>
    </div>
  );
}
