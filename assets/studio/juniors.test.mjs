import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  JUNIOR_CLASSES,
  JUNIOR_GROUPS,
  JUNIOR_ITEMS,
} from '../../supabase/functions/_shared/domain/making/juniors/catalogue.ts';
import { encodeModel, modelFiles } from '../build/models.mjs';
import { MODELS } from '../build/weight.mjs';

const FINISHED = fileURLToPath(new URL('../finished/', import.meta.url));
const groups = JUNIOR_GROUPS.map(({ id }) => id);
const classes = JUNIOR_CLASSES.map(({ id }) => id);
const modelOf = (name) => join(FINISHED, 'pocket-juniors', `${name}.glb`);

/** What a page gets: the packed model, unpacked again. */
async function asLoaded(name) {
  const bytes = await encodeModel(modelOf(name));
  const document = await (await modelFiles()).readBinary(new Uint8Array(bytes));
  return { bytes: bytes.length, root: document.getRoot() };
}

/** Bones by name with where they hang, as the skin lists them. */
const skeletonOf = (root) =>
  root.listSkins().map((skin) => ({
    bones: skin
      .listJoints()
      .map((bone) => [
        bone.getName(),
        bone.getParentNode()?.getName(),
        bone.getTranslation().map((far) => far.toFixed(4)),
      ]),
    inverses: [...skin.getInverseBindMatrices().getArray()].map((value) => value.toFixed(4)),
  }));

describe('the models of Pocket Juniors', () => {
  const models = {};
  beforeAll(async () => {
    for (const name of ['figure', ...classes]) models[name] = await asLoaded(name);
  }, 60_000);

  it('have a mesh for every item of the catalogue, of one primitive and one material', () => {
    for (const name of classes) {
      const meshes = models[name].root.listMeshes();
      expect(meshes.map((mesh) => mesh.getName()).sort()).toEqual([...groups].sort());
      expect(models[name].root.listMaterials()).toHaveLength(1);
      for (const mesh of meshes) {
        const [primitive, ...others] = mesh.listPrimitives();
        expect(others).toEqual([]);
        expect(primitive.listSemantics().sort()).toEqual([
          'COLOR_0',
          'JOINTS_0',
          'NORMAL',
          'POSITION',
          'WEIGHTS_0',
        ]);
      }
    }
  });

  it('hang on one skeleton', () => {
    const figure = skeletonOf(models.figure.root);
    expect(figure).toHaveLength(1);
    expect(figure[0].bones).toHaveLength(14);
    for (const name of classes) expect(skeletonOf(models[name].root)).toEqual(figure);
  });

  it('stand on the ground, and the figure is about 1.2 units tall', () => {
    for (const [name, { root }] of Object.entries(models)) {
      const heights = root.listMeshes().flatMap((mesh) => {
        const place = mesh.listPrimitives()[0].getAttribute('POSITION');
        return [place.getMinNormalized([])[1], place.getMaxNormalized([])[1]];
      });
      expect(Math.min(...heights), name).toBeGreaterThan(-0.04);
      if (name === 'figure') expect(Math.max(...heights)).toBeCloseTo(1.2, 1);
    }
  });

  it('move by the five clips of the figure, which end as they begin', () => {
    const clips = models.figure.root.listAnimations();
    expect(clips.map((clip) => clip.getName())).toEqual(['idle', 'attack', 'guard', 'hurt', 'cheer']);
    for (const sampler of clips.flatMap((clip) => clip.listSamplers())) {
      const keys = sampler.getOutput();
      const [first, last] = [keys.getElement(0, []), keys.getElement(keys.getCount() - 1, [])];
      const same = first.reduce((sum, value, index) => sum + value * last[index], 0);
      expect(Math.abs(same)).toBeCloseTo(
        first.reduce((sum, value) => sum + value * value, 0),
        3,
      );
    }
  });

  it('weigh together what they may', () => {
    const bytes = Object.values(models).reduce((sum, model) => sum + model.bytes, 0);
    expect(bytes).toBeLessThan(MODELS.bytes);
  });
});

describe('the pictures of Pocket Juniors', () => {
  it('show every item and every class', () => {
    const missing = [
      ...JUNIOR_ITEMS.map(({ id }) => `junior-items/${id}.png`),
      ...classes.map((id) => `junior-classes/${id}.png`),
    ].filter((file) => !existsSync(join(FINISHED, file)));
    expect(missing).toEqual([]);
  });

  it('are lit in the colors of the cards', () => {
    const text = readFileSync(new URL('builders/juniors/classes.py', import.meta.url), 'utf8');
    const colors = Object.fromEntries(
      [...text.matchAll(/'(\w+)': \(\w+\.ITEMS, '(#\w+)'\)/g)].map(([, id, color]) => [id, color]),
    );
    expect(colors).toEqual(Object.fromEntries(JUNIOR_CLASSES.map(({ id, color }) => [id, color])));
  });

  it('are ten scenes', () => {
    const { pictures } = JSON.parse(readFileSync(join(FINISHED, 'junior-scenes/bundle.json'), 'utf8'));
    expect(pictures).toHaveLength(10);
  });
});
