import { expect, it } from 'vitest';
import { systemTheme } from './systemTheme.ts';

it('the theme of forced colors tells edges, selection and what is disabled apart by the system’s own colors (THEME-3)', () => {
  const colors = {
    ButtonFace: 0x000000,
    ButtonText: 0xffffff,
    Canvas: 0x000001,
    CanvasText: 0xfffffe,
    GrayText: 0x3ff23f,
    Highlight: 0x1aebff,
    HighlightText: 0x000002,
    LinkText: 0xffff00,
  };
  expect(systemTheme((name) => colors[name])).toMatchObject({
    highContrast: true,
    face: colors.ButtonFace,
    text: colors.ButtonText,
    highlight: colors.ButtonText,
    dark: colors.ButtonText,
    disabled: colors.GrayText,
    selection: colors.Highlight,
    selectionText: colors.HighlightText,
    titleActive: colors.Highlight,
    titleInactive: colors.ButtonFace,
    window: colors.Canvas,
    windowText: colors.CanvasText,
    link: colors.LinkText,
  });
});
