import { expect, it } from 'vitest';
import { PROGRAMS } from '@shared/domain/system/programs.ts';
import { isReserved } from '@shared/domain/people/reservedNames.ts';
import type { AppManifest } from '../../kernel/app.ts';

const manifests = import.meta.glob<AppManifest>('../../apps/*/*/manifest.ts', {
  eager: true,
  import: 'manifest',
});

it('names each program to the server, so that no person takes its title for a username (PROFILE-2)', () => {
  expect([...PROGRAMS].sort()).toEqual(
    Object.values(manifests)
      .map(({ title }) => title)
      .sort(),
  );
  expect(PROGRAMS.filter((title) => !isReserved(title.replace(/[^A-Za-z0-9]/g, '')))).toEqual([]);
});
