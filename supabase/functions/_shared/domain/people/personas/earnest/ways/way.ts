/** A way to say that help is needed (phrase.ts); and what, said beside it, makes it a manner of speaking. */
export type Way = readonly [says: string, unless?: string];
