import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { jobs } from '../pictures.mjs';
import { pythonUses, STUDIO } from './uses.mjs';

const FILES = {
  'kit/__init__.py': 'import bpy\n',
  'kit/stage.py': '_things = []\n\ndef put(thing):\n    _things.append(thing)\n    return thing\n',
  'kit/shapes.py': `
import math
from kit.stage import put

_SIDES, _ROUND = 20, math.tau
_HALF = 0.5
_EDGE = _HALF / 10

def _finish(mesh):
    return put(mesh)

def box(size, edge=_EDGE):
    return _finish((size, edge))

def ball(radius):
    return [radius * _ROUND / _SIDES]
`,
  'kit/barrels.py': `
from kit.shapes import box as crate

_WOOD = 'oak'

class Thing:
    wood: str = _WOOD

class Barrel(Thing):
    def put(self):
        return crate(1)
`,
  'kit/lamps.py': `
from kit.shapes import ball

def lit(function):
    return function

@lit
def lamp():
    return ball(2)

def unused_lamp():
    return lit(lamp)
`,
  'kit/skies.py': `
_WIDTH = 3

def blue():
    return f'{1:>{_WIDTH}}'

def red():
    return 'red'

if __name__ == '__main__':
    print(red())
`,
  'scenes/cellar.py': "from kit.barrels import Barrel\n\nif __name__ == '__main__':\n    Barrel().put()\n",
  'scenes/lane.py': "from kit.lamps import lamp\n\nif __name__ == '__main__':\n    lamp()\n",
  'scenes/lake.py': "from kit.skies import blue\n\nif __name__ == '__main__':\n    blue()\n",
};

