/** What is said of a capture (CAPTURE-1). */
export const CAPTURE_TEXTS = {
  desktop: 'Desktop',
  title: 'Capture',
  refused: 'This browser does not let a page read its own picture, so nothing was captured.',
  failed: 'The picture could not be made, so nothing was captured.',
} as const;
