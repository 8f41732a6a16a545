/** A name as it is compared with what a person types: in lower case, without apostrophes, which people leave out. */
export const folded = (text: string): string => text.toLowerCase().replace(/['’]/g, '').trim();