let root;
const read = (name) => readFileSync(join(root, STUDIO, name), 'utf8');
const put = (name, text) => {
  const path = join(root, STUDIO, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
/** What each scene uses, as text. */
const usedNow = () => {
  const usesOf = pythonUses(root);
  const used = (scene) =>
    [...usesOf([`${STUDIO}/scenes/${scene}`])].map(([path, those]) => [path, those?.map(({ code }) => code)]);
  return new Map(
    readdirSync(join(root, STUDIO, 'scenes')).map((scene) => [
      scene.slice(0, -3),
      JSON.stringify(used(scene)),
    ]),
  );
};
/** The scenes that use something else after an edit. */
const staleAfter = (edit) => {
  const before = usedNow();
  edit();
  return [...usedNow()].filter(([scene, used]) => before.get(scene) !== used).map(([scene]) => scene);
};
const replaced = (name, before, after) => () => {
  expect(read(name)).toContain(before);
  put(
    name,
    read(name).replace(before, () => after),
  );
};

describe('what a picture uses of the studio', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'uses-'));
    for (const [name, text] of Object.entries(FILES)) put(name, text);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    ['a function', ['lane'], 'kit/shapes.py', 'radius *', '2 * radius *'],
    ['a function that another calls', ['cellar'], 'kit/shapes.py', 'put(mesh)', 'put([mesh])'],
    [
      'a function that is called through two modules',
      ['cellar'],
      'kit/stage.py',
      'return thing',
      'return [thing]',
    ],
    ['a constant', ['lane'], 'kit/shapes.py', '20', '24'],
    ['a constant of which another is made', ['cellar'], 'kit/shapes.py', '_HALF = 0.5', '_HALF = 0.4'],
    ['the constant that an argument has by default', ['cellar'], 'kit/shapes.py', '/ 10', '/ 12'],
    ['a value that functions change', ['cellar'], 'kit/stage.py', '[]', '[0]'],
    ['a method', ['cellar'], 'kit/barrels.py', 'crate(1)', 'crate(2)'],
    ['a class that another extends', ['cellar'], 'kit/barrels.py', 'wood: str', 'kind: str'],
    ['a constant in the body of a class', ['cellar'], 'kit/barrels.py', "'oak'", "'elm'"],
    ['a decorator', ['lane'], 'kit/lamps.py', 'return function', 'return lambda: function()'],
    ['a constant that only an f-string mentions', ['lake'], 'kit/skies.py', '3', '4'],
    ['the library that a name comes from', ['lane'], 'kit/shapes.py', 'import math', 'import cmath as math'],
    ['the program itself', ['lake'], 'scenes/lake.py', '    blue()', '    blue(), blue()'],
  ])('changes with %s', (_, stale, name, before, after) => {
    expect(staleAfter(replaced(name, before, after))).toEqual(stale);
  });

  it.each([
    ['a function that no picture uses', 'kit/lamps.py', 'lit(lamp)', 'lit(lit(lamp))'],
    ['a function in a module of which others are used', 'kit/skies.py', "'red'", "'pink'"],
    ['what a module does as a program of its own', 'kit/skies.py', 'print(red())', 'print()'],
    ['a comment', 'kit/shapes.py', 'def ball', '# Round.\n\n\ndef ball'],
    ['a docstring', 'kit/shapes.py', '    return [radius', '    """Puts a ball."""\n    return [radius'],
    ['the layout of a line', 'kit/shapes.py', '[radius * _ROUND', '[\n        radius*_ROUND'],
    ['a constant of its own', 'kit/skies.py', 'def red', '_RED = 7\n\ndef red'],
    ['constants of its own in brackets', 'kit/skies.py', 'def red', '(_LOW, _HIGH) = (1, 2)\n\ndef red'],
    ['a constant of its own that has a type', 'kit/skies.py', 'def red', '_RED: int = 7\n\ndef red'],
  ])('stays with %s changed', (_, name, before, after) => {
    expect(staleAfter(replaced(name, before, after))).toEqual([]);
  });

  it('stays as functions and imports are put into another order', () => {
    const [head, ...functions] = read('kit/shapes.py')
      .replace('import math\n', '')
      .split(/(?=def )/);
    const moved = [head, 'import math\n', ...functions.reverse()];
    expect(staleAfter(() => put('kit/shapes.py', moved.join('\n')))).toEqual([]);
  });

  it.each(['dict(red=1)', 'dict().red', "'red'"])(
    'does not take this for a name of the module: %s',
    (other) => {
      replaced('kit/skies.py', '    return f', `    ${other}, 1\n    return f`)();
      expect(staleAfter(replaced('kit/skies.py', "return 'red'", "return 'pink'"))).toEqual([]);
    },
  );

  it('changes when two modules swap what they hold', () => {
    put('kit/oak.py', 'def tree():\n    return 1\n');
    put('kit/elm.py', 'def tree():\n    return 2\n');
    put(
      'scenes/wood.py',
      'from kit.oak import tree\nfrom kit.elm import tree as other\nprint(tree(), 5 - other())\n',
    );
    const swap = () => {
      const [oak, elm] = [read('kit/oak.py'), read('kit/elm.py')];
      put('kit/oak.py', elm);
      put('kit/elm.py', oak);
    };
    expect(staleAfter(swap)).toEqual(['wood']);
  });

  it.each([
    ['calls something', 'put(100)\n'],
    ['gives a value to a part of something', '_TABLE[_KEY] = 100\n'],
    ['gives a name what a call answers', '_made = put(100)\n'],
    ['is decorated', '@put\ndef other():\n    return 100\n'],
    ['is a function with an argument made by a call', 'def other(made=put(100)):\n    return 1\n'],
    ['is a class', 'class Other:\n    made = put(100)\n'],
    ['has branches', 'if _WIDTH > 2:\n    put(1)\nelse:\n    put(100)\n'],
    [
      'is for when the module is not the program',
      "if __name__ == '__main__':\n    put(1)\nelse:\n    put(100)\n",
    ],
  ])('changes with what a module does as it is imported: a statement that %s', (_, text) => {
    put('kit/skies.py', `${read('kit/skies.py')}\n${text}`);
    expect(staleAfter(replaced('kit/skies.py', '100', '200'))).toEqual(['lake']);
  });

  it('changes with what a module does that is imported behind another, though nothing of it is used', () => {
    put('kit/start.py', 'print(100)\n');
    put('kit/skies.py', `from kit.start import nothing\n${read('kit/skies.py')}`);
    expect(staleAfter(replaced('kit/start.py', '100', '200'))).toEqual(['lake']);
  });

  it('changes with what a package does as a module in it is imported', () => {
    put('kit/__init__.py', 'print(100)\n');
    expect(staleAfter(replaced('kit/__init__.py', '100', '200'))).toEqual(['cellar', 'lake', 'lane']);
  });

  it.each([
    ['imports the module itself', 'import kit.skies as skies\nskies.blue()\n'],
    ['imports a module from its package', 'from kit import skies\nskies.blue()\n'],
    ['imports all names', 'from kit.skies import *\nblue()\n'],
    ['imports a name that is not bound where it can be seen', 'from kit.skies import green\n\ngreen()\n'],
  ])('holds the whole module where a program %s', (_, text) => {
    put('scenes/lake.py', text);
    expect(staleAfter(replaced('kit/skies.py', "'red'", "'pink'"))).toEqual(['lake']);
  });

  it('leaves out what a whole module does as a program of its own', () => {
    put('scenes/lake.py', 'import kit.skies as skies\nskies.blue()\n');
    expect(staleAfter(replaced('kit/skies.py', 'print(red())', 'print()'))).toEqual([]);
  });

  it('finds modules in a folder that is no package', () => {
    put('extra/sea.py', 'def sea():\n    return 100\n');
    put('scenes/lake.py', 'from extra import sea\nsea.sea()\n');
    expect(staleAfter(replaced('extra/sea.py', '100', '200'))).toEqual(['lake']);
  });

  it('holds the whole module where a function may use any name of it', () => {
    replaced('kit/skies.py', 'return f', "globals()['re' + 'd'](); return f".replace('; ', '\n    '))();
    expect(staleAfter(replaced('kit/skies.py', "'red'", "'pink'"))).toEqual(['lake']);
  });

  it.each([
    [
      'through a module that passes it on',
      'kit/all.py',
      'from kit.skies import red\n',
      'from kit.all import red',
    ],
    ['from the folder that it lies in', 'kit/all.py', 'from .skies import red\n', 'from kit.all import red'],
    ['from the package', 'kit/__init__.py', 'from .skies import red\n', 'from kit import red'],
    [
      'from a package of which a module is imported by its path',
      'kit/__init__.py',
      'from .skies import red\n',
      'import kit.lamps\nred = kit.red',
    ],
  ])('follows a name %s', (_, name, text, line) => {
    put(name, text);
    put('scenes/lake.py', `${line}\nred()\n`);
    expect([...pythonUses(root)([`${STUDIO}/scenes/lake.py`]).values()]).not.toContain(null);
    expect(staleAfter(replaced('kit/skies.py', "'red'", "'pink'"))).toEqual(['lake']);
  });

  it('follows what is imported only as a function runs', () => {
    put('scenes/lake.py', 'def sky():\n    from kit.skies import red\n    return red()\n\nsky()\n');
    expect(staleAfter(replaced('kit/skies.py', "'red'", "'pink'"))).toEqual(['lake']);
  });

  it('ends where modules import each other', () => {
    put('kit/day.py', 'from kit.dusk import dusk\n\ndef day():\n    return dusk()\n');
    put('kit/dusk.py', 'from kit.day import day\n\ndef dusk():\n    return day()\n');
    put('scenes/lake.py', 'from kit.day import day\nday()\n');
    expect(staleAfter(replaced('kit/dusk.py', 'day()', '[day()]'))).toEqual(['lake']);
  });

  it('names a file that is missing', () => {
    put('scenes/lake.py', 'from kit.lost import sea\nsea()\n');
    expect(pythonUses(root)([`${STUDIO}/scenes/lake.py`]).get(`${STUDIO}/kit/lost.py`)).toBeNull();
  });

  it.each([
    'open(__file__)',
    'import importlib',
    'from importlib import import_module',
    "__import__('kit.skies')",
  ])('refuses what it cannot follow: %s', (line) => {
    put('scenes/lake.py', `${line}\n`);
    expect(usedNow).toThrow('scenes/lake.py');
  });
});

it('keeps an edit of a builder, on the average, from 4 in 10 pictures that use its file', () => {
  const usesOf = pythonUses(ROOT);
  const inFile = new Map();
  const ofFunction = new Map();
  for (const { module } of jobs) {
    for (const [path, statements] of usesOf([`${STUDIO}/${module.replaceAll('.', '/')}.py`])) {
      if (!path.startsWith(`${STUDIO}/builders/`)) continue;
      inFile.set(path, (inFile.get(path) ?? 0) + 1);
      for (const { kind, binds } of statements) {
        const key = `${path} ${binds[0]}`;
        if (kind === 'function') ofFunction.set(key, (ofFunction.get(key) ?? 0) + 1);
      }
    }
  }
  const edits = [...ofFunction].map(([key, pictures]) => ({
    pictures,
    before: inFile.get(key.split(' ')[0]),
  }));
  const sum = (of) => edits.reduce((total, edit) => total + of(edit), 0);
  expect(sum(({ pictures }) => pictures)).toBeLessThan(0.6 * sum(({ before }) => before));
});
