import { BufferAttribute, BufferGeometry, Matrix3, Matrix4, Vector3, type SkinnedMesh } from 'three';

/** How fine a shape is: 'coarse' leaves out what is too small to be seen of a Junior among others. */
export type Grain = 'fine' | 'coarse';

/** In a coarse shape, corners of one color and bone that lie in the same cube become one; its side in meters. */
const COARSE = 0.045;

/**
 * One shape of the figure and what it wears, in the figure's own space, so that a Junior is drawn by one call: where no
 * graphics card draws, a call costs as much as hundreds of triangles, and a triangle as much as hundreds of pixels. All
 * parts have the figure's bones in its order, and each corner moves by one bone.
 */
export function oneShape(figure: SkinnedMesh, pieces: readonly SkinnedMesh[], grain: Grain): BufferGeometry {
  const parts = [figure, ...pieces];
  const corners = parts.reduce((sum, { geometry }) => sum + (geometry.attributes['position']?.count ?? 0), 0);
  const shape = new BufferGeometry();
  const attribute = (name: string, size: number, array: Float32Array | Uint8Array, isShare = false) => {
    const made = new BufferAttribute(array, size, isShare);
    shape.setAttribute(name, made);
    return made;
  };
  const position = attribute('position', 3, new Float32Array(corners * 3));
  const normal = attribute('normal', 3, new Float32Array(corners * 3));
  const color = attribute('color', 3, new Float32Array(corners * 3));
  const bone = attribute('skinIndex', 4, new Uint8Array(corners * 4));
  const weight = attribute('skinWeight', 4, new Uint8Array(corners * 4), true);
  const index: number[] = [];
  const point = new Vector3();
  let begin = 0;
  for (const part of parts) {
    const { attributes, index: triangles } = part.geometry;
    const { position: at, normal: faces, color: hue, skinIndex } = attributes;
    if (!at || !faces || !hue || !skinIndex || !triangles) throw new Error('a model has no shape');
    const moved = spaceOf(figure).invert().multiply(spaceOf(part));
    const turned = new Matrix3().getNormalMatrix(moved);
    for (let corner = 0; corner < at.count; corner += 1) {
      const to = begin + corner;
      point.fromBufferAttribute(at, corner).applyMatrix4(moved);
      position.setXYZ(to, point.x, point.y, point.z);
      point.fromBufferAttribute(faces, corner).applyNormalMatrix(turned);
      normal.setXYZ(to, point.x, point.y, point.z);
      color.setXYZ(to, hue.getX(corner), hue.getY(corner), hue.getZ(corner));
      bone.setX(to, skinIndex.getX(corner));
      weight.setX(to, 1);
    }
    for (let corner = 0; corner < triangles.count; corner += 1) index.push(begin + triangles.getX(corner));
    begin += at.count;
  }
  shape.setIndex(grain === 'fine' ? index : coarser(index, position, color, bone));
  return shape;
}

/** The triangles that are left when corners that are near each other become one. */
function coarser(
  index: readonly number[],
  position: BufferAttribute,
  color: BufferAttribute,
  bone: BufferAttribute,
): number[] {
  const first = new Map<string, number>();
  const chosen = Array.from({ length: position.count }, (_, at) => {
    const [x, y, z] = [position.getX(at), position.getY(at), position.getZ(at)].map((way) =>
      Math.round(way / COARSE),
    );
    const key = `${x} ${y} ${z} ${color.getX(at)} ${color.getY(at)} ${color.getZ(at)} ${bone.getX(at)}`;
    const known = first.get(key) ?? at;
    first.set(key, known);
    return known;
  });
  const kept: number[] = [];
  for (let at = 0; at < index.length; at += 3) {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((corner) => chosen[index[at + corner] ?? 0]);
    if (a !== b && b !== c && c !== a) kept.push(a, b, c);
  }
  return kept;
}

/** From the space that a part is modelled in to that of its first bone at rest. */
const spaceOf = ({ skeleton, bindMatrix }: SkinnedMesh): Matrix4 =>
  (skeleton.boneInverses[0]?.clone() ?? new Matrix4()).multiply(bindMatrix);
