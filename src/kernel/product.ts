/** What the product is called wherever its texts and its keys say {product}. */
export const PRODUCT = 'Flunks';

/** A name of ours among everybody's: the product's, in lower case, and what it is (spec 1, section 3). */
export const productKey = (name: string): string => `${PRODUCT.toLowerCase()}-${name}`;
