/** What the product is called wherever its texts and its keys say {product}. */
export const PRODUCT = 'Flunks';

/** The programs that have an address of their own, `/` and their id, which opens them on the whole screen (PRODUCT-9). */
export const OWN_ADDRESS: readonly string[] = ['picture-day'];

/** Where a work is opened from elsewhere (WORK-6). */
export const workPath = (id: string): string => `/works/${id}`;

/** The work that an address of this site opens; null: it is no work's. */
export const workAt = (path: string): string | null => /^\/works\/([1-9]\d{0,17})$/.exec(path)?.[1] ?? null;

/** A storage key or event name with the product's name as its prefix, in lower case (PRODUCT-2). */
export const productKey = (name: string): string => `${PRODUCT.toLowerCase()}-${name}`;

/** What the page and its gate are called while an access code is asked for (PRODUCT-3, GATE-3). */
export const ACCESS_REQUIRED = `${PRODUCT} High School - Access Required`;
