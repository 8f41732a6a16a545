import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';

const ROWS = [
  '......oooooooo......',
  '....ooyyyyyyyyoo....',
  '...oyyyyyyyyyyyyo...',
  '..oyywwwyyyyyyyygo..',
  '.oyywwwyyyyyyyyyygo.',
  '.oywwwyyyyyyyyyyygo.',
  'oyywwyyyyyyyyyyyyggo',
  'oywwyyyyyyyyyyyyyygo',
  'oywwyyyyyyyyyyyyyygo',
  'oyyyyyyyyyyyyyyyyygo',
  'oyyyyyyyyyyyyyyyyggo',
  'oyyyyyoyoyyoyoyyyggo',
  '.oyyyyobobbobobyyggo',
  '.oyyyyyobyoybooygggo',
  '..oyyyyobyyyboyyggo.',
  '..oyyyyyobyyboygggo.',
  '...oyyyyobyyboyggo..',
  '...ogyyyobyybogggo..',
  '....ogyyobyybogggo..',
  '.....ogyobyybogoo...',
  '.....oggobyybogo....',
  '......oooooooooo....',
  '......ohsssssdo.....',
  '......oooooooo......',
  '......ohsssssdo.....',
  '......oooooooo......',
  '......ohsssssdo.....',
  '.......oooooo.......',
  '........odo.........',
];

const COLORS = {
  o: '#181425',
  y: '#fee761',
  g: '#feae34',
  w: '#ffffff',
  b: '#d77643',
  h: '#ffffff',
  s: '#c0cbdc',
  d: '#8b9bb4',
};

/** The light bulb of a good idea. */
export function LightBulb() {
  return <PixelPicture rows={ROWS} colors={COLORS} scale={2} />;
}
