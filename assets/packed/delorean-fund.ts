// Packed from d3a405890cacd7f2b4e8360dbec10ea0
import url0 from './delorean-fund/delorean-0.webp?url';
import url1 from './delorean-fund/delorean-1.webp?url';
import url2 from './delorean-fund/delorean-2.webp?url';
import url3 from './delorean-fund/delorean-3.webp?url';
import url4 from './delorean-fund/delorean-4.webp?url';

export const bundle = { "atlas": null, "pictures": { "delorean-0": { "url": url0, "width": 392, "height": 144 }, "delorean-1": { "url": url1, "width": 392, "height": 144 }, "delorean-2": { "url": url2, "width": 392, "height": 144 }, "delorean-3": { "url": url3, "width": 392, "height": 144 }, "delorean-4": { "url": url4, "width": 392, "height": 144 } }, "tracks": {  }, "places": {  } } as const;
