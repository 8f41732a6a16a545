import type { AppContext } from '../../kernel/app.ts';
import type { MusicTrack } from '../../kernel/musicTrack.ts';
import type { SoundHandle } from '../../engine/audio/audioPort.ts';
import type { Chapter, Soundscape, TuneName } from '../scene.ts';

/** Answers null where a tune cannot be had. */
export type LoadTune = (name: TuneName) => Promise<MusicTrack | null>;

const CROSS_FADE_SECONDS = 1.2;

/** The music and the soundscape of a chapter's scenes, of which one fades into the next. */
export interface SceneSound {
  hear(scene: number): void;
  stop(): void;
}

/** They pause while the cutscene is not seen. A tune that does not come is left out. */
export function createSceneSound(
  { services: { audio }, visible }: Pick<AppContext, 'services' | 'visible'>,
  chapter: Chapter,
  load: LoadTune,
): SceneSound {
  let wanted: TuneName | null = null;
  let music: SoundHandle | null = null;
  let ambience: SoundHandle | null = null;
  let ambienceName: Soundscape | undefined;
  const how = () => ({ fadeIn: CROSS_FADE_SECONDS, visible: visible.get() });

  async function play(tune: TuneName | null): Promise<void> {
    if (tune === wanted) return;
    wanted = tune;
    music?.stop(CROSS_FADE_SECONDS);
    music = null;
    const track = tune && (await load(tune));
    if (track !== null && wanted === tune) music = audio.music.play(track, how());
  }
  const unwatch = visible.subscribe(() => {
    for (const sound of [music, ambience]) sound?.setVisible(visible.get());
  });
  return {
    hear(index) {
      const scene = chapter.scenes[index];
      void play(scene?.tune === undefined ? chapter.tune : scene.tune);
      if (scene?.ambience === ambienceName) return;
      ambienceName = scene?.ambience;
      ambience?.stop(CROSS_FADE_SECONDS);
      ambience = scene?.ambience === undefined ? null : audio.ambience.play(scene.ambience, how());
    },
    stop() {
      unwatch();
      wanted = null;
      for (const sound of [music, ambience]) sound?.stop(CROSS_FADE_SECONDS);
    },
  };
}
