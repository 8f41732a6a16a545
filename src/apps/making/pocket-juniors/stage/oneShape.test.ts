import {
  Bone,
  BufferAttribute,
  BufferGeometry,
  Matrix4,
  MeshBasicMaterial,
  Skeleton,
  SkinnedMesh,
  Vector3,
} from 'three';
import { describe, expect, it } from 'vitest';
import { oneShape } from './oneShape.ts';

const CORNERS = [
  [0, 0, 0],
  [0.4, 0, 0],
  [0, 0.4, 0],
  [0.01, 0.01, 0],
] as const;
/** A large triangle and one that is no larger than a centimeter. */
const TRIANGLES = [0, 1, 2, 0, 3, 2];

/** A part whose corners are kept so many times as large as they are, and move by this bone. */
function part(bone: number, factor: number): SkinnedMesh {
  const geometry = new BufferGeometry();
  const rows = (values: readonly (readonly number[])[], size: number) =>
    new BufferAttribute(new Float32Array(values.flat()), size);
  geometry.setAttribute(
    'position',
    rows(
      CORNERS.map((way) => way.map((one) => one * factor)),
      3,
    ),
  );
  geometry.setAttribute(
    'normal',
    rows(
      CORNERS.map(() => [0, 0, 1]),
      3,
    ),
  );
  geometry.setAttribute(
    'color',
    rows(
      CORNERS.map(() => [0.5, 0.25, 1]),
      3,
    ),
  );
  geometry.setAttribute(
    'skinIndex',
    rows(
      CORNERS.map(() => [bone, 0, 0, 0]),
      4,
    ),
  );
  geometry.setIndex(TRIANGLES);
  const smaller = new Matrix4().makeScale(1 / factor, 1 / factor, 1 / factor);
  const mesh = new SkinnedMesh(geometry, new MeshBasicMaterial());
  mesh.bind(new Skeleton([new Bone(), new Bone()], [smaller, smaller.clone()]), new Matrix4());
  return mesh;
}

describe('a Junior’s one shape', () => {
  it('has the corners of all parts where they are at rest, each with its bone and color', () => {
    const { position, color, skinIndex } = oneShape(part(0, 1), [part(1, 100)], 'fine').attributes;
    expect(position?.count).toBe(CORNERS.length * 2);
    for (const [at, corner] of [...CORNERS, ...CORNERS].entries()) {
      const found = position && new Vector3().fromBufferAttribute(position, at);
      for (const [axis, value] of corner.entries()) expect(found?.getComponent(axis)).toBeCloseTo(value);
      expect(skinIndex?.getX(at)).toBe(at < CORNERS.length ? 0 : 1);
    }
    expect([color?.getX(7), color?.getY(7), color?.getZ(7)]).toEqual([0.5, 0.25, 1]);
  });

  it('leaves out what is too small to be seen where it is coarse, and joins nothing of two bones', () => {
    const triangles = (grain: 'fine' | 'coarse') =>
      (oneShape(part(0, 1), [part(1, 100)], grain).index?.count ?? 0) / 3;
    expect(triangles('fine')).toBe(4);
    expect(triangles('coarse')).toBe(2);
  });
});
