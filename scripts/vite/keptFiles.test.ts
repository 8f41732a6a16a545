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

const START = ['src/main', 'src/canvas'];
const when = { start: START, programs: [] };

describe('what a browser keeps', () => {
  it('is at once what every start needs, with what is loaded with it', () => {
    const { atOnce } = keptFiles(BUILD, when);
    expect(atOnce).toEqual(['shared', 'main.css', 'main', 'canvas']);
  });

  it('is soon the programs that everybody has, however far they are from the start', () => {
    const { soon, later } = keptFiles(BUILD, { start: START, programs: ['src/help', 'src/settings'] });
    expect(soon).toEqual(['controls', 'help', 'settings']);
    expect(later).toEqual(['map.css', 'map', 'arcade']);
  });

  it('is everything else later: nearest first, then what most ask for', () => {
    const { later } = keptFiles(BUILD, when);
    expect(later).toEqual(['controls', 'map.css', 'map', 'settings', 'arcade', 'help']);
  });

  it('needs to know what a start and what a program is', () => {
    expect(() => keptFiles(BUILD, { ...when, start: ['src/menu'] })).toThrow('src/menu is in no script');
    expect(() => keptFiles(BUILD, { ...when, programs: ['src/vcr/'] })).toThrow('src/vcr/ is in no script');
  });
});
