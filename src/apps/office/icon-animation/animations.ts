/** What the sliders set. */
export interface Tuning {
  /** Seconds that a round takes. */
  readonly speed: number;
  /** Pixels. */
  readonly amplitude: number;
  /** Degrees. */
  readonly angle: number;
  /** 0 to 1. */
  readonly glow: number;
}

/** Where the sliders start (LAB-1). */
export const DEFAULT_TUNING: Tuning = { speed: 1.2, amplitude: 8, angle: 8, glow: 0.7 };

interface TuningSlider {
  readonly name: keyof Tuning;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly text: (value: number) => string;
}

/** The sliders and their bounds (LAB-1). */
export const TUNING_SLIDERS: readonly TuningSlider[] = [
  { name: 'speed', label: 'Speed', min: 0.5, max: 3, step: 0.1, text: (value) => `${value.toFixed(1)} s` },
  { name: 'amplitude', label: 'Amplitude', min: 2, max: 20, step: 1, text: (value) => `${value} px` },
  { name: 'angle', label: 'Angle', min: 2, max: 20, step: 1, text: (value) => `${value}°` },
  { name: 'glow', label: 'Glow', min: 0, max: 1, step: 0.05, text: (value) => value.toFixed(2) },
];

interface IconAnimation {
  readonly name: string;
  /** Of the icon set. */
  readonly icon: string;
  /** One round of it, from rest to rest. */
  readonly keyframes: (tuning: Tuning) => Keyframe[];
}

const moved = (x: number, y: number): Keyframe => ({ transform: `translate(${x}px, ${y}px)` });
const turned = (degrees: number): Keyframe => ({ transform: `rotate(${degrees}deg)` });
const sized = (x: number, y = x): Keyframe => ({ transform: `scale(${x}, ${y})` });
const glowing = (pixels: number): Keyframe => ({
  filter: `drop-shadow(0 0 ${pixels}px var(--icon-lab-glow))`,
});

/** How much larger an icon grows for each pixel of amplitude. */
const GROWTH = 1 / 40;
/** Pixels of glow at full strength. */
const WIDEST_GLOW = 10;

export const ICON_ANIMATIONS: readonly IconAnimation[] = [
  {
    name: 'Bounce',
    icon: 'flappy-flunk',
    keyframes: ({ amplitude: a }) => [
      { ...moved(0, 0), easing: 'ease-out' },
      { ...moved(0, -a), easing: 'ease-in' },
      { ...moved(0, 0), easing: 'ease-out', offset: 0.6 },
      { ...moved(0, -a / 3), easing: 'ease-in', offset: 0.8 },
      moved(0, 0),
    ],
  },
  {
    name: 'Float',
    icon: 'myplace',
    keyframes: ({ amplitude: a }) =>
      [0, -a, 0, a, 0].map((y) => ({ ...moved(0, y / 2), easing: 'ease-in-out' })),
  },
  {
    name: 'Shake',
    icon: 'zoltar',
    keyframes: ({ amplitude: a }) => [0, -a, a, -a / 2, a / 2, 0].map((x) => moved(x / 2, 0)),
  },
  {
    name: 'Slide',
    icon: 'radio',
    keyframes: ({ amplitude: a }) => [0, a, 0, -a, 0].map((x) => ({ ...moved(x, 0), easing: 'ease-in-out' })),
  },
  {
    name: 'Wobble',
    icon: 'chat-rooms',
    keyframes: ({ angle }) => [0, -angle, angle, -angle / 2, angle / 2, 0].map(turned),
  },
  {
    name: 'Swing',
    icon: 'my-locker',
    keyframes: ({ angle }) =>
      [0, angle, 0, -angle, 0].map((degrees) => ({
        ...turned(degrees),
        transformOrigin: '50% 0',
        easing: 'ease-in-out',
      })),
  },
  { name: 'Spin', icon: 'gum', keyframes: () => [turned(0), turned(360)] },
  {
    name: 'Flip',
    icon: 'wallet',
    keyframes: () => [sized(1), sized(0, 1), sized(-1, 1), sized(0, 1), sized(1)],
  },
  {
    name: 'Pulse',
    icon: 'computer',
    keyframes: ({ amplitude: a }) => [sized(1), sized(1 + a * GROWTH), sized(1)],
  },
  {
    name: 'Jelly',
    icon: 'meme-manager',
    keyframes: ({ amplitude: a }) => {
      const soft = a * GROWTH * 0.7;
      return [
        sized(1),
        sized(1 + soft, 1 - soft),
        sized(1 - soft, 1 + soft),
        sized(1 + soft / 2, 1 - soft / 2),
        sized(1),
      ];
    },
  },
  {
    name: 'Glow',
    icon: 'terminal',
    keyframes: ({ glow }) => [glowing(0), glowing(glow * WIDEST_GLOW), glowing(0)],
  },
  {
    name: 'Blink',
    icon: 'vcr',
    keyframes: ({ glow }) => [
      { opacity: 1, easing: 'steps(1)' },
      { opacity: 1 - glow, easing: 'steps(1)' },
      { opacity: 1 },
    ],
  },
];
