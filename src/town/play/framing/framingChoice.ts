import type { Writable } from '../../../kernel/store.ts';

/** How much of a picture a body shows that has not its shape, such as a phone's (PLACE-8). */
export interface Framing {
  /** True: all of the picture, with bars; false: as much as covers the body. The person chooses. */
  readonly whole: Writable<boolean>;
  /** Whether there is a choice: something that matters is beyond the body where the picture covers it. */
  readonly isCut: Writable<boolean>;
}
