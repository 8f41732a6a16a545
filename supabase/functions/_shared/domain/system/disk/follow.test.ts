import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applied,
  binned,
  copied,
  folderMade,
  moved,
  removed,
  renamed,
  restored,
  saved,
  type Base,
  type Mark,
  type Ruled,
} from './changes.ts';
import {
  DESKTOP,
  DOCUMENTS,
  foldersRound,
  inFolder,
  isFixed,
  pathOf,
  RECYCLE_BIN,
  ROOT,
  type DiskEntries,
  type DiskEntry,
} from './entries.ts';
import { baseAfter, goingOf, takenOver, type FollowedEntry, type Following, type News } from './follow.ts';
import { FILE_NAME_MOST } from './names.ts';
import { madeBy, seenBy } from './seen.ts';

const WALLET = '0x00000000000000a1';

/** A wallet's copy as the server keeps it: each entry changes from the version that is there, and from no other. */
function copyOf() {
  let version = 0;
  /** There is none until something is written. */
  let name: string | null = null;
  let names = 0;
  const entries = new Map<string, News>();
  const whole = () => ({
    mark: { copy: name, since: version },
    isWhole: true,
    news: [...entries.values()].filter(({ entry }) => entry !== null),
  });
  return {
    whole,
    told: (known: Mark | null) =>
      known === null || known.copy !== name
        ? whole()
        : {
            mark: { copy: name, since: version },
            isWhole: false,
            news: [...entries.values()].filter((one) => one.version > known.since),
          },
    write(id: string, base: number, entry: Omit<FollowedEntry, 'content'> | null, isSaved: boolean) {
      const before = entries.get(id);
      if ((before?.version ?? 0) !== base) return null;
      version += 1;
      name ??= `copy ${(names += 1)}`;
      const content = isSaved ? version : (before?.entry?.content ?? version);
      const text = isSaved ? entry?.text : before?.entry?.text;
      entries.set(id, { id, version, entry: entry && { ...entry, content, text: text ?? null } });
      return version;
    },
    deleteAll() {
      entries.clear();
      [version, name] = [0, null];
    },
  };
}
type Copy = ReturnType<typeof copyOf>;

/** A browser with a disk, whose wallet is signed in. */
function device(copy: Copy, name: string) {
  let all: DiskEntries = new Map();
  let following: Following = { bases: new Map(), mark: null };
  const contents = new Map<string, string>();
  let ids = 0;
  const newId = () => `${name}${(ids += 1)}`;
  const seen = () => seenBy(all.values(), WALLET);
  function apply(ruled: Ruled, text?: string): string | null {
    if (!ruled.ok) return null;
    const { copies = [], remove = [], texts, followed } = ruled.value;
    const put = followed ? ruled.value.put : madeBy(all, ruled.value.put, WALLET);
    for (const { from, to } of copies) contents.set(to, contents.get(from) ?? '');
    for (const { id } of put) if (text !== undefined) contents.set(id, text);
    for (const [id, one] of texts ?? []) contents.set(id, one ?? '');
    for (const id of remove) contents.delete(id);
    all = applied(all, { put, remove });
    if (followed) {
      const bases = new Map(following.bases);
      for (const [id, base] of followed.put) bases.set(id, base);
      for (const id of followed.remove) bases.delete(id);
      following = { bases, mark: followed.mark };
    }
    return ruled.value.put[0]?.id ?? null;
  }
  const isSame = (id: string, { text }: FollowedEntry) => contents.get(id) === text;
  const pull = (told = copy.told(following.mark)) =>
    apply({ ok: true, value: takenOver(all, following, told, { wallet: WALLET, newId, isSame }) });
  function push() {
    const bases = new Map<string, Base>(following.bases);
    for (const going of goingOf(all, following, WALLET)) {
      const { id, base, entry, folder, isSaved } = going;
      const text = isSaved ? (contents.get(id) ?? null) : null;
      const size = entry?.kind === 'file' ? entry.size : 0;
      const sent = entry && { ...entry, folder, lay: entry.lay ?? null, size, text, picture: null };
      const version = copy.write(id, base, sent, isSaved);
      if (version === null) continue;
      const after = baseAfter(going, version, bases.get(id));
      if (after === null) bases.delete(id);
      else bases.set(id, after);
    }
    following = { ...following, bases };
  }
  return {
    seen,
    contents,
    rule: (rule: (entries: DiskEntries) => Ruled, text?: string) => apply(rule(seen()), text),
    save: (folder: string, file: string, text: string) =>
      apply(
        saved(seen(), { id: newId(), now: ids, folder, name: file, size: text.length, besideOthers: true }),
        text,
      ),
    over(id: string, text: string) {
      const file = seen().get(id);
      const version = file?.kind === 'file' ? file.version : 0;
      const over = { id, version };
      return apply(saved(seen(), { id, now: ids, folder: '', name: '', size: text.length, over }), text);
    },
    make: (folder: string) => apply(folderMade(seen(), folder, { id: newId(), now: ids })),
    copy: (id: string, into: string) => apply(copied(seen(), [id], into, { newId, now: ids })),
    sync() {
      pull();
      push();
    },
    pull,
    push,
    guest: (entry: DiskEntry) => (all = applied(all, { put: [entry] })),
    texts: () =>
      [...seen().values()].flatMap((one) => (one.kind === 'file' ? [contents.get(one.id) ?? ''] : [])),
    paths: () =>
      [...seen().values()].flatMap(({ id }) => (isFixed(id) ? [] : [pathOf(seen(), id)])).toSorted(),
  };
}
type Device = ReturnType<typeof device>;

