import { describe, expect, it } from 'vitest';
import { keptFiles, type BuiltScript } from './keptFiles.ts';

const script = (file: string, than: Partial<BuiltScript> = {}): BuiltScript => ({
  file,
  modules: [`src/${file}`],
  imports: [],
  later: [],
  styles: [],
  ...than,
});

const BUILD = [
  script('main', { imports: ['shared'], later: ['map', 'settings', 'canvas'], styles: ['main.css'] }),
  script('shared'),
  script('canvas', { imports: ['shared'] }),
  script('map', { later: ['arcade'], imports: ['shared'], styles: ['map.css'] }),
  script('settings', { imports: ['controls'] }),
  script('help', { imports: ['controls'] }),
  script('controls'),
  script('arcade', { later: ['help'] }),
];

describe('what a browser keeps', () => {
  it('is at once what every start needs, with what is loaded with it', () => {
    const { atOnce } = keptFiles(BUILD, ['src/main', 'src/canvas']);
    expect(atOnce).toEqual(['shared', 'main.css', 'main', 'canvas']);
  });

  it('is everything else one by one: nearest first, then what most ask for', () => {
    const { oneByOne } = keptFiles(BUILD, ['src/main', 'src/canvas']);
    expect(oneByOne).toEqual(['controls', 'map.css', 'map', 'settings', 'arcade', 'help']);
  });

  it('needs to know what a start is', () => {
    expect(() => keptFiles(BUILD, ['src/menu'])).toThrow('src/menu is in no script');
  });
});
