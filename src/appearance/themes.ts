import { themeOf, type Scheme } from './scheme.ts';
import { windowsStandard, type Theme } from '../kernel/theme.ts';

const BLACK = 0x000000;
const WHITE = 0xffffff;

const LISTED: Readonly<Record<string, Scheme>> = {
  Brick: {
    desktop: 0x420000,
    face: [0xc2bfa5, BLACK],
    title: [0x800000, WHITE],
    inactive: [0x6d6a4e, 0xe1e0d2],
    selection: [0x800000, WHITE],
  },
  Desert: {
    desktop: 0xa28d68,
    face: [0xd5ccbb, BLACK],
    title: [0x007070, WHITE],
    inactive: [0x7d6c4c, 0xeae6dd],
    selection: [0x007070, WHITE],
  },
  Eggplant: {
    desktop: 0x400040,
    face: [0x90b0a8, BLACK],
    title: [0x583070, WHITE],
    inactive: [0x4a6660, 0xc8d8d4],
    selection: [0x583070, WHITE],
  },
  'High Contrast Black': {
    highContrast: true,
    desktop: BLACK,
    face: [BLACK, WHITE],
    title: [0x800080, WHITE],
    inactive: [0x008000, WHITE],
    selection: [0x800080, WHITE],
    window: [BLACK, WHITE],
    tooltip: [BLACK, 0xffff00],
    edges: [0xc0c0c0, WHITE, 0x808080, WHITE],
  },
  'High Contrast White': {
    highContrast: true,
    desktop: WHITE,
    face: [WHITE, BLACK],
    title: [BLACK, WHITE],
    inactive: [WHITE, BLACK],
    selection: [BLACK, WHITE],
    tooltip: [WHITE, BLACK],
    edges: [0xc0c0c0, BLACK, 0x808080, BLACK],
  },
  Lilac: {
    desktop: BLACK,
    face: [0xaea8d9, BLACK],
    title: [0x5a4eb1, WHITE],
    inactive: [0x5d5785, 0xd8d5ec],
    selection: [0x5a4eb1, WHITE],
  },
  Maple: {
    desktop: 0xc09a5c,
    face: [0xe6d8ae, BLACK],
    title: [0x800000, WHITE],
    inactive: [0x8a7440, 0xf2ecd7],
    selection: [0x800000, WHITE],
  },
  Marine: {
    desktop: 0x003048,
    face: [0x88c0b8, BLACK],
    title: [0x104878, WHITE],
    inactive: [0x3c706a, 0xd8ecea],
    selection: [0x104878, WHITE],
  },
  Plum: {
    desktop: 0x402840,
    face: [0xa89890, BLACK],
    title: [0x583858, WHITE],
    inactive: [0x5c504a, 0xd4ccc8],
    selection: [0x583858, WHITE],
  },
  Pumpkin: {
    desktop: 0x420042,
    face: [0xd8c48c, BLACK],
    title: [0xd07810, BLACK],
    inactive: [0x7a6428, 0xf0e6c8],
    selection: [0x420042, WHITE],
  },
  'Rainy Day': {
    desktop: 0x1c2834,
    face: [0x8399b1, BLACK],
    title: [0x3d5268, WHITE],
    inactive: [0x4f6073, 0xc1ccd9],
    selection: [0x3d5268, WHITE],
  },
  'Red, White and Blue': {
    desktop: 0x000042,
    face: [0xc0c0c0, BLACK],
    title: [0x9c0000, WHITE],
    inactive: [0x000060, 0xc0c0c0],
    selection: [0x000080, WHITE],
  },
  Rose: {
    desktop: 0x703848,
    face: [0xcfafb7, BLACK],
    title: [0x8f4860, WHITE],
    inactive: [0x80606a, 0xf0e4e7],
    selection: [0x8f4860, WHITE],
  },
  Spruce: {
    desktop: 0x215821,
    face: [0xa2c8a9, BLACK],
    title: [0x2f6b3a, WHITE],
    inactive: [0x557a5c, 0xe0efe3],
    selection: [0x2f6b3a, WHITE],
  },
  Storm: {
    desktop: BLACK,
    face: [0xc0c0c0, BLACK],
    title: [0x800080, WHITE],
    inactive: [0x606060, 0xdfdfdf],
    selection: [0x800080, WHITE],
  },
  'Geek Green': {
    desktop: 0x0c4a2c,
    face: [0xb8ccb4, BLACK],
    title: [0x106c38, WHITE],
    inactive: [0x5a7458, 0xe4eee2],
    selection: [0x106c38, WHITE],
  },
  'Jock Red': {
    desktop: 0x6a1414,
    face: [0xd4c4bc, BLACK],
    title: [0xb01818, WHITE],
    inactive: [0x7c5c54, 0xf0e8e4],
    selection: [0xb01818, WHITE],
  },
  'Prep Blue': {
    desktop: 0x284c80,
    face: [0xc4ccdc, BLACK],
    title: [0x1848a0, WHITE],
    inactive: [0x5c6880, 0xe8ecf4],
    selection: [0x1848a0, WHITE],
  },
  'Freak Purple': {
    desktop: 0x140820,
    face: [0x3c3048, 0xece4f4],
    title: [0x7c28b0, WHITE],
    inactive: [0x58506a, 0xd0c8dc],
    selection: [0x7c28b0, WHITE],
    window: [0x201828, 0xece4f4],
    tooltip: [0xd8c8ec, BLACK],
  },
};

