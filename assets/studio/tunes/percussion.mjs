/** The drums of General MIDI by name, for patterns of `drums` (kit.mjs). */
export const KICK = 36;
export const RIM = 37;
export const SNARE = 38;
export const CLAP = 39;
export const HAT = 42;
export const PEDAL_HAT = 44;
export const OPEN_HAT = 46;
export const CRASH = 49;
export const RIDE = 51;
export const BELL = 53;
export const TAMBOURINE = 54;
export const SPLASH = 55;
export const COWBELL = 56;
export const LOW_TOM = 45;
export const MID_TOM = 47;
export const HIGH_TOM = 50;
export const HIGH_BONGO = 60;
export const LOW_BONGO = 61;
export const HIGH_CONGA = 63;
export const LOW_CONGA = 64;
export const AGOGO = 67;
export const CABASA = 69;
export const SHAKER = 70;
export const CLAVES = 75;
export const WOODBLOCK = 76;
export const LOW_WOODBLOCK = 77;
export const TRIANGLE = 81;

/** Programs of the drum channel. */
export const DRUM_SETS = {
  standard: 0,
  room: 8,
  power: 16,
  electronic: 24,
  analog: 25,
  jazz: 32,
  brush: 40,
  orchestra: 48,
};

/** A pattern, with other drums or other strokes in it. */
export const also = (pattern, more) => ({ ...pattern, ...more });
