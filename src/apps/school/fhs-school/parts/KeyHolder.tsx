import { useApp } from '../../../../overlays/appContext.ts';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import partsStyles from './parts.module.css';

/** Who has key 117, once there is such a person (LOCK-17). */
export function KeyHolder() {
  const { api } = useApp().services;
  const { value } = useLoaded((signal) => api.call('GET /api/town/news', {}, { signal }), [api]);
  if (value?.key == null) return false;
  return (
    <section className={partsStyles.comingUp}>
      <h3>{TEXTS.lostAndFound}</h3>
      <p>{TEXTS.keyFound(value.key.holder)}</p>
    </section>
  );
}