const HIDDEN: Readonly<Record<string, Scheme>> = {
  'Flunko Yellow': {
    desktop: 0x1c1c1c,
    face: [0xf4d830, BLACK],
    title: [0x181818, 0xf4d830],
    inactive: [0x6c5c10, 0xfff4b0],
    selection: [0x181818, 0xf4d830],
    window: [0xfffbe0, BLACK],
  },
  'Motel Neon': {
    desktop: 0x0a0614,
    face: [0x241838, 0xf4e8ff],
    title: [0xe0187c, WHITE],
    inactive: [0x403060, 0xc8b8e0],
    selection: [0x087c94, WHITE],
    window: [0x140c24, 0x7cf4ff],
    tooltip: [0xff9cd0, BLACK],
  },
  'Arcade Night': {
    desktop: 0x05081c,
    face: [0x1c2450, 0xe8ecff],
    title: [0xffb020, BLACK],
    inactive: [0x343c70, 0xb8c0e8],
    selection: [0xc0208c, WHITE],
    window: [0x0c1030, 0xe8ecff],
    tooltip: [0xffe890, BLACK],
  },
  Vaporwave: {
    desktop: 0x7848b0,
    face: [0xf0c0e0, 0x301050],
    title: [0x6028a0, 0x9cf8f4],
    inactive: [0x8c5c98, 0xfcecf8],
    selection: [0x6028a0, 0x9cf8f4],
    window: [0xd8fcf8, 0x301050],
  },
  'Green Phosphor': {
    desktop: 0x000800,
    face: [0x041404, 0x40ff60],
    title: [0x20c040, BLACK],
    inactive: [0x0c3814, 0x40d860],
    selection: [0x40ff60, BLACK],
    window: [0x000800, 0x40ff60],
    tooltip: [0x40ff60, BLACK],
    edges: [0x30c050, 0x186028, 0x0c3814, 0x20a040],
  },
  'Amber Terminal': {
    desktop: 0x080400,
    face: [0x181004, 0xffb020],
    title: [0xe09010, BLACK],
    inactive: [0x402808, 0xf0a838],
    selection: [0xffb020, BLACK],
    window: [0x0c0600, 0xffb020],
    tooltip: [0xffb020, BLACK],
    edges: [0xc88418, 0x6c4408, 0x402808, 0xa06810],
  },
  'Bubble Gum': {
    desktop: 0xff90c0,
    face: [0xffc8e0, 0x401028],
    title: [0xc81868, WHITE],
    inactive: [0xa04c74, 0xfff0f8],
    selection: [0xc81868, WHITE],
    window: [0xfff4fa, 0x401028],
  },
  Halloween: {
    desktop: 0x100800,
    face: [0x2c2018, 0xffd8a8],
    title: [0xff7800, BLACK],
    inactive: [0x504030, 0xe0c8a8],
    selection: [0x60209c, WHITE],
    window: [0x181008, 0xffd8a8],
    tooltip: [0xff9c38, BLACK],
  },
  Homecoming: {
    desktop: 0x28346c,
    face: [0xe8dcb8, BLACK],
    title: [0x202c6c, 0xffdc70],
    inactive: [0x746c50, 0xf8f0d8],
    selection: [0x202c6c, 0xffdc70],
    window: [0xfffcf0, BLACK],
  },
  Chalkboard: {
    desktop: 0x1c3c2c,
    face: [0x345848, 0xf4f4e8],
    title: [0x7c5430, WHITE],
    inactive: [0x244034, 0xc4d4c8],
    selection: [0xf0e8a0, 0x1c3c2c],
    window: [0x244838, 0xf4f4e8],
    tooltip: [0xf4f4e8, 0x1c3c2c],
  },
  'Midnight Cellar': {
    desktop: 0x000004,
    face: [0x20242c, 0xccd4e0],
    title: [0x701820, 0xf4e4d8],
    inactive: [0x343840, 0xa8b0bc],
    selection: [0x701820, 0xf4e4d8],
    window: [0x101218, 0xccd4e0],
    tooltip: [0xd8c898, BLACK],
  },
  VHS: {
    desktop: 0x0000a8,
    face: [0x282828, 0xf0f0f0],
    title: [0x0000c8, WHITE],
    inactive: [0x484848, 0xd0d0d0],
    selection: [0xc01818, WHITE],
    window: [0x101010, 0xf0f0f0],
    tooltip: [0x0000a8, WHITE],
  },
  'Hot Dog Stand': {
    desktop: 0xffff00,
    face: [0xff0000, BLACK],
    title: [BLACK, WHITE],
    inactive: [0xffff00, BLACK],
    selection: [BLACK, WHITE],
    window: [0xffff00, BLACK],
    tooltip: [0xffff00, BLACK],
    edges: [0xffff80, 0xff8080, 0x900000, BLACK],
  },
  Paradise: {
    desktop: 0x0098b0,
    face: [0xf4e0b8, 0x203840],
    title: [0x006c80, WHITE],
    inactive: [0xa45c38, 0xfff4e0],
    selection: [0x006c80, WHITE],
    window: [0xfffaf0, 0x203840],
  },
  'Gold Locker': {
    desktop: 0x40300c,
    face: [0xd8b450, BLACK],
    title: [0x503800, 0xffe898],
    inactive: [0x705c20, 0xf8ecc8],
    selection: [0x503800, 0xffe898],
    window: [0xfff8e0, BLACK],
  },
};

