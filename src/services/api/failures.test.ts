import { describe, expect, it } from 'vitest';
import { FAILURE_TEXTS, failureOf, refusalOf } from './failures.ts';

describe('an answer that is no success', () => {
  it('is what the server says, in its words', () => {
    expect(refusalOf(409, { code: 'CONFLICT', error: 'Already claimed today!' })).toEqual({
      code: 'CONFLICT',
      message: 'Already claimed today!',
    });
  });

  it.each([
    ['nothing', null],
    ['a text', 'Bad Gateway'],
    ['a code that we do not know', { code: 'TEAPOT', error: 'short and stout' }],
    ['no words', { code: 'CONFLICT' }],
    ['no code', { error: 'no' }],
    ['words that are none', { code: 'CONFLICT', error: 7 }],
  ])('is an outage, a fault of ours or garbled by its status where it is %s (OFFLINE-5)', (_what, body) => {
    for (const status of [502, 503, 504]) {
      expect(refusalOf(status, body)).toEqual({ code: 'UNAVAILABLE', message: FAILURE_TEXTS.down });
    }
    expect(refusalOf(500, body)).toEqual({ code: 'INTERNAL', message: FAILURE_TEXTS.broken });
    expect(refusalOf(499, body)).toEqual({ code: 'INTERNAL', message: FAILURE_TEXTS.garbled });
  });
});

it.each([
  [413, 'TOO_LARGE', FAILURE_TEXTS.large],
  [429, 'RATE_LIMITED', FAILURE_TEXTS.many],
  [502, 'UNAVAILABLE', FAILURE_TEXTS.down],
])('a page of a proxy with the status %d is told in words of its own', (status, code, message) => {
  expect(refusalOf(status, null)).toEqual({ code, message });
});

it('no answer is a server that took too long, or that cannot be reached', () => {
  expect(failureOf(new DOMException('', 'TimeoutError'))).toEqual({
    code: 'TIMEOUT',
    message: FAILURE_TEXTS.slow,
  });
  const offline = { code: 'NETWORK', message: FAILURE_TEXTS.offline };
  expect(failureOf(new DOMException('', 'AbortError'))).toEqual(offline);
  expect(failureOf(new TypeError('Failed to fetch'))).toEqual(offline);
  expect(failureOf(null)).toEqual(offline);
});
