export const ABOUT_TEXTS = {
  title: 'About Us',
  product: 'Flunks',
  year: '95',
  version: (version: string): string => `Version ${version}`,
  picture: 'Four students on the steps of the school: a geek, a jock, a prep and a freak',
  close: 'OK',
} as const;
