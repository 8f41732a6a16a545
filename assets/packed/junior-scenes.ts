// Packed from 9455e3cfa619132bc6b06d52410f90d2
import url0 from './junior-scenes/arcade-dance.webp?url';
import url1 from './junior-scenes/dock-morning.webp?url';
import url2 from './junior-scenes/field-lights.webp?url';
import url3 from './junior-scenes/junkyard-duel.webp?url';
import url4 from './junior-scenes/parlor-duel.webp?url';
import url5 from './junior-scenes/pool-party.webp?url';
import url6 from './junior-scenes/prize-counter.webp?url';
import url7 from './junior-scenes/school-team.webp?url';
import url8 from './junior-scenes/snack-break.webp?url';
import url9 from './junior-scenes/trophy-shelf.webp?url';

export const bundle = { "atlas": null, "pictures": { "arcade-dance": { "url": url0, "width": 352, "height": 208 }, "dock-morning": { "url": url1, "width": 352, "height": 208 }, "field-lights": { "url": url2, "width": 352, "height": 208 }, "junkyard-duel": { "url": url3, "width": 352, "height": 208 }, "parlor-duel": { "url": url4, "width": 352, "height": 208 }, "pool-party": { "url": url5, "width": 352, "height": 208 }, "prize-counter": { "url": url6, "width": 352, "height": 208 }, "school-team": { "url": url7, "width": 352, "height": 208 }, "snack-break": { "url": url8, "width": 352, "height": 208 }, "trophy-shelf": { "url": url9, "width": 352, "height": 208 } }, "tracks": {  }, "places": {  } } as const;
