import type { AppContext, SurfaceHost } from '../../../kernel/app.ts';
// The engine gives SurfaceHost what a surface plays with by declaration merging.
import type {} from '../../../engine/surface/surfaceHost.ts';
import { juniorsOf } from './machine/juniors.ts';
import { createStage } from './stage/stage.ts';
import { loadModels } from './stage/models.ts';
import styles from './styles/ground.module.css';

/** The stage beneath the pages. Where it cannot be drawn the pages show still pictures, and may ask for it again. */
export default function mountSurface(host: SurfaceHost, app: AppContext): () => void {
  const { juniors } = juniorsOf(app);
  let end = (): void => undefined;
  host.element.classList.add(`${styles.jnrGround}`);

  function start(): void {
    const life = new AbortController();
    end = () => {
      life.abort();
      end = () => undefined;
    };
    const fail = (fault: unknown): void => {
      if (life.signal.aborted) return;
      console.error('Pocket Juniors are shown as still pictures:', fault);
      end();
      juniors.send({ type: 'stage.failed' });
    };
    const show = async (): Promise<void> => {
      const models = await loadModels(
        (progress) => juniors.send({ type: 'stage.progress', progress }),
        life.signal,
      );
      if (life.signal.aborted) return;
      const stop = createStage(host, app, models, fail);
      life.signal.addEventListener('abort', stop);
      juniors.send({ type: 'stage.ready' });
    };
    show().catch(fail);
  }
  let isLoading = true;
  const watch = juniors.subscribe((now) => {
    const loads = now.matches({ stage: 'loading' });
    if (loads && !isLoading) start();
    isLoading = loads;
    host.element.classList.toggle(`${styles.jnrStill}`, now.matches({ stage: 'still' }));
  });
  start();
  return () => {
    watch.unsubscribe();
    end();
  };
}
