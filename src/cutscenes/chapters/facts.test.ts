import { expect, it } from 'vitest';
import { parseFact } from '@shared/domain/town/story.ts';
import { CHAPTERS } from './chapters.ts';
import { train } from './train.ts';

it.each([...CHAPTERS, train])('can keep as a fact that $title was seen (CUTSCENE-4)', ({ id }) => {
  expect(parseFact(`seen:${id}`)).not.toBeNull();
});
