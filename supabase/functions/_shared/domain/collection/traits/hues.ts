/** A color and its darker and lighter tone, `#rrggbb` each. */
export type Hue = readonly [base: string, shade: string, light: string];

/** What clothes, hair and backdrops are dyed in: the palette of the art direction. */
const DYES = {
  crimson: ['#e43b44', '#a22633', '#f6757a'],
  rust: ['#be4a2f', '#733e39', '#d77643'],
  orange: ['#f77622', '#be4a2f', '#feae34'],
  gold: ['#feae34', '#d77643', '#fee761'],
  lemon: ['#fee761', '#feae34', '#ffffff'],
  lime: ['#63c74d', '#3e8948', '#fee761'],
  green: ['#3e8948', '#265c42', '#63c74d'],
  forest: ['#265c42', '#193c3e', '#3e8948'],
  cyan: ['#2ce8f5', '#0099db', '#ffffff'],
  blue: ['#0099db', '#124e89', '#2ce8f5'],
  navy: ['#124e89', '#262b44', '#0099db'],
  purple: ['#68386c', '#262b44', '#b55088'],
  magenta: ['#b55088', '#68386c', '#f6757a'],
  hot: ['#ff0044', '#a22633', '#f6757a'],
  pink: ['#f6757a', '#b55088', '#ead4aa'],
  snow: ['#ffffff', '#c0cbdc', '#ffffff'],
  silver: ['#c0cbdc', '#8b9bb4', '#ffffff'],
  steel: ['#8b9bb4', '#5a6988', '#c0cbdc'],
  slate: ['#5a6988', '#3a4466', '#8b9bb4'],
  coal: ['#3a4466', '#262b44', '#5a6988'],
  night: ['#262b44', '#181425', '#3a4466'],
  cream: ['#ead4aa', '#e4a672', '#ffffff'],
  sand: ['#e8b796', '#c28569', '#ead4aa'],
  tan: ['#c28569', '#b86f50', '#e8b796'],
  brown: ['#733e39', '#3e2731', '#b86f50'],
  umber: ['#3e2731', '#181425', '#733e39'],
  chestnut: ['#b86f50', '#733e39', '#e4a672'],
  ginger: ['#d77643', '#be4a2f', '#feae34'],
} as const satisfies Record<string, Hue>;

/** Skins need softer steps than cloth does; these are the only colors beside the palette. */
const SKINS = {
  yellow1: ['#fee761', '#e8b03c', '#fff6b8'],
  yellow2: ['#fff0a0', '#e4c060', '#fffbe0'],
  yellow3: ['#e0b034', '#a87820', '#fee761'],
  purple1: ['#b48ce0', '#8460b8', '#d4b8f4'],
  purple2: ['#d4bcf4', '#a488d0', '#ece0fc'],
  purple3: ['#7c50a8', '#553078', '#a078cc'],
  pink1: ['#f498b4', '#c8648c', '#fcc4d4'],
  pink2: ['#fcc8d8', '#e090ac', '#ffe8f0'],
  pink3: ['#d85c8c', '#983864', '#f08cb0'],
  orange1: ['#f89850', '#cc6830', '#fcc490'],
  orange2: ['#fcc090', '#e08c58', '#fce0c4'],
  orange3: ['#d8682c', '#984018', '#f09050'],
  green1: ['#88cc78', '#54985c', '#b4e8a0'],
  green2: ['#b8e8b0', '#80bc88', '#dcf8d4'],
  green3: ['#4c9854', '#2c6444', '#78bc70'],
  cyan1: ['#7fc8e8', '#4a94c8', '#b0e4f8'],
  cyan2: ['#b4e8f0', '#78bcd4', '#dcf8fc'],
  cyan3: ['#3ca4b8', '#24708c', '#70ccd8'],
  brown1: ['#b47850', '#80503c', '#d0986c'],
  brown2: ['#d0a078', '#a07454', '#e8c4a0'],
  brown3: ['#84503c', '#583430', '#a87054'],
  blue1: ['#6c94e4', '#4464b4', '#98bcf8'],
  blue2: ['#a0c0f8', '#7090d0', '#ccdcfc'],
  blue3: ['#3c5cb0', '#2c3c7c', '#6484d0'],
  porcelain: ['#fce4d0', '#dcae94', '#fff6ec'],
  peach: ['#f4c8a0', '#d4966c', '#fce4c8'],
  honey: ['#e0a878', '#b0744c', '#f0c8a0'],
  clay: ['#b8744c', '#854c38', '#d0946c'],
  cocoa: ['#86523e', '#5a3430', '#a46c54'],
  ebony: ['#543632', '#341f26', '#744c44'],
  eternal1: ['#3a4466', '#262b44', '#5a6988'],
  eternal2: ['#68386c', '#262b44', '#b55088'],
  eternal3: ['#193c3e', '#181425', '#265c42'],
} as const satisfies Record<string, Hue>;

/** Every hue that a trait may have, by name. */
export const HUES = { ...DYES, ...SKINS } as const satisfies Record<string, Hue>;

export type HueName = keyof typeof HUES;
