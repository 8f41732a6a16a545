import { describe, expect, it } from 'vitest';
import { IDEAS } from '../ideas.ts';
import { MEME_TEMPLATES, TEMPLATE_IDS, type TemplateId } from '../templates.ts';
import { engineLines, fits } from './engine.ts';
import { readSubject, type SubjectKind } from './subject.ts';

/** What people ask memes about, beside the ten ideas, and what the engine is to take it for. */
const ASKED: readonly (readonly [string, SubjectKind, string])[] = [
  ['homework', 'thing', 'homework'],
  ['A late slip', 'thing', 'a late slip'],
  ['math test', 'thing', 'a math test'],
  ['an homework', 'thing', 'homework'],
  ['a apple', 'thing', 'an apple'],
  ['an hour of detention', 'thing', 'an hour of detention'],
  ['umbrella', 'thing', 'an umbrella'],
  ['a unicorn', 'thing', 'a unicorn'],
  ['PIZZA DAY', 'thing', 'pizza day'],
  ['Pizza Day At School', 'thing', 'pizza day at school'],
  ['my jeans', 'thing', 'my jeans'],
  ['dogs', 'thing', 'dogs'],
  ['mondays', 'thing', 'Mondays'],
  ['zoltar', 'thing', 'Zoltar'],
  ['the principal', 'thing', 'the Principal'],
  ['boring class', 'thing', 'boring class'],
  ['drinking fountain', 'thing', 'a drinking fountain'],
  ['people who are late', 'thing', 'people who are late'],
  ['calculus', 'thing', 'calculus'],
  ['Losing my locker combination', 'doing', 'losing my locker combination'],
  ['forget the locker combination', 'doing', 'forgetting the locker combination'],
  ['play football', 'doing', 'playing football'],
  ['walk home alone', 'doing', 'walking home alone'],
  ['missing the bus', 'doing', 'missing the bus'],
  ['late for class', 'doing', 'being late for class'],
  ['not doing homework', 'doing', 'not doing homework'],
  ['When the bell rings', 'scene', 'the bell rings'],
  ['The dog ate my homework', 'scene', 'the dog ate my homework'],
  ['I forgot my gym clothes', 'scene', 'I forgot my gym clothes'],
  ["i'm late", 'scene', "I'm late"],
  ['When mom picks up the phone', 'scene', 'mom picks up the phone'],
  ['teachers give homework', 'scene', 'teachers give homework'],
  ['When you realize', 'scene', 'you realize'],
  ['why is the clock at 8:04', 'saying', 'why is the clock at 8:04'],
  ['what is in the cellar?', 'saying', 'what is in the cellar?'],
  ['asdf', 'saying', 'asdf'],
];

interface Told {
  readonly prompt: string;
  readonly template: TemplateId;
  readonly lines: readonly string[];
}

const TURNS = 5;
const tellings = (prompt: string): readonly Told[] =>
  TEMPLATE_IDS.flatMap((template) =>
    Array.from({ length: TURNS }, (_, turn) => ({
      ...{ prompt, template },
      lines: engineLines({ prompt, template }, turn),
    })),
  );
const ALL = [...IDEAS, ...ASKED.map(([prompt]) => prompt)].flatMap(tellings);

