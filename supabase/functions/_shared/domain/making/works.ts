import type { TextRule } from '../people/moderation.ts';

/** What people make and publish (WORK-1). Another kind is a word here and in the texts that name it. */
export const WORK_KINDS = ['meme', 'card', 'painting'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** How long a title may be, in UTF-16 units; the database counts characters, which are never more. */
export const TITLE_MOST = 60;

/** What a title may be (domain/people/moderation.ts). */
export const TITLE_RULE: TextRule = { most: TITLE_MOST, links: 0, shortens: true, doubtful: 'held' };

/** How many works a wallet publishes in 24 hours, those counted that were taken down since (WORK-3). */
export const WORKS_A_DAY = 10;
/** How many works of a wallet hang on the wall at once (WORK-3). */
export const WORKS_AT_ONCE = 200;

/** The kinds of pictures that are taken. */
export const WORK_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type WorkType = (typeof WORK_TYPES)[number];

/** The largest file that is taken (bytes). */
export const MOST_WORK_BYTES = 4 * 1024 * 1024;
/** What is decoded (pixels): 12 MB, of which the decoder takes up to seven times as much. A hosted function has 256 MB. */
export const MOST_WORK_PIXELS = 2048 * 1536;
/** The shortest and the longest side that is taken (pixels). */
export const WORK_SIDES = { least: 32, most: 4096 } as const;

/** The longest side of the small picture (pixels), which hangs on the wall and goes with a link. */
export const SMALL_SIDE = 800;

/** What people say of a work without words; each of them once. */
export const WORK_REACTIONS = ['joy', 'heart', 'cool', 'surprise', 'fire'] as const;
export type WorkReaction = (typeof WORK_REACTIONS)[number];

/** Where the small picture of a work lies for those with whom its link is shared, as long as everybody may see the work. */
export const workPreviewPath = (id: string): string => `/api/works/preview/${id}`;
