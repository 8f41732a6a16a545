import type { Area, Lines, Subject } from '../entry.ts';

interface Aside {
  /** The subject of which it is a part. */
  readonly of?: string;
  readonly title: string;
  readonly asked: readonly string[];
  readonly says: Lines;
  readonly program?: string;
}

/** Subjects made of small questions. Each question has an answer of its own, which answers no other question. */
export const asides = (area: Area, all: Readonly<Record<string, Aside>>): readonly Subject[] =>
  Object.entries(all).map(([id, { of, title, asked, says, program }]) => ({
    id: `aside-${id}`,
    area,
    title,
    names: [],
    asked: { about: asked },
    says: { about: says },
    ...(program !== undefined && { program }),
    ...(of !== undefined && { belongsTo: of }),
  }));
