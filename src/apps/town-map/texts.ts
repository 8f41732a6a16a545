import type { HourName } from './place.ts';

export const TEXTS = {
  picture: {
    day: 'The arcade on Main Street on an autumn afternoon. Leaves lie in the street; a poster on the pole says MISSING: FLUNKO.',
    night:
      'The arcade on Main Street at night. Its neon shines on the wet street; somebody stands at a lit window.',
  } satisfies Record<HourName, string>,
  door: 'Arcade door',
  failed: 'The picture of the town did not arrive.',
  retry: 'Try again',
} as const;

/** What is said at the door, one answer a knock, over and over. */
export const DOOR_ANSWERS: Readonly<Record<HourName, readonly string[]>> = {
  day: ['The door rattles. OPEN AFTER SCHOOL, says the sign.'],
  night: [
    'Nobody opens. Inside, somebody drops a coin into a machine.',
    'You knock. A moment later the knocking comes back, from inside.',
    'The lights are on. The door is cold.',
  ],
};

/** The answer to the nth knock of this hour, counted from 0. */
export function doorAnswer(hour: HourName, knock: number): string {
  const answers = DOOR_ANSWERS[hour];
  return answers[knock % answers.length] ?? '';
}
