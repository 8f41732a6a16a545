// Packed from fcbf31b3e6e997b225d05fe5659f7e53
import url0 from './people/angler.webp?url';
import url1 from './people/barkeeper.webp?url';
import url2 from './people/cook.webp?url';
import url3 from './people/dj.webp?url';
import url4 from './people/freak.webp?url';
import url5 from './people/geek.webp?url';
import url6 from './people/jock.webp?url';
import url7 from './people/manager.webp?url';
import url8 from './people/mother.webp?url';
import url9 from './people/prep.webp?url';
import url10 from './people/principal.webp?url';
import url11 from './people/prize-clerk.webp?url';
import url12 from './people/receptionist.webp?url';

export const bundle = { "atlas": null, "pictures": { "angler": { "url": url0, "width": 288, "height": 112 }, "barkeeper": { "url": url1, "width": 288, "height": 112 }, "cook": { "url": url2, "width": 288, "height": 112 }, "dj": { "url": url3, "width": 288, "height": 112 }, "freak": { "url": url4, "width": 288, "height": 112 }, "geek": { "url": url5, "width": 288, "height": 112 }, "jock": { "url": url6, "width": 288, "height": 112 }, "manager": { "url": url7, "width": 288, "height": 112 }, "mother": { "url": url8, "width": 288, "height": 112 }, "prep": { "url": url9, "width": 288, "height": 112 }, "principal": { "url": url10, "width": 288, "height": 112 }, "prize-clerk": { "url": url11, "width": 288, "height": 112 }, "receptionist": { "url": url12, "width": 288, "height": 112 } }, "tracks": {  }, "places": { "faces": { "calm": { "x": 0, "y": 0, "w": 96, "h": 112 }, "guarded": { "x": 96, "y": 0, "w": 96, "h": 112 }, "warm": { "x": 192, "y": 0, "w": 96, "h": 112 } } } } as const;
