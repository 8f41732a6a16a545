import { canAdd, teamCode, teamFrom } from '@shared/domain/making/juniors/team.ts';
import type { ActorRefFrom } from 'xstate';
import * as shape from '../../../../kernel/shape.ts';
import type { Services } from '../../../../kernel/app.ts';
import { withChanges } from '../../../../kernel/withChanges.ts';
import type { StoredValue } from '../../../../services/storage/storage.ts';
import { topicOf } from '../../../../services/tabs/tabs.ts';
import type { juniorsMachine } from '../machine/juniorsMachine.ts';
import { FIRST_TEAM, NAME_LENGTH, type Junior } from './team.ts';

interface KeptTeam {
  readonly code: string;
  readonly names: readonly string[];
}

/** Where the team waits in this browser until the window is opened again (JUNIORS-5). */
export const KEPT_TEAM: StoredValue<KeptTeam> = {
  name: 'pocket-juniors',
  version: 1,
  read: shape.reader(
    shape.object({ code: shape.string, names: shape.array(shape.fallback(shape.string, '')) }),
  ),
};

/** The team was changed in another tab. */
const CHANGED = topicOf(KEPT_TEAM);

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

/** `theirs` with what was changed from `before` to `after`: a Junior who came or went, or parts of those who stayed. */
export function mergedTeam(
  theirs: readonly Junior[],
  before: readonly Junior[],
  after: readonly Junior[],
): readonly Junior[] {
  if (after.length < before.length) {
    const gone = before.findIndex((junior, place) => junior !== after[place]);
    return theirs.length > 1 ? theirs.filter((_, place) => place !== gone) : theirs;
  }
  const added = after.slice(before.length).filter(() => canAdd(theirs.map(({ outfit }) => outfit)));
  const stayed = theirs.map((junior, place): Junior => {
    const [was, is] = [before[place], after[place]];
    if (was === undefined || is === undefined || was === is) return junior;
    return {
      name: is.name === was.name ? junior.name : is.name,
      outfit: withChanges(junior.outfit, was.outfit, is.outfit),
    };
  });
  return [...stayed, ...added];
}

/**
 * Keeps what is changed of the team, beside what another tab changed meanwhile, and shows what another tab changes.
 * Returns how to stop that.
 */
export function keepTeam(
  juniors: ActorRefFrom<typeof juniorsMachine>,
  { storage: { lasting }, tabs }: Pick<Services, 'storage' | 'tabs'>,
): () => void {
  let before = juniors.getSnapshot().context.team;
  const { unsubscribe } = juniors.subscribe(({ context: { team } }) => {
    if (team === before) return;
    const kept = keptOf(mergedTeam(teamOf(lasting.get(KEPT_TEAM) ?? keptOf(before)), before, team));
    before = team;
    lasting.set(KEPT_TEAM, kept);
    tabs.tell(CHANGED, kept);
  });
  const stopHearing = tabs.on(CHANGED, (kept) => {
    before = teamOf(kept);
    juniors.send({ type: 'tab.changed', team: before });
  });
  return () => {
    unsubscribe();
    stopHearing();
  };
}
