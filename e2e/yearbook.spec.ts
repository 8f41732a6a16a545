import type { Locator } from '@playwright/test';
import { lettersBetweenPixels } from './support/letters.ts';
import { giveProfile } from './support/profile.ts';
import { expect, test } from './support/test.ts';

test('the Yearbook is searched and leafed through, and its links lead back @phone @all', async ({
  desktop,
  page,
  axe,
}) => {
  await desktop.open({ mode: 'build', as: 'administrator' });
  // The person has no locker yet.
  desktop.allowErrors(/GET \/api\/locker-info 404/);
  await desktop.openProgram('School', 'Flunks Yearbook');
  const { locator: yearbook } = desktop.window('Flunks Yearbook');
  const card = (name: RegExp): Locator => yearbook.getByRole('button', { name });
  const press = (name: string | RegExp): Promise<void> =>
    desktop.press(yearbook.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }));
  await expect(card(/^Flunk #/).first()).toBeVisible();
  expect(await axe()).toEqual([]);
  expect(await lettersBetweenPixels(page)).toEqual([]);

  await test.step('by clique, trait and words (YEARBOOK-3)', async () => {
    await yearbook.getByRole('combobox', { name: 'Clique' }).selectOption({ index: 1 });
    await press('Filters');
    await desktop.press(yearbook.getByText('Superlative', { exact: true }));
    const choice = yearbook.getByRole('checkbox', { name: /^Class Clown/ });
    await choice.check();
    await expect(yearbook.getByRole('list', { name: /^\d+ of [\d,]+ students, shuffled$/ })).toBeVisible();
    await press('Done');
    await yearbook.getByRole('searchbox', { name: 'Search' }).fill('no such student');
    await expect(yearbook.getByText('No Students Found')).toBeVisible();
    await press('Clear All Filters');
    await expect(card(/^Flunk #/).first()).toBeVisible();
    await yearbook.getByRole('combobox', { name: 'Sort' }).selectOption('Lowest number');
    await expect(card(/^Flunk #2,/)).toBeVisible();
  });

  await test.step('the page of a student', async () => {
    await desktop.press(card(/^Flunk #2,/));
    const student = yearbook.getByRole('region', { name: 'Flunk #2', exact: true });
    await expect(student.getByText(/^#[\d,]+ of [\d,]+$/)).toBeVisible();
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);
    await press('Next');
  });

  const third = yearbook.getByRole('region', { name: 'Flunk #3', exact: true });
  const margin = third.getByRole('region', { name: 'Signatures' });
  // All tests share these students.
  const words = `Stay cool ${crypto.randomUUID().slice(0, 8)}`;
  await test.step('a page signed in the margin', async () => {
    // It says what it takes to sign, until the person has a name.
    await expect(margin.getByRole('button', { name: 'Create Profile' })).toBeVisible();
    await giveProfile(page, 'signs');
    await press('Previous');
    await press('Next');
    await margin.getByRole('textbox', { name: 'Sign this page' }).fill(words);
    await desktop.press(margin.getByRole('button', { name: 'Sign', exact: true }));
    await expect(margin.getByText(words)).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  await test.step('a student, who is found again by the link after a reload (YEARBOOK-6)', async () => {
    await page.goto(`${new URL(page.url()).origin}/?open=yearbook:2`);
    await desktop.ready();
    await expect(third).toBeVisible();
    await expect(margin.getByText(words)).toBeVisible();
  });

  await test.step('the book, from its homeroom to its covers (YEARBOOK-9)', async () => {
    await press('In the book');
    const status = yearbook.getByRole('navigation', { name: 'The book' }).getByRole('status');
    await expect(status).toHaveText(/^Homeroom [GJPF]1, page/);
    await expect(yearbook.getByRole('button', { name: 'Flunk #2', exact: true })).toBeVisible();
    expect(await axe()).toEqual([]);
    expect(await lettersBetweenPixels(page)).toEqual([]);
    await yearbook.getByRole('region', { name: 'The book' }).focus();
    await page.keyboard.press('Home');
    await expect(status).toHaveText('Front cover');
    await press('Open the book');
    await press('Contents');
    await press(/^Superlatives/);
    await expect(yearbook.getByRole('heading', { name: 'Best Dressed' })).toBeVisible();
    expect(await lettersBetweenPixels(page)).toEqual([]);
    await page.keyboard.press('End');
    await expect(status).toHaveText('Back cover');
  });
});
