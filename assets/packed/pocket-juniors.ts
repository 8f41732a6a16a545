// Packed from 9dc3f9213bd2e866a90f0f26aee640e5
import url0 from './pocket-juniors/art.glb?url';
import url1 from './pocket-juniors/biology.glb?url';
import url2 from './pocket-juniors/chemistry.glb?url';
import url3 from './pocket-juniors/figure.glb?url';
import url4 from './pocket-juniors/history.glb?url';
import url5 from './pocket-juniors/math.glb?url';
import url6 from './pocket-juniors/music.glb?url';
import url7 from './pocket-juniors/physics.glb?url';
import url8 from './pocket-juniors/sport.glb?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": {  }, "places": {  }, "models": { "art": { "url": url0, "bytes": 33580 }, "biology": { "url": url1, "bytes": 78480 }, "chemistry": { "url": url2, "bytes": 69936 }, "figure": { "url": url3, "bytes": 44340 }, "history": { "url": url4, "bytes": 63920 }, "math": { "url": url5, "bytes": 65772 }, "music": { "url": url6, "bytes": 65876 }, "physics": { "url": url7, "bytes": 101908 }, "sport": { "url": url8, "bytes": 57884 } } } as const;
