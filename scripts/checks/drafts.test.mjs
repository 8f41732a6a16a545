import { expect, it } from 'vitest';
import { checkDrafts } from './drafts.mjs';

const LISTS = { keptBy: {}, notMissed: {} };
const LENGTHS = 'export const NAME_MOST = 20;\nexport const TEXT_MOST = 1_000;';
const KEPT = "const [text, setText, sent] = useTextDraft('comment');\n";
const FIELD =
  '<TextField label="Words" value={text} maxLength={TEXT_MOST} onValue={(next) => setText(next)} />';

const findings = (source, { lists = LISTS, more = {} } = {}) => {
  const files = { 'src/lengths.ts': LENGTHS, 'src/apps/a/A.tsx': source, ...more };
  return checkDrafts({ files: Object.keys(files), read: (file) => files[file] }, lists);
};

it.each([
  ['that keeps what is written', KEPT + FIELD],
  ['for a name', '<TextField value={text} maxLength={NAME_MOST} onValue={setText} />'],
  ['for a number', '<input value={text} maxLength={4} />'],
  ['that is only pressed', '<input type="radio" checked={isChosen} />'],
])('finds nothing at a field %s', async (_, source) => {
  expect(await findings(source)).toEqual([]);
});

it.each([
  ['of one line', FIELD],
  ['of several lines', '<textarea value={text} onChange={(event) => setText(event.currentTarget.value)} />'],
  ['beside one that is kept', `${KEPT}${FIELD.replace('text}', 'other}')}`],
])('finds a field %s whose text is lost with the page (PRODUCT-11)', async (_, source) => {
  expect(await findings(source)).toEqual([expect.stringMatching(/^src\/apps\/a\/A\.tsx: .* is not kept/)]);
});

it('looks where a field is said to be kept, and for fields that are no more', async () => {
  const lists = { keptBy: { 'src/apps/a/A.tsx: text': 'src/apps/a/B.tsx' }, notMissed: {} };
  expect(await findings(FIELD, { lists, more: { 'src/apps/a/B.tsx': KEPT } })).toEqual([]);
  expect(await findings(FIELD, { lists })).toEqual([expect.stringMatching(/is not kept/)]);
  expect(await findings('', { lists })).toEqual([expect.stringMatching(/^the list names/)]);
});