function two() {
  const copy = copyOf();
  const [home, school] = [device(copy, 'h'), device(copy, 's')];
  const meet = (): void => {
    for (let round = 0; round < 3; round += 1) for (const one of [home, school]) one.sync();
  };
  return { copy, home, school, meet };
}
const id = (found: string | null): string => {
  if (found === null) throw new Error('it was not done');
  return found;
};

describe('a disk that follows its wallet', () => {
  it('has what one side changed, each change of its own (DISK-21)', () => {
    const { home, school, meet } = two();
    const note = id(home.save(DOCUMENTS, 'note.txt', 'one'));
    const poem = id(home.save(DOCUMENTS, 'poem.txt', 'roses'));
    const folder = id(home.make(DOCUMENTS));
    meet();
    home.rule((entries) => renamed(entries, note, 'letter.txt'));
    school.over(note, 'two');
    school.rule((entries) => moved(entries, [note], folder));
    home.rule((entries) => removed(entries, [poem]));
    meet();
    expect(home.paths()).toEqual(['C:\\Documents\\New Folder', 'C:\\Documents\\New Folder\\letter.txt']);
    expect(school.paths()).toEqual(home.paths());
    expect([home.texts(), school.texts()]).toEqual([['two'], ['two']]);
  });

  it('keeps both texts that were saved at once, the second under a name of its own (DISK-21)', () => {
    const { home, school, meet } = two();
    const note = id(home.save(DOCUMENTS, 'note.txt', 'one'));
    meet();
    school.over(note, 'of the school');
    home.over(note, 'of the home');
    home.sync();
    meet();
    expect(home.paths()).toEqual([
      'C:\\Documents\\note (from another computer).txt',
      'C:\\Documents\\note.txt',
    ]);
    expect(school.paths()).toEqual(home.paths());
    expect(school.contents.get(note)).toBe('of the home');
    expect(school.texts().toSorted()).toEqual(['of the home', 'of the school']);
    const same = id(home.save(DOCUMENTS, 'same.txt', 'one'));
    meet();
    for (const one of [home, school]) one.over(same, 'the same words');
    meet();
    expect(home.paths()).toHaveLength(3);
  });

  it('keeps what was deleted on one side and changed on the other (DISK-21)', () => {
    const { home, school, meet } = two();
    const [note, poem] = [id(home.save(DOCUMENTS, 'a.txt', 'a')), id(home.save(DOCUMENTS, 'b.txt', 'b'))];
    meet();
    home.rule((entries) => removed(entries, [note, poem]));
    school.over(note, 'more');
    home.sync();
    school.sync();
    school.rule((entries) => binned(entries, [note]));
    home.rule((entries) => removed(entries, [note]));
    meet();
    expect([home.paths(), school.paths()]).toEqual([['C:\\Recycle Bin\\a.txt'], ['C:\\Recycle Bin\\a.txt']]);
    expect(home.texts()).toEqual(['more']);
  });

  it('shows names that are the same with numbers, and folders that lie in each other in C: (DISK-19, DISK-21)', () => {
    const { home, school, meet } = two();
    home.save(DOCUMENTS, 'a.txt', 'of the home');
    school.save(DOCUMENTS, 'A.txt', 'of the school');
    const [one, other] = [id(home.make(DESKTOP)), id(home.make(DESKTOP))];
    meet();
    home.rule((entries) => moved(entries, [one], other));
    school.rule((entries) => moved(entries, [other], one));
    meet();
    expect(home.paths()).toEqual(school.paths());
    expect(home.paths()).toEqual([
      'C:\\Documents\\A (2).txt',
      'C:\\Documents\\a.txt',
      'C:\\New Folder',
      'C:\\New Folder\\New Folder (2)',
    ]);
  });

  it("leaves to the browser what is the browser's, which gives way to the wallet's (DISK-19)", () => {
    const { home, school, meet } = two();
    const guests = { kind: 'file', folder: DOCUMENTS, made: 1, changed: 1, size: 1, version: 1 } as const;
    school.guest({ ...guests, id: 'x', name: 'a.txt' });
    school.guest({ kind: 'folder', id: 'f', name: 'Mine', folder: ROOT, made: 1, changed: 1 });
    home.save(DOCUMENTS, 'a.txt', 'of the wallet');
    meet();
    school.save('f', 'b.txt', 'in a folder of the browser');
    meet();
    expect(home.paths()).toEqual(['C:\\Documents\\a.txt', 'C:\\b.txt']);
    expect(school.paths()).toEqual([
      'C:\\Documents\\a (2).txt',
      'C:\\Documents\\a.txt',
      'C:\\Mine',
      'C:\\Mine\\b.txt',
    ]);
    home.rule((entries) =>
      renamed(entries, [...entries.values()].find(({ name }) => name === 'b.txt')?.id ?? '', 'c.txt'),
    );
    meet();
    expect(school.paths()).toContain('C:\\Mine\\c.txt');
    expect(seenBy(school.seen().values(), null).size).toBe(6 + 2);
  });

  it('has what was saved first once, and nothing from another computer (DISK-21)', () => {
    const { home, meet } = two();
    home.sync();
    home.save(DOCUMENTS, 'a.txt', 'a');
    meet();
    expect(home.paths()).toEqual(['C:\\Documents\\a.txt']);
    expect([...home.seen().values()].filter(({ apart }) => apart)).toEqual([]);
  });

  it('stays in the browser, and goes nowhere, once everything there was deleted (WORDS-2)', () => {
    const { copy, home, school, meet } = two();
    home.save(DOCUMENTS, 'a.txt', 'a');
    meet();
    copy.deleteAll();
    meet();
    expect([home.paths(), school.paths()]).toEqual([['C:\\Documents\\a.txt'], ['C:\\Documents\\a.txt']]);
    expect([...home.seen().values()].filter(({ apart }) => apart)).toHaveLength(1);
    expect(copy.whole().news).toEqual([]);
  });

  it('knows by the whole copy what is there no more', () => {
    const { copy, home, school, meet } = two();
    const [a] = [id(home.save(DOCUMENTS, 'a.txt', 'a')), home.save(DOCUMENTS, 'b.txt', 'b')];
    meet();
    home.rule((entries) => removed(entries, [a]));
    home.sync();
    school.pull(copy.whole());
    expect(school.paths()).toEqual(['C:\\Documents\\b.txt']);
  });
});