/** The prize counter sells them; their ids are those of app.prizes. */
const PRIZES: Readonly<Record<string, Scheme>> = {
  'Cafeteria Tray': {
    desktop: 0x5c7030,
    face: [0xe8c868, 0x281c00],
    title: [0x50641c, WHITE],
    inactive: [0x8a6818, 0xfff4cc],
    selection: [0x50641c, WHITE],
    window: [0xfff8dc, 0x281c00],
  },
  'Paper Cup': {
    desktop: 0x18a8b0,
    face: [0xdcdcd8, 0x202030],
    title: [0x5c2490, WHITE],
    inactive: [0x107078, 0xe8fcfc],
    selection: [0x5c2490, WHITE],
  },
  'Arcade Carpet': {
    desktop: 0x181040,
    face: [0x2c2060, 0xf0ecff],
    title: [0xe01878, WHITE],
    inactive: [0x483c80, 0xd0c8f0],
    selection: [0x2ce8f5, 0x100828],
    window: [0x140c34, 0xf0ecff],
    tooltip: [0xfee761, BLACK],
  },
  'Lava Lamp': {
    desktop: 0x401060,
    face: [0xf08838, 0x240830],
    title: [0x581878, 0xffe8b0],
    inactive: [0x8c4020, 0xffe4c4],
    selection: [0x581878, 0xffe8b0],
    window: [0xfff0dc, 0x240830],
  },
};

/** 'Red, White and Blue' is 'red-white-and-blue'. */
const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const themesOf = (schemes: Readonly<Record<string, Scheme>>): readonly Theme[] =>
  Object.entries(schemes).map(([name, scheme]) => themeOf(idOf(name), name, scheme));

/** The 20 themes that everyone may choose: schemes of Windows 95 and 98, and those of the four cliques. */
export const LISTED_THEMES: readonly Theme[] = [windowsStandard, ...themesOf(LISTED)];

/** The 15 that must be found first (THEME-2). Each discoveries.ts says how. */
export const HIDDEN_THEMES: readonly Theme[] = themesOf(HIDDEN);

/** The four of the prize counter, for wallets that bought them (PRIZE-5). */
export const PRIZE_THEMES: readonly Theme[] = themesOf(PRIZES);

/** The theme of this id; the standard one where there is none. */
export function themeById(id: string): Theme {
  return (
    [...LISTED_THEMES, ...HIDDEN_THEMES, ...PRIZE_THEMES].find((theme) => theme.id === id) ?? windowsStandard
  );
}
