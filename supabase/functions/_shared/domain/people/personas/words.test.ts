import { describe, expect, it } from 'vitest';
import { facetIn } from './facetIn.ts';
import { findings } from './findings.ts';
import { calledIn, likedIn } from './small.ts';
import { sumIn } from './sums.ts';
import { corrected, isNear, stem, wordsOf } from './words.ts';

describe('words', () => {
  it('are read without capitals, accents, short forms and marks that pile up', () => {
    expect(wordsOf("What's U doin' at the CAFÉ?!")).toEqual([
      'what',
      'is',
      'you',
      'doin',
      'at',
      'the',
      'cafe',
    ]);
    expect(wordsOf('z̷̢a̵l̸go')).toEqual(['zalgo']);
    expect(wordsOf('x '.repeat(10_000)).length).toBeLessThanOrEqual(80);
  });

  it('have one stem in all their forms', () => {
    for (const [one, other] of [
      ['opens', 'opening'],
      ['vanished', 'disappeared'],
      ['closed', 'closes'],
      ['houses', 'house'],
      ['stopped', 'stops'],
      ['keys', 'key'],
      ['hiding', 'hide'],
      ['found', 'find'],
    ]) {
      expect(stem(one ?? '')).toBe(stem(other ?? ''));
    }
  });

  it('are corrected where a letter or two are wrong, and left alone where they are short', () => {
    expect(corrected('arcaed', ['arcade', 'attic'])).toBe('arcade');
    expect(corrected('graduatoin', ['graduation'])).toBe('graduation');
    expect(corrected('ball', ['bell'])).toBeNull();
    expect(isNear('flunko', 'flunkbot', 1)).toBe(false);
  });
});

describe('a question', () => {
  const topicOf = (message: string) => {
    const [found] = findings(message);
    return found?.kind === 'subject' ? found.subject.id : found?.talk.id;
  };

  it('is understood although it is misspelled', () => {
    expect(topicOf('wher is teh arcdae')).toBe('arcade');
    expect(topicOf('who is flnuko')).toBe('flunko');
    expect(topicOf('tell me about the tresure... the treehose')).toBe('secret-treehouse');
  });

  it('says what it asks for', () => {
    expect(
      [
        'where is it',
        'when is it',
        'who is it',
        'why',
        'how do i get in',
        'how much is it',
        'any rumors',
      ].map(facetIn),
    ).toEqual(['where', 'when', 'who', 'why', 'how', 'cost', 'more']);
  });
});

describe('what is said in passing', () => {
  it('are sums', () => {
    expect(['12 x 7', 'what is 3 plus 4?', '10/4', '2 × -3'].map(sumIn)).toEqual(['84', '7', '2.5', '-6']);
    expect([sumIn('1/0'), sumIn('at 8:04'), sumIn('no sum')]).toEqual([null, null, null]);
    expect(
      [
        'square root of 144',
        '√2 * √2',
        'half of 30',
        '15% of 80',
        '2^10',
        '7 squared plus 1',
        '2 + 3 * 4',
      ].map(sumIn),
    ).toEqual(['12', '2', '15', '12', '1024', '50', '14']);
    expect(sumIn('what is (3+4)*2, and 1,000 / 8')).toBe('14 and 125');
    expect(sumIn('sqrt of 49 and then times 2')).toBe('14');
    expect(sumIn('what is 2 to the power of 10 minus 24')).toBe('1000');
  });

  it('are no sums where hours, days and scores only look like some', () => {
    const others = [
      'is it open 3-8 pm',
      'on 2025-10-01',
      'we won 7-6 last night',
      'root of -4',
      '((2',
      '√',
      '9'.repeat(40),
    ];
    expect(others.map(sumIn)).toEqual(others.map(() => null));
  });

  it('are names and likes', () => {
    expect(calledIn('my name is Bucket_95!')).toBe('Bucket_95');
    expect(calledIn('call me later')).toBeNull();
    expect(likedIn('I really like fries and soda')).toBe('fries');
    expect([likedIn('do you like fries'), likedIn('i like you')]).toEqual([null, null]);
  });
});