/** What a person does: something with the nth thing there is. */
type Act = readonly [device: 0 | 1, what: string, nth: number, other: number];
const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.tuple(
    fc.constantFrom(0 as const, 1 as const),
    fc.constantFrom(
      'save',
      'over',
      'folder',
      'move',
      'rename',
      'bin',
      'restore',
      'remove',
      'copy',
      'pull',
      'push',
      'sync',
    ),
    fc.nat(20),
    fc.nat(20),
  ),
  { maxLength: 60 },
);

/** Carries out one act, and says which words the person did away with knowingly. */
function does(one: Device, [, what, nth, other]: Act, word: string, away: Set<string>): void {
  const seen = one.seen();
  const things = [...seen.values()]
    .filter((entry) => !isFixed(entry.id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const thing = things[nth % Math.max(1, things.length)];
  const folders = [
    DOCUMENTS,
    DESKTOP,
    ROOT,
    ...things.filter(({ kind }) => kind === 'folder').map((f) => f.id),
  ];
  const folder = folders[other % folders.length] ?? ROOT;
  if (what === 'save') one.save(folder, `n${nth % 3}.txt`, word);
  else if (what === 'folder') one.make(folder);
  else if (what === 'pull' || what === 'push' || what === 'sync') one[what]();
  else if (thing === undefined) return;
  else if (what === 'over') {
    const before = one.contents.get(thing.id);
    if (one.over(thing.id, word) !== null && before !== undefined) away.add(before);
  } else if (what === 'move') one.rule((entries) => moved(entries, [thing.id], folder));
  else if (what === 'rename') one.rule((entries) => renamed(entries, thing.id, `n${other % 4}.txt`));
  else if (what === 'bin') one.rule((entries) => binned(entries, [thing.id]));
  else if (what === 'restore') one.rule((entries) => restored(entries, [thing.id]));
  else if (what === 'copy') one.copy(thing.id, folder);
  else {
    const words = new Map(one.contents);
    one.rule((entries) => removed(entries, [thing.id]));
    for (const [gone, text] of words) if (!one.contents.has(gone)) away.add(text);
  }
}

it('shows the same on both sides in the end, whatever was done in which order, and loses no words (DISK-21)', () => {
  fc.assert(
    fc.property(acts, (list) => {
      const { home, school, meet } = two();
      const away = new Set<string>();
      const written = new Set<string>();
      for (const [nth, act] of list.entries()) {
        const one = act[0] === 0 ? home : school;
        does(one, act, `word ${nth}`, away);
        for (const text of one.texts()) written.add(text);
      }
      meet();
      expect(home.paths()).toEqual(school.paths());
      expect(home.texts().toSorted()).toEqual(school.texts().toSorted());
      const there = new Set(home.texts());
      for (const text of written) if (!away.has(text)) expect(there).toContain(text);
      const seen = home.seen();
      for (const { id: one, name, folder } of seen.values()) {
        expect(foldersRound(seen, one).at(-1)).toBe(ROOT);
        expect(name.length).toBeLessThanOrEqual(FILE_NAME_MOST);
        if (folder === RECYCLE_BIN) continue;
        const alike = inFolder(seen, folder).filter((it) => it.name.toLowerCase() === name.toLowerCase());
        expect(alike).toHaveLength(1);
      }
    }),
    { numRuns: 400 },
  );
});
