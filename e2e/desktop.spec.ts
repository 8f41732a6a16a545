import { expect, test } from './support/test.ts';

test('the desktop comes up without an error or a policy violation', async ({ desktop }) => {
  await desktop.open();
  await expect(desktop.taskbar).toBeVisible();
});

test('the desktop has nothing that axe objects to', async ({ desktop, axe }) => {
  await desktop.open();
  expect(await axe()).toEqual([]);
});
