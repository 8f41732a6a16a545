import { useSelector } from '@xstate/react';
import { useApp } from '../../../../overlays/appContext.ts';
import { juniorsOf, type SharedJuniors } from '../machine/juniors.ts';
import { activeJunior } from '../machine/juniorsMachine.ts';
import type { Junior } from '../team/team.ts';

/** What the pages share with the stage beneath them. */
export const useShared = (): SharedJuniors => juniorsOf(useApp());

/** The team, and the one of it that is on the stage. */
export function useTeam(): {
  readonly team: readonly Junior[];
  readonly active: number;
  readonly junior: Junior;
} {
  const { juniors } = useShared();
  const team = useSelector(juniors, ({ context }) => context.team);
  const active = useSelector(juniors, ({ context }) => context.active);
  return { team, active, junior: activeJunior({ team, active }) };
}