/** Names, abbreviations and the first word of what is quoted after "class:" keep capitals inside a sentence. */
const CAPITALS = new Set(
  `I I'm GUM Monday Mondays Zoltar Flunko Flunk Flappy Principal Arcadia Geek Freak Freaks TV DJ VHS FM Snack Shack
  Mom Me A Main Street T-shirt Change Nobody Still`.split(/\s+/),
);
const bare = (word: string): string => word.replace(/[^\p{L}'-]/gu, '');

/** What is wrong with a line as a sentence; none: it is one. */
function faultsOf(line: string): readonly string[] {
  const words = line.split(' ');
  const strays = words.slice(1).filter((word) => /^\p{Lu}/u.test(bare(word)) && !CAPITALS.has(bare(word)));
  const faults: readonly (readonly [boolean, string])[] = [
    [strays.length > 0, `a capital inside: ${strays.join(' ')}`],
    [/^[“]?\p{Ll}/u.test(line), 'no capital at the beginning'],
    [
      /\ba (?:[aeio]|hour|honest|un(?!i))/i.test(line.replace(/\ba (?:one|u[nfs][ioe])/gi, '')),
      'a before a vowel',
    ],
    [/\ban (?![aeiou]|hour|honest|F|MP)/.test(line), 'an before a consonant'],
    [/\b(?:a|an|the) (?:a|an|the|my|your|this)\b/i.test(line), 'two articles'],
    [/\ban? (?:homework|pizza day|calculus|mondays)\b/i.test(line), 'an article before what is not counted'],
    [/\b(\p{L}+) \1\b/iu.test(line), 'a word twice'],
    [/\b(?:when|that|because|if|why) (?:when|that|because|if|why)\b/i.test(line), 'two conjunctions'],
    [/\b(?:I|it|he|she|they|we) (?:I|it|he|she|they|we|is there)\b/.test(line), 'two subjects'],
    [/\b(?:mondays|dogs|jeans|who are late) (?:is|belongs)\b/i.test(line), 'a verb of one with many'],
    [/\b(?:homework|slip|Zoltar|test) (?:are|belong)\b/i.test(line), 'a verb of many with one'],
    [/[{}]|undefined/.test(line), 'a place that is not filled'],
    [/\s{2,}/.test(line) || line !== line.trim(), 'a gap'],
  ];
  return faults.flatMap(([is, name]) => (is ? [name] : []));
}

describe('the sentences of memes', () => {
  it.each(ASKED)('take "%s" for a %s', (prompt, kind, text) => {
    expect(readSubject(prompt)).toMatchObject({ kind, text });
  });

  it('are a thousand that have no wrong article, capital, number or second subject (MEME-7)', () => {
    expect(ALL.flatMap(({ lines }) => lines).length).toBeGreaterThan(1000);
    const faulty = ALL.flatMap(({ template, lines }) =>
      lines.flatMap((line) => faultsOf(line).map((fault) => `${template}: ${line}: ${fault}`)),
    );
    expect(faulty).toEqual([]);
  });

  it('are as many as the template has places, and fit there (MEME-7)', () => {
    for (const { template, prompt, lines } of ALL) {
      const spots = MEME_TEMPLATES.find(({ id }) => id === template)?.spots ?? [];
      expect([template, prompt, lines.length]).toEqual([template, prompt, spots.length]);
      expect(lines.filter((line) => !fits(line, template))).toEqual([]);
      // The top of a picture and its bottom say different things.
      expect(new Set(lines).size).toBe(lines.length);
    }
    for (const long of ['x'.repeat(120), 'word '.repeat(24), 'the bell rings and '.repeat(6)]) {
      for (const { template, lines } of tellings(long)) {
        expect([template, lines.filter((line) => !fits(line, template)), lines.length > 0]).toEqual([
          template,
          [],
          true,
        ]);
      }
    }
  });

  it('are others with the next press, until all were told (MEME-7)', () => {
    for (const [at, { template, prompt, lines }] of ALL.entries()) {
      const next = ALL[at + 1];
      if (next?.template !== template || next.prompt !== prompt) continue;
      expect([prompt, template, next.lines]).not.toEqual([prompt, template, lines]);
    }
  });

  it('are told of each idea with each template, from its grammar and never only quoted (MEME-7)', () => {
    expect(IDEAS).toHaveLength(10);
    for (const idea of IDEAS) {
      expect([idea, readSubject(idea).kind]).not.toEqual([idea, 'saying']);
      for (const template of TEMPLATE_IDS) {
        const told = new Set(
          Array.from({ length: 12 }, (_, turn) => engineLines({ prompt: idea, template }, turn).join()),
        );
        expect([idea, template, told.size >= 3]).toEqual([idea, template, true]);
      }
    }
  });

  it('tell what is past in the past', () => {
    const lines = TEMPLATE_IDS.flatMap((template) =>
      Array.from({ length: 12 }, (_, turn) =>
        engineLines({ prompt: 'the dog ate my homework', template }, turn),
      ),
    ).flat();
    expect(lines.filter((line) => /(?:if|every time|peaks when) the dog/i.test(line))).toEqual([]);
  });
});
