import { describe, expect, it } from 'vitest';
import { dialogSpec } from './dialogSpec.ts';

describe('dialogSpec', () => {
  const spec = (serial: string) =>
    dialogSpec({ title: 'Saved', icon: 'wallet', serial }, () =>
      Promise.resolve({ default: () => () => undefined }),
    );

  it('is a window of the given title that can only be answered or closed', () => {
    expect(spec('1')).toMatchObject({
      title: 'Saved',
      icon: 'wallet',
      dialog: true,
      resizable: false,
      maximizable: false,
      minimizable: false,
      hasHelp: false,
    });
  });

  it('is a window of its own for each message', () => {
    expect(spec('1').params).not.toBe(spec('2').params);
  });
});
