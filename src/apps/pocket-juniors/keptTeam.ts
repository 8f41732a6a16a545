import { teamCode, teamFrom } from '../../../supabase/functions/_shared/domain/juniors/team.ts';
import type { StoredValue } from '../../services/storage/storage.ts';
import { FIRST_TEAM, NAME_LENGTH, type Junior } from './team.ts';

interface KeptTeam {
  readonly code: string;
  readonly names: readonly string[];
}

/** Where the team waits in this browser until the window is opened again (JUNIORS-5). */
export const KEPT_TEAM: StoredValue<KeptTeam> = {
  name: 'pocket-juniors',
  version: 1,
  read: (found) => {
    if (typeof found !== 'object' || found === null || !('code' in found) || !('names' in found)) return null;
    const { code, names } = found;
    if (typeof code !== 'string' || !Array.isArray(names)) return null;
    return { code, names: names.map((name) => (typeof name === 'string' ? name : '')) };
  },
};

export const keptOf = (team: readonly Junior[]): KeptTeam => ({
  code: teamCode(team.map(({ outfit }) => outfit)),
  names: team.map(({ name }) => name),
});

/** The team that was kept; the first one where there is none, or one that does not read. */
export function teamOf(kept: KeptTeam | null): readonly Junior[] {
  const outfits = kept === null ? null : teamFrom(kept.code);
  if (kept === null || outfits === null) return FIRST_TEAM;
  return outfits.map((outfit, place) => ({ outfit, name: (kept.names[place] ?? '').slice(0, NAME_LENGTH) }));
}
