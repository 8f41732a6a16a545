import type { ReactNode } from 'react';

/** What something is called, and what it is. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts, a line each; how they look is its window's to say. */
export function FactList({
  facts,
  className,
}: {
  readonly facts: readonly Fact[];
  readonly className?: string | undefined;
}) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
