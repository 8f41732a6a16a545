import { expect, it } from 'vitest';
import { checkStyles } from './styles.mjs';

const SOUND = {
  'src/overlays/styles/base.css': '.w95 { gap: 0 }',
  'src/overlays/list/list.css': '.item-list { gap: 1px } .item-list > li, .w95 .item-list-row { gap: 0 }',
  'src/apps/x/a/a.module.css':
    "/* .not-one { */ .card { gap: 1px } @media (width < 9px) { .card > :global(.item-list) { gap: 2px } } [data-x='.no'] .card-head, .card a { gap: 0 } @keyframes turn { 50.5% { gap: 0 } }",
  'src/apps/x/a/A.tsx':
    "import styles from './a.module.css';\n<p className={`${styles.card} item-list`}><b className={styles.cardHead} /></p>",
};

const findings = (tree) => {
  const files = { ...SOUND, ...tree };
  return checkStyles({ files: Object.keys(files), read: (file) => files[file] });
};

it('finds nothing where each class has one owner', async () => {
  expect(await findings({})).toEqual([]);
});

it.each([
  [
    'a sheet that every program is styled by',
    { 'src/apps/x/b/b.css': '.card { gap: 0 }' },
    /b\.css is no module/,
  ],
  [
    'an element that is under no class of the app',
    { 'src/apps/x/a/a.module.css': `${SOUND['src/apps/x/a/a.module.css']} p, .card p { gap: 0 }` },
    /styles p in every program/,
  ],
  [
    'a shared class styled outside the app',
    { 'src/apps/x/a/a.module.css': `${SOUND['src/apps/x/a/a.module.css']} :global(.item-list) { gap: 0 }` },
    /styles :global\(\.item-list\) in every program/,
  ],
  [
    "another app's class",
    {
      'src/apps/x/a/a.module.css': `${SOUND['src/apps/x/a/a.module.css']} .card :global(.gallery) { gap: 0 }`,
    },
    /calls \.gallery global/,
  ],
  [
    'a class of a shared part that another part styles',
    { 'src/overlays/game/game.css': '.item-list { gap: 0 }' },
    /game\.css styles \.item-list/,
  ],
  [
    'a shared class without its prefix',
    { 'src/overlays/game/game.css': '.switch { gap: 0 }' },
    /game\.css styles \.switch, of which no class begins with game-/,
  ],
  [
    'a shared class without its prefix beside one that has it',
    { 'src/overlays/list/news.css': '.item-list.news { gap: 0 }' },
    /news\.css names \.news, which src\/styles\/ does not have/,
  ],
  [
    'a class that is misspelled',
    { 'src/apps/x/a/B.tsx': "import styles from './a.module.css';\n<p className={styles.crad} />" },
    /names styles\.crad/,
  ],
  [
    'a class that is written out',
    { 'src/apps/x/a/B.tsx': '<p className="card" />' },
    /writes the class card, which no shared sheet has/,
  ],
  [
    'a class that nothing has',
    { 'src/apps/x/a/b.module.css': '.lost { gap: 0 }' },
    /styles \.lost, which nothing in the app names/,
  ],
])('finds %s', async (_, tree, line) => {
  expect(await findings(tree)).toEqual([expect.stringMatching(line)]);
});
