/** What the product is called wherever its texts and its keys say {product}. */
export const PRODUCT = 'Flunks';

/** A name of ours among everybody's: the product's, in lower case, and what it is (spec 1, section 3). */
export const productKey = (name: string): string => `${PRODUCT.toLowerCase()}-${name}`;

/** What the page and its gate are called while an access code is asked for (spec 1, section 2). */
export const ACCESS_REQUIRED = `${PRODUCT} High School - Access Required`;
