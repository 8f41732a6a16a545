import { expect, it } from 'vitest';
import { isThanks } from './small.ts';

it('takes thanks for thanks alone, and not the question after them for one', () => {
  expect(['thanks', 'thank you so much', 'ty for the help'].map(isThanks)).toEqual([true, true, true]);
  const questions = [
    'thanks how do i get gum',
    'thanks, what is zoltar',
    'thanks now tell me about the arcade',
  ];
  expect([...questions, 'thanks?'].map(isThanks)).toEqual([false, false, false, false]);
});
