// Packed from bb625be0cd35f2005af3ca80a4cf4d9f
import url0 from './messenger/candy.webp?inline';
import url1 from './messenger/cool.webp?inline';
import url2 from './messenger/fire.webp?inline';
import url3 from './messenger/flunkbot.webp?inline';
import url4 from './messenger/ghost.webp?inline';
import url5 from './messenger/grin.webp?inline';
import url6 from './messenger/heart.webp?inline';
import url7 from './messenger/joy.webp?inline';
import url8 from './messenger/party.webp?inline';
import url9 from './messenger/sportscenter.webp?inline';
import url10 from './messenger/surprise.webp?inline';
import url11 from './messenger/thumbs-up.webp?inline';
import url12 from './messenger/town-gossip.webp?inline';
import url13 from './messenger/wzrd.webp?inline';

export const bundle = { "atlas": null, "pictures": { "candy": { "url": url0, "width": 14, "height": 14 }, "cool": { "url": url1, "width": 14, "height": 14 }, "fire": { "url": url2, "width": 14, "height": 14 }, "flunkbot": { "url": url3, "width": 24, "height": 24 }, "ghost": { "url": url4, "width": 14, "height": 14 }, "grin": { "url": url5, "width": 14, "height": 14 }, "heart": { "url": url6, "width": 14, "height": 14 }, "joy": { "url": url7, "width": 14, "height": 14 }, "party": { "url": url8, "width": 14, "height": 14 }, "sportscenter": { "url": url9, "width": 24, "height": 24 }, "surprise": { "url": url10, "width": 14, "height": 14 }, "thumbs-up": { "url": url11, "width": 14, "height": 14 }, "town-gossip": { "url": url12, "width": 24, "height": 24 }, "wzrd": { "url": url13, "width": 24, "height": 24 } }, "tracks": {  }, "places": {  } } as const;
