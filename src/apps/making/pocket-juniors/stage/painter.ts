import {
  ACESFilmicToneMapping,
  Color,
  CylinderGeometry,
  DirectionalLight,
  DoubleSide,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  SkinnedMesh,
  Texture,
  Vector3,
  WebGLRenderer,
  type Material,
  type Object3D,
  type Skeleton,
} from 'three';
import type { Share } from './gaps.ts';
import type { Spot, View } from './shots.ts';

/** How carefully the stage is drawn: 'soft' where no graphics card helps. */
export type Care = 'card' | 'soft';

const FIELD_OF_VIEW = 26;
/** A Junior with what is on its head and in its hands. */
const TALL = 1.42;
const WIDE = 1.05;
/** How far what a Junior holds may stand out from it. */
const HELD = 0.5;
const STAND = { radius: 0.4, height: 0.07 };
const MOST_STANDS = 6;

/** Someone on the stage, and the color of what they stand on. */
export interface OnStage {
  readonly root: Object3D;
  readonly spot: Spot;
  readonly color: string;
}

/** What draws the stage on a canvas. */
export interface Painter {
  readonly care: Care;
  /** What Juniors are made of. */
  readonly toy: Material;
  /** Draws those on the stage into a part of the canvas; the rest of it is empty. */
  paint(cast: readonly OnStage[], view: View, rect: Share): void;
  /** Empties the canvas. */
  clear(): void;
  /** Draws into a picture of its own, so many pixels large. Throws where the graphics card does not draw any more. */
  picture(
    cast: readonly OnStage[],
    view: View,
    size: { readonly width: number; readonly height: number },
  ): HTMLCanvasElement;
  /** What the graphics card keeps for it. */
  kept(): { readonly geometries: number; readonly textures: number; readonly calls: number };
  dispose(): void;
}

/** Begins to draw on a canvas. Throws where the browser has no WebGL. */
export function createPainter(canvas: HTMLCanvasElement, isSlow: boolean): Painter {
  const renderer = new WebGLRenderer({
    canvas,
    alpha: true,
    antialias: !isSlow,
    powerPreference: 'low-power',
  });
  const care: Care = isSlow || isSoftware(renderer) ? 'soft' : 'card';
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = 1.15;
  renderer.setClearAlpha(0);
  // Each picture empties the canvas itself, once.
  renderer.autoClear = false;
  const { scene, stand } = createSet(care);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.1, 40);
  const surface = { vertexColors: true, side: DoubleSide };
  const toy =
    care === 'soft'
      ? new MeshLambertMaterial(surface)
      : new MeshStandardMaterial({ ...surface, metalness: 0, roughness: 0.55 });

  function draw(cast: readonly OnStage[], view: View, box: Share): void {
    const { width, height } = canvas;
    const [w, h] = [Math.max(1, box.width * width), Math.max(1, box.height * height)];
    stand(cast);
    aim(camera, cast, view, w / h);
    renderer.setViewport(box.x * width, height - box.y * height - h, w, h);
    renderer.render(scene, camera);
  }

  return {
    care,
    toy,
    paint(cast, view, rect) {
      // The canvas is sized by its host.
      renderer.setDrawingBufferSize(canvas.width, canvas.height, 1);
      renderer.clear();
      draw(cast, view, rect);
    },
    clear() {
      renderer.clear();
    },
    picture(cast, view, size) {
      const before = { width: canvas.width, height: canvas.height };
      const copy = document.createElement('canvas');
      copy.width = size.width;
      copy.height = size.height;
      renderer.setDrawingBufferSize(size.width, size.height, 1);
      renderer.clear();
      draw(cast, view, { x: 0, y: 0, width: 1, height: 1 });
      // A picture that was lost would be an empty one; the browser tells of the loss only later.
      if (renderer.getContext().isContextLost()) throw new Error('the graphics card does not draw any more');
      // Before the browser shows anything: what is drawn is gone after this task.
      copy.getContext('2d')?.drawImage(canvas, 0, 0);
      renderer.setDrawingBufferSize(before.width, before.height, 1);
      return copy;
    },
    kept: () => ({
      geometries: renderer.info.memory.geometries,
      textures: renderer.info.memory.textures,
      calls: renderer.info.render.calls,
    }),
    dispose() {
      stand([]);
      free(scene);
      toy.dispose();
      renderer.dispose();
    },
  };
}

