import { bundle } from '@bundles/wall.ts';

/** The cork that everything hangs on. */
export const CORK = { backgroundImage: `url(${bundle.pictures.cork.url})` } as const;
