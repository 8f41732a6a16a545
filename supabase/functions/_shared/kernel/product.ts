/** What the product is called wherever its texts and its keys say {product}. */
export const PRODUCT = 'Flunks';

/** A storage key or event name with the product's name as its prefix, in lower case (spec 1, section 3). */
export const productKey = (name: string): string => `${PRODUCT.toLowerCase()}-${name}`;

/** What the page and its gate are called while an access code is asked for (spec 1, section 2). */
export const ACCESS_REQUIRED = `${PRODUCT} High School - Access Required`;
