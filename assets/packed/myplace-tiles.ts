// Packed from 0f2d8ef6451221fcd19b8c3626f08347
import url0 from './myplace-tiles/checkers.webp?inline';
import url1 from './myplace-tiles/flowers.webp?inline';
import url2 from './myplace-tiles/glitter.webp?inline';
import url3 from './myplace-tiles/hearts.webp?inline';
import url4 from './myplace-tiles/stars.webp?inline';
import url5 from './myplace-tiles/tilted-grid.webp?inline';

export const bundle = { "atlas": null, "pictures": { "checkers": { "url": url0, "width": 32, "height": 32 }, "flowers": { "url": url1, "width": 32, "height": 32 }, "glitter": { "url": url2, "width": 32, "height": 32 }, "hearts": { "url": url3, "width": 32, "height": 32 }, "stars": { "url": url4, "width": 32, "height": 32 }, "tilted-grid": { "url": url5, "width": 32, "height": 32 } }, "tracks": {  }, "places": {  } } as const;
