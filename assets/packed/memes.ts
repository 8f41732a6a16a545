// Packed from f497916d00aef9ed08bc988b16f0120b
import url0 from './memes/brain.webp?url';
import url1 from './memes/change.webp?url';
import url2 from './memes/classic.webp?url';
import url3 from './memes/distracted.webp?url';
import url4 from './memes/drake.webp?url';
import url5 from './memes/nobody.webp?url';

export const bundle = { "atlas": null, "pictures": { "brain": { "url": url0, "width": 320, "height": 384 }, "change": { "url": url1, "width": 352, "height": 208 }, "classic": { "url": url2, "width": 320, "height": 240 }, "distracted": { "url": url3, "width": 352, "height": 208 }, "drake": { "url": url4, "width": 320, "height": 320 }, "nobody": { "url": url5, "width": 352, "height": 272 } }, "tracks": {  }, "places": {  } } as const;
