import {
  AnimationMixer,
  LoopOnce,
  LoopRepeat,
  Skeleton,
  SkinnedMesh,
  type AnimationClip,
  type Bone,
  type Group,
  type Object3D,
} from 'three';
import { clone } from 'three/addons/utils/SkeletonUtils.js';
import type {
  JuniorClass,
  JuniorGroup,
} from '../../../../supabase/functions/_shared/domain/juniors/catalogue.ts';
import { GROUPS, type Outfit } from '../../../../supabase/functions/_shared/domain/juniors/team.ts';
import { isSkinned, nameOf, type Models } from './models.ts';

export type Act = 'idle' | 'attack' | 'guard' | 'hurt' | 'cheer';

/** A Junior on the stage: one figure and seven pieces, which move by its bones (8 draw calls). */
export interface Figure {
  readonly root: Group;
  wear(outfit: Outfit): void;
  /** Does this once, then stands again; 'cheer' goes on. */
  act(act: Act): void;
  /** Whether it is doing more than to stand. */
  readonly acting: () => boolean;
  advance(seconds: number): void;
  dispose(): void;
}

const FADE_S = 0.15;

/** Makes a Junior of the models; many share their shapes. `phase` 0 to 1: where in its idle animation it begins. */
export function createFigure({ figure, clips, pieces }: Models, phase: number): Figure {
  // What is cloned is of the kind that it was cloned from.
  const root = clone(figure) as Group;
  const bones = new Map<string, Bone>();
  const skins: SkinnedMesh[] = [];
  root.traverse((node) => {
    if (isBone(node)) bones.set(nameOf(node), node);
    if (isSkinned(node)) skins.push(node);
  });
  // Skinned parts leave the box that they had at rest.
  for (const skin of skins) skin.frustumCulled = false;
  const worn = new Map<JuniorGroup, { readonly id: JuniorClass; readonly mesh: SkinnedMesh }>();
  const mixer = new AnimationMixer(root);
  let acted = 0;

  function wear(outfit: Outfit): void {
    for (const group of GROUPS) {
      const id = outfit[group];
      const before = worn.get(group);
      if (before?.id === id) continue;
      if (before) takeOff(before.mesh);
      const mesh = put(pieces[id][group], bones);
      skins[0]?.parent?.add(mesh);
      worn.set(group, { id, mesh });
    }
  }
  function act(next: Act): void {
    const clip = clipOf(clips, next);
    if (clip === null) return;
    const action = mixer.clipAction(clip);
    action.reset();
    const lasts = next === 'idle' || next === 'cheer';
    action.setLoop(lasts ? LoopRepeat : LoopOnce, Infinity);
    action.clampWhenFinished = false;
    if (next === 'idle') action.time = phase * clip.duration;
    acted = next === 'idle' ? 0 : lasts ? Infinity : clip.duration;
    for (const other of clips) if (other !== clip) mixer.existingAction(other)?.fadeOut(FADE_S);
    action.fadeIn(next === 'idle' && mixer.time === 0 ? 0 : FADE_S).play();
  }

  act('idle');
  mixer.update(0);
  return {
    root,
    wear,
    act,
    acting: () => acted > 0,
    advance(seconds) {
      mixer.update(seconds);
      if (acted === 0) return;
      acted = Math.max(0, acted - seconds);
      if (acted <= FADE_S && acted !== Infinity) act('idle');
    },
    dispose() {
      mixer.stopAllAction();
      mixer.uncacheRoot(root);
      for (const { mesh } of worn.values()) takeOff(mesh);
      for (const skin of skins) skin.skeleton.dispose();
      root.removeFromParent();
    },
  };
}

/** A piece that moves by these bones. It keeps where its own skin was bound: packing shifts that from file to file. */
function put(piece: SkinnedMesh, bones: ReadonlyMap<string, Bone>): SkinnedMesh {
  const mesh = new SkinnedMesh(piece.geometry, piece.material);
  mesh.position.copy(piece.position);
  mesh.quaternion.copy(piece.quaternion);
  mesh.scale.copy(piece.scale);
  const own = piece.skeleton.bones.map((bone) => {
    const found = bones.get(nameOf(bone));
    if (found === undefined) throw new Error(`the figure has no bone "${nameOf(bone)}"`);
    return found;
  });
  mesh.bind(new Skeleton(own, piece.skeleton.boneInverses), piece.bindMatrix);
  mesh.frustumCulled = false;
  return mesh;
}

function takeOff(mesh: SkinnedMesh): void {
  mesh.removeFromParent();
  mesh.skeleton.dispose();
}

const clipOf = (clips: readonly AnimationClip[], act: Act): AnimationClip | null =>
  clips.find(({ name }) => name === act) ?? null;

const isBone = (node: Object3D): node is Bone => 'isBone' in node;
