import * as shape from '../../kernel/shape.ts';
import type { StoredValue } from '../storage/storage.ts';

/** What the worker tells a page of news: that some came, or that a person pressed what it showed. */
export const readNewsMessage = shape.reader(
  shape.object({
    type: shape.picklist(['NEWS_CAME', 'OPEN_NEWS']),
    app: shape.string,
    params: shape.nullable(shape.string),
  }),
);
export type NewsMessage = NonNullable<ReturnType<typeof readNewsMessage>>;

/** The wallet for which this browser was switched on, so that it goes on after a new sign-in. */
export const SWITCHED_ON: StoredValue<string> = {
  name: 'push-on',
  version: 1,
  read: shape.reader(shape.string),
};
