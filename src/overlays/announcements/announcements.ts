import type { Announcement } from '@shared/contract/office/announcements.ts';
import { useApp } from '../appContext.ts';
import { useLoaded } from '../hooks.ts';

/** What operators announce just now in a place, the newest first; none until it is known, or where it cannot be. */
export function useAnnouncements(where: Exclude<Announcement['place'], 'both'>): readonly Announcement[] {
  const { api } = useApp().services;
  const { value } = useLoaded((signal) => api.call('GET /api/announcements', {}, { signal }), [api]);
  return value?.announcements.filter(({ place }) => place === where || place === 'both') ?? [];
}