/** The lights, and the stands on which the cast is put. */
function createSet(care: Care) {
  const scene = new Scene();
  const sun = new DirectionalLight('#fff4dc', 2.4);
  sun.position.set(1.6, 3, 2.6);
  const rim = new DirectionalLight('#9ec8ff', 1.1);
  rim.position.set(-2.4, 1.4, -2);
  scene.add(new HemisphereLight('#ffffff', '#c9a6c4', 1.7), sun, rim);
  const stands = new InstancedMesh(
    new CylinderGeometry(STAND.radius, STAND.radius * 1.08, STAND.height, care === 'soft' ? 20 : 40),
    new MeshLambertMaterial({ color: '#ffffff' }),
    MOST_STANDS,
  );
  stands.frustumCulled = false;
  scene.add(stands);

  function stand(cast: readonly OnStage[]): void {
    for (const child of [...scene.children]) {
      if (child.userData['cast'] === true && !cast.some(({ root }) => root === child)) scene.remove(child);
    }
    stands.count = cast.length;
    for (const [index, { root, spot, color }] of cast.entries()) {
      root.userData['cast'] = true;
      if (root.parent !== scene) scene.add(root);
      root.position.set(spot.x, 0, spot.z);
      root.rotation.set(0, spot.faces, 0);
      stands.setMatrixAt(index, new Matrix4().makeTranslation(spot.x, -STAND.height / 2, spot.z));
      stands.setColorAt(index, new Color(color));
    }
    stands.instanceMatrix.needsUpdate = true;
    if (stands.instanceColor) stands.instanceColor.needsUpdate = true;
  }
  return { scene, stand };
}

/** Puts the camera as near as all of them are seen. */
function aim(camera: PerspectiveCamera, cast: readonly OnStage[], view: View, aspect: number): void {
  const half = Math.tan(((FIELD_OF_VIEW / 2) * Math.PI) / 180);
  const middle = middleOf(cast);
  // As near as all of them are seen, with what they hold towards the camera.
  const away =
    HELD +
    Math.max(
      ...cast.flatMap(({ spot }) =>
        CORNERS.map(([side, height]) => {
          const [x, y, z] = [spot.x + side - middle.x, height - middle.y, spot.z - middle.z];
          const [sin, cos] = [Math.sin(view.above), Math.cos(view.above)];
          const up = Math.abs(y * cos - z * sin);
          const near = y * sin + z * cos;
          return Math.max((up * view.room) / half, (Math.abs(x) * view.room) / half / aspect) + near;
        }),
      ),
    );
  camera.aspect = aspect;
  camera.position.set(
    middle.x + Math.sin(view.around) * Math.cos(view.above) * away,
    middle.y + Math.sin(view.above) * away,
    Math.cos(view.around) * Math.cos(view.above) * away,
  );
  camera.lookAt(middle);
  camera.updateProjectionMatrix();
}

/** The outline of a Junior in its place: across, and up. */
const CORNERS = [-WIDE / 2, WIDE / 2].flatMap((side) =>
  [-STAND.height, TALL - STAND.height].map((height) => [side, height] as const),
);

/** The middle of those on the stage. */
function middleOf(cast: readonly OnStage[]): Vector3 {
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return new Vector3(
    middle(cast.map(({ spot }) => spot.x)),
    TALL / 2 - STAND.height,
    middle(cast.map(({ spot }) => spot.z)),
  );
}

/** Gives back everything that a part of a scene was drawn with. */
export function free(root: Object3D): void {
  const skeletons = new Set<Skeleton>();
  root.traverse((node) => {
    if (node instanceof SkinnedMesh) skeletons.add(node.skeleton);
    if (!isMesh(node)) return;
    node.geometry.dispose();
    for (const material of [node.material].flat()) freeMaterial(material);
    if (node instanceof InstancedMesh) node.dispose();
  });
  for (const skeleton of skeletons) skeleton.dispose();
}

const isMesh = (node: Object3D): node is Mesh => node instanceof Mesh;

function freeMaterial(material: Material): void {
  for (const value of Object.values(material) as readonly unknown[]) {
    if (value instanceof Texture) value.dispose();
  }
  material.dispose();
}

/** Whether the browser draws WebGL without a graphics card. */
function isSoftware(renderer: WebGLRenderer): boolean {
  const gl = renderer.getContext();
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  if (info === null) return false;
  const name: unknown = gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return typeof name === 'string' && /swiftshader|llvmpipe|software|basic render/i.test(name);
}
