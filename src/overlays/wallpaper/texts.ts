export const WALLPAPER_TEXTS = {
  title: 'Wallpaper',
  set: 'It is behind your icons now',
  tooLong: 'This file is larger than 40 MB. Choose a smaller one.',
  notPicture: 'This is not a picture that can be opened here. Choose a PNG, JPEG, GIF or WebP.',
  tooLarge: (megapixels: number): string =>
    `This picture has ${megapixels} megapixels, and 64 is the most. Make it smaller and try again.`,
  broken: 'This picture is broken, or there is not enough memory to open it.',
  notKept: 'Your browser has no room to keep this picture, so your wallpaper stays as it was.',
} as const;
