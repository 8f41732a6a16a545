import { apiDocs } from './docs.ts';
import { clientRoutes } from './clientRoutes.ts';
import { formatted } from '../lib/format.mjs';

const MAKERS: Readonly<Record<string, () => string>> = {
  'docs/API.md': apiDocs,
  'src/services/api/routes.ts': clientRoutes,
};

/** What is made from the routes of the API: the text of each file by its path, formatted as the house does. */
export function apiFiles(): Promise<readonly (readonly [path: string, text: string])[]> {
  return Promise.all(
    Object.entries(MAKERS).map(async ([path, make]) => [path, await formatted(path, make())] as const),
  );
}
