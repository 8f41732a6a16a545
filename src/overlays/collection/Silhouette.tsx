import type { CollectionName } from '@shared/domain/collection/collection.ts';

/** What stands in the place of a picture that is on its way: `#` is its body, `o` the light on its rim. */
const SILHOUETTES: Readonly<Record<CollectionName, readonly string[]>> = {
  Flunks: [
    '........................',
    '........................',
    '........oooooooo........',
    '......oo########oo......',
    '.....o############o.....',
    '....o##############o....',
    '....o###############....',
    '...o################....',
    '...o################....',
    '...o################....',
    '..oo#################...',
    '.o###################...',
    '.o###################...',
    '.o###################...',
    '..o#################....',
    '...o################....',
    '....o##############.....',
    '.....o############......',
    '......o##########.......',
    '.......o########........',
    '.....ooo########ooo.....',
    '...oo##############oo...',
    '..o##################o..',
    '.o####################..',
  ],
  Backpack: [
    '........................',
    '..........oooo..........',
    '.........o#..#o.........',
    '.........o#..#o.........',
    '......ooooooooooo.......',
    '.....o############......',
    '....o##############.....',
    '....o##############.....',
    '...oo###############....',
    '..oo################o...',
    '..o#################oo..',
    '..o#################o#..',
    '..o##oooooooooooooo#o#..',
    '..o##o############o#o#..',
    '..o##o############o#o#..',
    '..o##o#####oo#####o#o#..',
    '..o##o#####oo#####o#o#..',
    '..o##o############o#o#..',
    '..o##o############o#o#..',
    '..o##oooooooooooooo#o#..',
    '...o###############o##..',
    '...o################....',
    '....oooooooooooooooo....',
    '........................',
  ],
};

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
