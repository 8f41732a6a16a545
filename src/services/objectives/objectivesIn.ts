import type { Objective } from '@shared/contract/school/objectives.ts';
import { whereOn } from '@shared/domain/school/objectives.ts';
import { isOn, type Mode } from '../../kernel/features.ts';

/** The objectives as they stand in a mode; apart from the service, which loads with the start. */
export const objectivesIn = (mode: Mode, objectives: readonly Objective[]): readonly Objective[] =>
  whereOn(objectives, (feature) => isOn(feature, mode));
