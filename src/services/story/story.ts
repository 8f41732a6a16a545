import type { Fact } from '../../../supabase/functions/_shared/domain/story.ts';
import type { Readable } from '../../kernel/store.ts';

/** The facts of the person at this browser: of the wallet that is signed in, or of a visitor. */
export interface StoryService extends Readable<ReadonlySet<Fact>> {
  /** Notes that a fact is true of the person; nothing happens when it is known. */
  record(fact: Fact): void;
}
