/** The panel's texts. Those after a save are promised (TIME-4). */
export const DAY_NIGHT_TEXTS = {
  dayStart: 'Day begins at:',
  nightStart: 'Night begins at:',
  timezone: 'Time zone:',
  preview: 'Twenty-four hours',
  noNight: 'Equal hours: there is no night.',
  isDay: 'It is day in Arcadia.',
  isNight: 'It is night in Arcadia.',
  never: 'It stays that way.',
  scope: 'The hours are the same for everyone.',
  save: 'Save',
  saving: 'Saving...',
  loading: 'Reading the hours...',
  retry: 'Try again',
  updated: 'Time configuration updated successfully!',
  failed: 'Failed to update time configuration',
} as const;
