import {
  AnimationMixer,
  LoopOnce,
  LoopRepeat,
  type AnimationClip,
  type Group,
  type Material,
  type SkinnedMesh,
} from 'three';
import { clone } from 'three/addons/utils/SkeletonUtils.js';
import { GROUPS, type Outfit } from '@shared/domain/making/juniors/team.ts';
import { isSkinned, type Models } from './models.ts';
import { oneShape, type Grain } from './oneShape.ts';

export type Act = 'idle' | 'attack' | 'guard' | 'hurt' | 'cheer';

/** A Junior on the stage: one figure with seven pieces, which move by its bones. It takes one draw call. */
export interface Figure {
  readonly root: Group;
  wear(outfit: Outfit, grain: Grain): void;
  /** Does this once, then stands again; 'cheer' goes on. */
  act(act: Act): void;
  /** Whether it is doing more than to stand. */
  readonly acting: () => boolean;
  advance(seconds: number): void;
  dispose(): void;
}

const FADE_S = 0.15;

/** Makes a Junior of the models. `phase` 0 to 1: where in its idle animation it begins. */
export function createFigure({ figure, clips, pieces }: Models, material: Material, phase: number): Figure {
  // What is cloned is of the kind that it was cloned from.
  const root = clone(figure) as Group;
  const [body, skin] = [skinOf(figure), skinOf(root)];
  // It leaves the box that it had at rest.
  skin.frustumCulled = false;
  skin.material = material;
  let worn: { readonly outfit: Outfit; readonly grain: Grain } | null = null;
  const mixer = new AnimationMixer(root);
  let acted = 0;

  function wear(outfit: Outfit, grain: Grain): void {
    if (worn?.grain === grain && GROUPS.every((group) => worn?.outfit[group] === outfit[group])) return;
    undress();
    worn = { outfit, grain };
    skin.geometry = oneShape(
      body,
      GROUPS.map((group) => pieces[outfit[group]][group]),
      grain,
    );
  }
  /** The shape that it was made with is that of all Juniors. */
  function undress(): void {
    if (worn !== null) skin.geometry.dispose();
    worn = null;
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
      undress();
      skin.skeleton.dispose();
      root.removeFromParent();
    },
  };
}

const clipOf = (clips: readonly AnimationClip[], act: Act): AnimationClip | null =>
  clips.find(({ name }) => name === act) ?? null;

function skinOf(root: Group): SkinnedMesh {
  const skins: SkinnedMesh[] = [];
  root.traverse((node) => {
    if (isSkinned(node)) skins.push(node);
  });
  const [skin] = skins;
  if (skin === undefined) throw new Error('the figure has no skin');
  return skin;
}
