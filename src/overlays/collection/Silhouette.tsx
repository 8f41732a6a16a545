import type { CollectionName } from '@shared/domain/collection/collection.ts';
import { SILHOUETTES } from './silhouettes.ts';

/** Every pixel of one kind as one path, so that a page of cards stays a light page. */
const pathOf = (rows: readonly string[], kind: string): string =>
  rows
    .flatMap((row, y) =>
      Array.from(
        row.matchAll(new RegExp(`${kind}+`, 'g')),
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1H${index}z`,
      ),
    )
    .join('');

const PATHS = {
  Flunks: { body: pathOf(SILHOUETTES.Flunks, '#'), rim: pathOf(SILHOUETTES.Flunks, 'o') },
  Backpack: { body: pathOf(SILHOUETTES.Backpack, '#'), rim: pathOf(SILHOUETTES.Backpack, 'o') },
} as const satisfies Readonly<Record<CollectionName, unknown>>;

/** The outline of a student or a backpack, shown until the picture comes. Fills its place. */
export function Silhouette({ collection }: { readonly collection: CollectionName }) {
  const { body, rim } = PATHS[collection];
  return (
    <svg className="token-silhouette" viewBox="0 0 24 24" shapeRendering="crispEdges" aria-hidden>
      <path d={body} />
      <path d={rim} data-rim />
    </svg>
  );
}
