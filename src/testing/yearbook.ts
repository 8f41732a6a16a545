import { within } from '@testing-library/dom';
import type { ListedToken, TokenAnswer } from '@shared/contract/collection/collection.ts';
import type { SignaturesAnswer } from '@shared/contract/school/yearbook.ts';
import { refusal, type FakeRoute } from './fakeServer.ts';
import { openShell, type ShellHarness } from './shellHarness.ts';
import { answersOfServer, leaveGranted, leaveSignedIn, routesOf, WALLET } from './signedIn.ts';
import { tokensRoute } from './tokens.ts';

const TITLE = 'Flunks Yearbook';

const facetsRoute =
  (students: () => readonly ListedToken[]): FakeRoute =>
  ({ query }) => {
    const shown = students().filter(
      ({ clique }) => query['clique'] === undefined || clique === query['clique'],
    );
    const count = (head: string) =>
      shown.filter(({ traits }) => traits.some(({ value }) => value === head)).length;
    const inClique = (name: string) => students().filter(({ clique }) => clique === name).length;
    return {
      body: {
        success: true,
        total: shown.length,
        cliques: {
          GEEK: inClique('GEEK'),
          JOCK: inClique('JOCK'),
          PREP: inClique('PREP'),
          FREAK: inClique('FREAK'),
        },
        traits: [
          { name: 'Clique', values: [{ value: 'GEEK', count: inClique('GEEK') }] },
          { name: 'Head', values: ['Beanie', 'Cap'].map((value) => ({ value, count: count(value) })) },
        ],
        values: 6,
      },
    };
  };

const studentRoute =
  (students: () => readonly ListedToken[]): FakeRoute =>
  ({ query }) => {
    const token = students().find(({ tokenId }) => tokenId === query['tokenId']);
    if (token === undefined) return refusal(404, 'NOT_FOUND', 'There is no such token.');
    const answer: TokenAnswer = {
      success: true,
      token: { ...token, traits: [...token.traits, { name: 'Superlative', value: 'Class Clown' }] },
      graduated: false,
      graduationOpensAt: null,
      claim: null,
      staking: null,
      rarity: {
        rank: token.rank,
        of: students().length,
        score: 21.5,
        traits: token.traits.map((trait) => ({ ...trait, count: 10 })),
      },
      claimed_rewards: null,
      indexedAt: '2026-11-27T12:00:00.000Z',
    };
    return { body: { ...answer } };
  };

const NO_SIGNATURES: SignaturesAnswer = {
  success: true,
  signatures: [],
  next: null,
  mine: null,
  standing: 'open',
  hasKey: false,
};

/** The Yearbook of an administrator in the build mode, of these students. */
export async function openYearbook(
  students: () => readonly ListedToken[],
  {
    open = 'yearbook:?sort=number',
    routes = {},
  }: { open?: string; routes?: Readonly<Record<string, FakeRoute>> } = {},
): Promise<ShellHarness> {
  leaveSignedIn();
  leaveGranted();
  const session = {
    accessToken: 'token',
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    wallet: WALLET,
    role: 'ADMIN',
    username: 'Mulligan',
  };
  return openShell({
    query: new URLSearchParams({ mode: 'build', open }).toString(),
    routes: {
      ...routesOf({
        ...answersOfServer(),
        'POST /api/auth/refresh': { session, dailyLogin: { earned: 0, streak: 1 } },
        'GET /api/access': { accessLevel: 'ADMIN' },
      }),
      'GET /api/collection/tokens': tokensRoute(students),
      'GET /api/collection/traits': facetsRoute(students),
      'GET /api/collection/token': studentRoute(students),
      'GET /api/yearbook/signatures': () => ({ body: { ...NO_SIGNATURES } }),
      ...routes,
    },
  });
}

/** What is in the window of the Yearbook. */
export const inside = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: TITLE }));

/** Presses a button of it. */
export const press = (shell: ShellHarness, name: string | RegExp) =>
  shell.press(inside(shell).getByRole('button', { name }));
