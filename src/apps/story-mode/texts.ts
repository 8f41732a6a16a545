export const TEXTS = {
  chapters: 'Chapters',
  close: 'Close',
  scenes: (count: number): string => `${count} scenes`,
  at: (scene: number, of: number): string => `Scene ${scene} of ${of}`,
  seen: 'Seen',
} as const;
