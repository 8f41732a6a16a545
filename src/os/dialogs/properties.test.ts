import { describe, expect, it } from 'vitest';
import type { AppManifest, Entry } from '../../kernel/app.ts';
import { asBuilt, type Mode } from '../../kernel/features.ts';
import { aLink, anApp } from '../../testing/apps.ts';
import { propertiesDialog } from './properties.ts';

const MODE = asBuilt('build');
const detail = async (entry: Entry, name: string, mode: Mode = MODE): Promise<string | undefined> =>
  new Map((await propertiesDialog(entry, mode)).details).get(name);

describe('the properties of a program', () => {
  it('have its name, its picture and what it is', async () => {
    expect(await propertiesDialog(anApp('radio'), MODE)).toMatchObject({
      title: 'The radio Properties',
      message: 'What the radio is.',
      picture: 'radio',
    });
    expect(await detail(anApp('radio'), 'Type')).toBe('Program');
    expect(await detail(anApp('radio'), 'Address')).toBeUndefined();
  });

  it.each<[AppManifest['window'], string]>([
    [{ width: 400, height: 300 }, '400 x 300 pixels'],
    [{ width: '90%', height: '80%' }, '90% x 80% of the screen'],
    [{ width: '90%', height: 300 }, '90% of the screen x 300 pixels'],
    [{ width: 400, height: '80%' }, '400 pixels x 80% of the screen'],
    [{ width: 'full', height: 300 }, 'The whole screen'],
    [{ width: 400, height: 'full' }, 'The whole screen'],
  ])('say how large its window is: %o', async (window, size) => {
    expect(await detail(anApp('radio', { window }), 'Window')).toBe(size);
  });

  it.each<[NonNullable<AppManifest['access']>, string]>([
    ['everyone', 'Everyone'],
    [['ADMIN', 'BETA'], 'Administrator, Beta Tester'],
    [[], 'Nobody'],
  ])('say who sees it: %o', async (access, people) => {
    expect(await detail(anApp('radio', { access }), 'For')).toBe(people);
  });

  it('say to which level operators have opened it (LEVEL-10)', async () => {
    const radio = anApp('radio', { access: ['ADMIN'], feature: 'showMemeManager' });
    const mode: Mode = { ...MODE, opens: { showMemeManager: 'BETA' } };
    expect(await detail(radio, 'For')).toBe('Administrator');
    expect(await detail(radio, 'For', mode)).toBe('Administrator, Beta Tester');
  });

  it('name its keys where it has any, once for Ctrl and Cmd', async () => {
    expect(await detail(anApp('radio', { shortcuts: ['g', 'alt+t'] }), 'Keys')).toBe('Ctrl+G, Ctrl+Alt+T');
    expect(await detail(anApp('radio'), 'Keys')).toBeUndefined();
  });
});

it('the properties of a link say where it leads, and nothing of a window', async () => {
  const market = aLink('market');
  expect((await propertiesDialog(market, MODE)).message).toBe('Where the market leads.');
  expect(await detail(market, 'Type')).toBe('Link to another page');
  expect(await detail(market, 'Address')).toBe('https://market.example/');
  expect(await detail(market, 'Window')).toBeUndefined();
});
