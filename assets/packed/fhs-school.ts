// Packed from c13ffc7fe81700f82ededab4139a8347
import url0 from './fhs-school/bear.webp?url';
import url1 from './fhs-school/crowd.webp?url';
import url2 from './fhs-school/our-school.webp?url';
import url3 from './fhs-school/top-row.webp?url';
import url4 from './fhs-school/train.webp?url';
import url5 from './fhs-school/two-cups.webp?url';

export const bundle = { "atlas": null, "pictures": { "bear": { "url": url0, "width": 88, "height": 64 }, "crowd": { "url": url1, "width": 48, "height": 256 }, "our-school": { "url": url2, "width": 88, "height": 64 }, "top-row": { "url": url3, "width": 88, "height": 64 }, "train": { "url": url4, "width": 88, "height": 64 }, "two-cups": { "url": url5, "width": 88, "height": 64 } }, "tracks": {  }, "places": {  } } as const;
