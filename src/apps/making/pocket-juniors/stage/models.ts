import { bundle } from '@bundles/pocket-juniors.ts';
import type { AnimationClip, Group, SkinnedMesh } from 'three';
import { GLTFLoader, type GLTF } from 'three/addons/loaders/GLTFLoader.js';
// The package's own decoder is WebAssembly, which the page's policy does not allow; its reference is no named part of it.
import { MeshoptDecoder } from '../../../../../node_modules/meshoptimizer/meshopt_decoder_reference.js';
import {
  JUNIOR_CLASSES,
  type JuniorClass,
  type JuniorGroup,
} from '@shared/domain/making/juniors/catalogue.ts';
import { GROUPS } from '@shared/domain/making/juniors/team.ts';

/** What a class's Junior wears, by the group of each piece. */
export type Pieces = Readonly<Record<JuniorGroup, SkinnedMesh>>;

export interface Models {
  readonly figure: Group;
  readonly clips: readonly AnimationClip[];
  readonly pieces: Readonly<Record<JuniorClass, Pieces>>;
}

/**
 * Loads the figure and the items of all classes, and says how much of their bytes has come, 0 to 1. Throws when a file does
 * not come or is not what the studio makes.
 */
export async function loadModels(onProgress: (share: number) => void, signal: AbortSignal): Promise<Models> {
  const { models } = bundle;
  const names = ['figure', ...JUNIOR_CLASSES.map(({ id }) => id)] as const;
  const total = names.reduce((sum, name) => sum + models[name].bytes, 0);
  let come = 0;
  const load = async (name: (typeof names)[number]): Promise<GLTF> => {
    const bytes = await readWith(models[name].url, signal, (more) => {
      come += more;
      onProgress(Math.min(1, come / total));
    });
    return new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).parseAsync(bytes, '');
  };
  const [figure, ...classes] = await Promise.all(names.map(load));
  if (figure === undefined) throw new Error('the figure did not come');
  const pieces = Object.fromEntries(
    JUNIOR_CLASSES.map(({ id }, index) => [id, piecesOf(id, classes[index])]),
  );
  // Each class is among the names that it was made from.
  return { figure: figure.scene, clips: figure.animations, pieces: pieces as Models['pieces'] };
}

function piecesOf(id: JuniorClass, model: GLTF | undefined): Pieces {
  const found = new Map<string, SkinnedMesh>();
  model?.scene.traverse((node) => {
    if (isSkinned(node)) found.set(nameOf(node), node);
  });
  const pieces = Object.fromEntries(
    GROUPS.map((group) => {
      const piece = found.get(group);
      if (piece === undefined) throw new Error(`the model "${id}" has no "${group}"`);
      return [group, piece];
    }),
  );
  // Each group is among the names that it was made from.
  return pieces as unknown as Pieces;
}

/** Whether a part of a model moves by bones. */
export const isSkinned = (node: object): node is SkinnedMesh => 'isSkinnedMesh' in node;

/** The name that the studio gave it: the loader changes one that another part of the file has too. */
export function nameOf(node: { readonly name: string; readonly userData: Record<string, unknown> }): string {
  const { name } = node.userData;
  return typeof name === 'string' ? name : node.name;
}

/** Reads a file of the build, and tells of each piece of it as it comes, in bytes. Throws when it does not come. */
async function readWith(
  url: string,
  signal: AbortSignal,
  onBytes: (count: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok || response.body === null) throw new Error(`${url} did not come: ${response.status}`);
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        onBytes(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted).arrayBuffer();
}
