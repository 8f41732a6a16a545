// Packed from 1010b0795f88b2bfb9e365389510adeb
import url0 from './things/atlas.webp?url';
import url1 from './things/bear.webp?url';
import url2 from './things/candle.webp?url';
import url3 from './things/cassette.webp?url';
import url4 from './things/headphones.webp?url';
import url5 from './things/invitation.webp?url';
import url6 from './things/jar.webp?url';
import url7 from './things/late-slip.webp?url';
import url8 from './things/matchbook.webp?url';
import url9 from './things/napkin-map.webp?url';
import url10 from './things/photograph.webp?url';
import url11 from './things/punched-ticket.webp?url';
import url12 from './things/quarter.webp?url';
import url13 from './things/red-jacket.webp?url';
import url14 from './things/rug-ticket.webp?url';
import url15 from './things/sneaker.webp?url';
import url16 from './things/tag-117.webp?url';
import url17 from './things/tape-box.webp?url';
import url18 from './things/two-straws.webp?url';
import url19 from './things/yellow-thread.webp?url';

export const bundle = { "atlas": { "url": url0, "frames": { "bear-icon": { "x": 0, "y": 0, "w": 48, "h": 48 }, "candle-icon": { "x": 49, "y": 0, "w": 48, "h": 48 }, "cassette-icon": { "x": 0, "y": 49, "w": 48, "h": 48 }, "headphones-icon": { "x": 49, "y": 49, "w": 48, "h": 48 }, "invitation-icon": { "x": 0, "y": 98, "w": 48, "h": 48 }, "jar-icon": { "x": 49, "y": 98, "w": 48, "h": 48 }, "late-slip-icon": { "x": 0, "y": 147, "w": 48, "h": 48 }, "matchbook-icon": { "x": 49, "y": 147, "w": 48, "h": 48 }, "napkin-map-icon": { "x": 0, "y": 196, "w": 48, "h": 48 }, "photograph-icon": { "x": 49, "y": 196, "w": 48, "h": 48 }, "punched-ticket-icon": { "x": 0, "y": 245, "w": 48, "h": 48 }, "quarter-icon": { "x": 49, "y": 245, "w": 48, "h": 48 }, "red-jacket-icon": { "x": 0, "y": 294, "w": 48, "h": 48 }, "rug-ticket-icon": { "x": 49, "y": 294, "w": 48, "h": 48 }, "sneaker-icon": { "x": 0, "y": 343, "w": 48, "h": 48 }, "tag-117-icon": { "x": 49, "y": 343, "w": 48, "h": 48 }, "tape-box-icon": { "x": 0, "y": 392, "w": 48, "h": 48 }, "two-straws-icon": { "x": 49, "y": 392, "w": 48, "h": 48 }, "yellow-thread-icon": { "x": 0, "y": 441, "w": 48, "h": 48 } } }, "pictures": { "bear": { "url": url1, "width": 1536, "height": 96 }, "candle": { "url": url2, "width": 1536, "height": 96 }, "cassette": { "url": url3, "width": 1536, "height": 96 }, "headphones": { "url": url4, "width": 1536, "height": 96 }, "invitation": { "url": url5, "width": 1536, "height": 96 }, "jar": { "url": url6, "width": 1536, "height": 96 }, "late-slip": { "url": url7, "width": 1536, "height": 96 }, "matchbook": { "url": url8, "width": 1536, "height": 96 }, "napkin-map": { "url": url9, "width": 1536, "height": 96 }, "photograph": { "url": url10, "width": 1536, "height": 96 }, "punched-ticket": { "url": url11, "width": 1536, "height": 96 }, "quarter": { "url": url12, "width": 1536, "height": 96 }, "red-jacket": { "url": url13, "width": 1536, "height": 96 }, "rug-ticket": { "url": url14, "width": 1536, "height": 96 }, "sneaker": { "url": url15, "width": 1536, "height": 96 }, "tag-117": { "url": url16, "width": 1536, "height": 96 }, "tape-box": { "url": url17, "width": 1536, "height": 96 }, "two-straws": { "url": url18, "width": 1536, "height": 96 }, "yellow-thread": { "url": url19, "width": 1536, "height": 96 } }, "tracks": {  }, "places": {  } } as const;
