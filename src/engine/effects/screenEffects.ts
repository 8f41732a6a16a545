import type { Random } from '@shared/kernel/clock.ts';
import type { Quality } from './pacer.ts';
import './screenEffects.css';

/** What lies over a picture. Strengths are 0 to 1; 0 leaves an effect out. */
export interface ScreenEffects {
  /** Dark lines; `speed` in lines a second that they creep down. */
  readonly lines: { readonly strength: number; readonly speed: number };
  /** Snow; `fps` is how often it changes. */
  readonly noise: { readonly strength: number; readonly fps: number };
  /** Red and cyan fringes, which shake `fps` times a second. */
  readonly fringes: { readonly strength: number; readonly fps: number };
  /** A band of torn picture that crosses the screen in so many seconds; 0 seconds: it stands still. */
  readonly tear: { readonly strength: number; readonly seconds: number };
  readonly warmth: number;
  readonly vignette: number;
  /** The tube of an old monitor: a curved mask, the phosphor's glow, and the bar that rolls down it. */
  readonly tube: boolean;
}

export interface EffectsLayer {
  show(effects: ScreenEffects): void;
  setQuality(quality: Quality): void;
  destroy(): void;
}

interface Part {
  readonly name: string;
  readonly strength: (effects: ScreenEffects) => number;
  /** How the part moves; absent or null: it does not. */
  readonly motion?: (effects: ScreenEffects) => Motion | null;
  /** Left out where frames are slow. */
  readonly costly?: true;
}

interface Motion {
  readonly keyframes: Keyframe[];
  readonly milliseconds: number;
  readonly easing?: string;
}

/** From the back to the front. */
const PARTS: readonly Part[] = [
  { name: 'glow', strength: ({ tube }) => (tube ? 1 : 0), costly: true },
  { name: 'warmth', strength: ({ warmth }) => warmth },
  {
    name: 'fringes',
    strength: ({ fringes }) => fringes.strength,
    motion: ({ fringes }) => shaken([0, 1, -1, 2, 0, -2, 1], 0, fringes.fps),
    costly: true,
  },
  {
    name: 'noise',
    strength: ({ noise }) => noise.strength,
    motion: ({ noise }) => shaken([0, -37, -90, -12, -64, -101, -23], -53, noise.fps),
  },
  {
    name: 'tear',
    strength: ({ tear }) => tear.strength,
    motion: ({ tear: { seconds } }) => (seconds === 0 ? null : crossing(seconds)),
    costly: true,
  },
  {
    name: 'roll',
    strength: ({ tube }) => (tube ? 1 : 0),
    motion: () => crossing(9),
    costly: true,
  },
  {
    name: 'lines',
    strength: ({ lines }) => lines.strength,
    motion: ({ lines: { speed } }) => (speed === 0 ? null : creeping(speed)),
  },
  { name: 'vignette', strength: ({ vignette }) => vignette, costly: true },
  { name: 'tube', strength: ({ tube }) => (tube ? 1 : 0) },
];

/** Jumps from place to place, `fps` times a second. */
function shaken(places: readonly number[], down: number, fps: number): Motion | null {
  if (fps === 0) return null;
  return {
    keyframes: places.map((x, index) => ({ transform: `translate(${x}px, ${(down * index) % 128}px)` })),
    milliseconds: (places.length / fps) * 1000,
    easing: `steps(${places.length - 1}, jump-none)`,
  };
}

const crossing = (seconds: number): Motion => ({
  keyframes: [{ transform: 'translateY(-100%)' }, { transform: 'translateY(600%)' }],
  milliseconds: seconds * 1000,
});

/** Moves down by the height of a line, pixel by pixel, and starts again. */
const creeping = (speed: number): Motion => ({
  keyframes: [{ transform: 'translateY(0)' }, { transform: 'translateY(3px)' }],
  milliseconds: 1000 / speed,
  easing: 'steps(3)',
});

const PICTURE = 'http://www.w3.org/2000/svg';
/** The dark corners around a bulging tube; 100 is the width and the height of the screen. */
const MASK =
  'M0 0H100V100H0Z M.3 2Q.4 .5 1.4 .4Q50 -.4 98.6 .4Q99.6 .5 99.7 2Q100.3 50 99.7 98Q99.6 99.5 98.6 99.6Q50 100.4 1.4 99.6Q.4 99.5 .3 98Q-.3 50 .3 2Z';

/**
 * Lays effects over everything in `host`, canvas and DOM alike, which stay where they are and take all input. Made of
 * plain elements whose motion the compositor does: no frame of the stage is drawn for it. `random` strews the snow.
 */
export function layEffects(host: HTMLElement, random: Random): EffectsLayer {
  const root = document.createElement('div');
  root.className = 'screen-effects';
  root.ariaHidden = 'true';
  host.append(root);
  const elements = new Map<string, Element>();
  let shown: ScreenEffects | null = null;
  let quality: Quality = 'moving';
  let noise = '';
  let gone = false;

  void noiseTile(random).then((url) => {
    if (gone) URL.revokeObjectURL(url);
    noise = url;
    root.style.setProperty('--noise', `url(${url})`);
  });

  function elementOf(name: string): Element {
    const known = elements.get(name);
    if (known !== undefined) return known;
    const element = name === 'tube' ? tubeElement() : document.createElement('div');
    element.classList.add('screen-effect', `screen-effect-${name}`);
    elements.set(name, element);
    return element;
  }

  function update(): void {
    if (shown === null) return;
    const effects = shown;
    const parts = PARTS.filter(
      (part) => part.strength(effects) > 0 && !(quality === 'bare' && part.costly === true),
    );
    root.replaceChildren(
      ...parts.map((part) => {
        const element = elementOf(part.name);
        (element as HTMLElement | SVGElement).style.setProperty('--strength', String(part.strength(effects)));
        for (const motion of element.getAnimations()) motion.cancel();
        return element;
      }),
    );
    if (quality !== 'moving') return;
    for (const part of parts) {
      const motion = part.motion?.(effects) ?? null;
      if (motion === null) continue;
      const { keyframes, milliseconds: duration, easing = 'linear' } = motion;
      elementOf(part.name).animate(keyframes, { duration, easing, iterations: Infinity });
    }
  }

  return {
    show(effects) {
      shown = effects;
      update();
    },
    setQuality(next) {
      quality = next;
      update();
    },
    destroy() {
      gone = true;
      if (noise !== '') URL.revokeObjectURL(noise);
      root.remove();
    },
  };
}

function tubeElement(): SVGElement {
  const picture = document.createElementNS(PICTURE, 'svg');
  picture.setAttribute('viewBox', '0 0 100 100');
  picture.setAttribute('preserveAspectRatio', 'none');
  const mask = document.createElementNS(PICTURE, 'path');
  mask.setAttribute('d', MASK);
  mask.setAttribute('fill-rule', 'evenodd');
  picture.append(mask);
  return picture;
}

/** Width and height of the tile in pixels of the picture. */
const NOISE_SIZE = 128;

/** A tile of snow, bright grains on nothing, as an object URL. It repeats without a seam. */
async function noiseTile(random: Random): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = NOISE_SIZE;
  canvas.height = NOISE_SIZE;
  const context = canvas.getContext('2d');
  if (context === null) return '';
  const pixels = context.createImageData(NOISE_SIZE, NOISE_SIZE);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const bright = random();
    pixels.data.fill(bright < 0.5 ? 0 : 255, at, at + 3);
    pixels.data[at + 3] = Math.floor(255 * bright ** 3);
  }
  context.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return blob === null ? '' : URL.createObjectURL(blob);
}
