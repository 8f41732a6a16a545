import { describe, expect, it } from 'vitest';
import { sharesOf } from './scriptShares.ts';

const graph = {
  imports: {
    'index.js': ['engine.js', 'map.js', 'preview.js', 'mount.js', 'later.js'],
    'engine.js': ['tone.js'],
    'map.js': ['engine.js', 'arcade.js'],
    'arcade.js': ['caption.js'],
    'preview.js': ['mount.js', 'static.js', 'list.js'],
    'shop.js': ['mount.js', 'list.js'],
    'static.js': ['art.js'],
    'mount.js': ['react-dom.js'],
  },
  apps: { map: ['map.js'], preview: ['preview.js'], shop: ['shop.js'] },
  scriptOf: { 'src/overlays/mount.tsx': 'mount.js' },
};
const imported = new Set([...Object.keys(graph.imports), ...Object.values(graph.imports).flat()]);
const build = {
  graph,
  scripts: [...imported, 'serviceWorker.js'],
  firstScreen: new Set(['index.js', 'engine.js']),
  shared: [{ name: 'React', module: 'src/overlays/mount.tsx' }],
};
const shares = sharesOf(build);

describe('who pays for a script', () => {
  it('is the app whose window asks for it, whatever folder it comes from and however late it is asked for', () => {
    expect(shares.apps.get('map')).toEqual(['map.js', 'arcade.js', 'caption.js']);
    expect(shares.apps.get('preview')).toEqual(['preview.js', 'static.js', 'art.js', 'list.js']);
  });

  it('is each of two apps that ask for it, unless it was named as shared', () => {
    expect(shares.apps.get('shop')).toEqual(['shop.js', 'list.js']);
    expect(shares.shared.get('React')).toEqual(['mount.js', 'react-dom.js']);
  });

  it('is the desktop where no app asks for it', () => {
    expect(shares.others).toEqual(['later.js', 'tone.js', 'serviceWorker.js']);
  });

  it('is there for every script', () => {
    const paid = [
      ...build.firstScreen,
      ...[...shares.shared.values(), ...shares.apps.values()].flat(),
      ...shares.others,
    ];
    expect(new Set(paid)).toEqual(new Set(build.scripts));
  });

  it('is missing for a shared module that is not in the build', () => {
    const shared = [{ name: 'a module that was moved', module: 'src/overlays/gone.tsx' }];
    expect(() => sharesOf({ ...build, shared })).toThrow('src/overlays/gone.tsx is in no script');
  });
});
