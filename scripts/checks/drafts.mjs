import { committedRepository } from '../lib/repository.mjs';

/** @typedef {import('../lib/repository.mjs').Repository} Repository */

/** A field that takes no more letters than these takes a name, a number or a code. */
const FEW_LETTERS = 40;

/** A field, and everything that is said of it. */
const FIELD = /<(textarea|TextField|input)\b([^]*?)\/>/g;
const NOT_WRITTEN_INTO = /\btype="(?:radio|checkbox|range|color|file)"/;
const SHOWN = /\bvalue=\{([^}]*)\}/;
const LENGTH = /\bmaxLength=\{(\w+)\}/;
const HOOK = /\buse(?:Text|Form)?Draft\(/;

/** Fields that show what another function keeps as a draft (PRODUCT-11), by file and value, with the file that it is in. */
const KEPT_BY = {
  'src/apps/people/chat-rooms/Composer.tsx: text': 'src/apps/people/chat-rooms/useWriting.ts',
  'src/apps/people/create-profile/ProfileForm.tsx: draft.email': 'src/apps/people/create-profile/overlay.tsx',
  'src/apps/people/create-profile/ProfileForm.tsx: value': 'src/apps/people/create-profile/overlay.tsx',
  'src/apps/making/meme-manager/GeneratorPage.tsx: prompt': 'src/apps/making/meme-manager/overlay.tsx',
  'src/apps/system/notepad/overlay.tsx: text': 'src/apps/system/notepad/useNote.ts',
  'src/apps/making/meme-manager/TextPage.tsx: value': 'src/apps/making/meme-manager/TextPage.tsx',
  'src/apps/people/myplace-profile/PageEditor.tsx: draft.mood':
    'src/apps/people/myplace-profile/PageEditor.tsx',
  'src/apps/people/myplace-profile/PageEditor.tsx: value': 'src/apps/people/myplace-profile/PageEditor.tsx',
  'src/apps/office/console/product/EpisodeForm.tsx: value': 'src/apps/office/console/product/EpisodeForm.tsx',
  'src/apps/office/console/product/EpisodeForm.tsx: the rest':
    'src/apps/office/console/product/EpisodeForm.tsx',
  'src/apps/school/report-card/ReportCard.tsx: the rest': 'src/apps/school/report-card/ReportCard.tsx',
};

/** Fields for more letters in which nothing is written that a person would miss: of these files, for these reasons. */
const NOT_MISSED = {
  'src/apps/office/console/product/HelpPage.tsx': 'names and addresses',
  'src/apps/office/console/server/AuditPage.tsx': 'a search',
  'src/apps/town/delorean-fund/AddressForm.tsx': 'an address',
  'src/apps/school/fhs-school/browser/Browser.tsx': 'an address',
  'src/apps/system/find/overlay.tsx': 'a search',
  'src/apps/system/run/overlay.tsx': 'a name or a path',
  'src/apps/making/flunk-creator/overlay.tsx': 'a name, kept with the character',
  'src/apps/making/paint/Board.tsx': 'words for a picture, drawn onto it with the next press',
  'src/apps/making/pocket-juniors/pages/DuelPage.tsx': 'a link',
  'src/apps/town/terminal/overlay.tsx': 'a command',
  'src/apps/system/notepad/FindBar.tsx': 'a search',
  'src/apps/system/file-dialog/overlay.tsx': 'the name of a file',
  'src/overlays/disk/FolderView.tsx': 'the name of a file',
  'src/overlays/collection/SearchField.tsx': 'a search',
  'src/overlays/controls/TextField.tsx': 'every field of one line: looked at where it is used',
  'src/overlays/Dialog.tsx':
    'an answer in a word or two; what asks for more keeps it (DialogRequest, onValue)',
  'src/overlays/gate/AccessGate.tsx': 'a code',
};

/**
 * Finds every field for more than a few words whose text would be lost with the page.
 *
 * @param {Repository} [repository]
 * @param {{ readonly keptBy: Record<string, string>; readonly notMissed: Record<string, string> }} [lists]
 * @returns {Promise<string[]>} what is wrong, a line each
 */
export async function checkDrafts(
  repository,
  { keptBy, notMissed } = { keptBy: KEPT_BY, notMissed: NOT_MISSED },
) {
  const { files, read } = repository ?? (await committedRepository());
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const texts = new Map(sources.map((file) => [file, read(file)]));
  const lengths = lengthsIn([...texts.values()]);
  const fields = [...texts].flatMap(([file, text]) => fieldsIn(file, text, lengths));
  const isKept = ({ file, value }) => {
    const keeper = keptBy[`${file}: ${value}`];
    return keeper === undefined ? isDraft(value, texts.get(file)) : HOOK.test(texts.get(keeper) ?? '');
  };
  const there = new Set(fields.flatMap(({ file, value }) => [file, `${file}: ${value}`]));
  return [
    ...fields
      .filter((field) => notMissed[field.file] === undefined && !isKept(field))
      .map(({ file, value }) => `${file}: what is written (${value}) is not kept as a draft`),
    ...[...Object.keys(keptBy), ...Object.keys(notMissed)]
      .filter((listed) => !there.has(listed))
      .map((listed) => `the list names ${listed}, which is no field for more than a few words`),
  ];
}

/** The fields for more than a few letters, with what each shows. */
function fieldsIn(file, text, lengths) {
  return [...text.matchAll(FIELD)].flatMap(([, , said]) => {
    const most = LENGTH.exec(said)?.[1] ?? '';
    const letters = Number(most) || (lengths.get(most) ?? Infinity);
    if (letters <= FEW_LETTERS || NOT_WRITTEN_INTO.test(said)) return [];
    return [{ file, value: SHOWN.exec(said)?.[1] ?? 'the rest' }];
  });
}

/** What each constant that says how long something may be comes to; the longest where several have one name. */
function lengthsIn(texts) {
  const lengths = new Map();
  for (const text of texts) {
    for (const [, name, digits] of text.matchAll(/\bconst (\w+) = ([\d_]+);/g)) {
      lengths.set(name, Math.max(lengths.get(name) ?? 0, Number(digits.replaceAll('_', ''))));
    }
  }
  return lengths;
}

/** Whether a value is a draft by its own line in the text. */
function isDraft(value, text) {
  return (
    new RegExp(`\\bconst \\[${value},[^\\]]*\\] = use(?:Text)?Draft\\(`).test(text) ||
    (HOOK.test(text) && text.includes(`const ${value} = draft ??`))
  );
}
