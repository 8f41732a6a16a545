import { expect, it } from 'vitest';
import { parseFact } from '@shared/domain/town/story.ts';
import { CHAPTERS } from './chapters.ts';

it.each(CHAPTERS)('can keep as a fact that $title was seen (CUTSCENE-4)', ({ id }) => {
  expect(parseFact(`seen:${id}`)).not.toBeNull();
});
