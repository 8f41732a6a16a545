import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openShell } from '../../../testing/shellHarness.ts';
import { contents, PAGES } from './contents.ts';

/** What a control is of, and no setting: what is chosen, tried out or signed out. */
const NO_SETTING =
  /^(OK|Cancel|Image|Pattern|Gradient|Picture|From Device|Automatic|\dx|Test|Preview|Sign|As this|Reduced|Clear|Try again|Schemes|Found|Bought|Inactive|Active)/;

it.each(PAGES.map(({ id, title }) => [id, title] as const))(
  'finds all that has a name on the page %s, which opens in front (SHELL-21)',
  async (id, title) => {
    const shell = await openShell({ query: `open=settings:${id}` });
    const settings = within(shell.getByRole('dialog', { name: 'Settings' }));
    expect(settings.getByRole('tab', { selected: true }).textContent).toBe(title);
    const found = contents.filter(({ params }) => params === id).map(({ name }) => name);
    const names = [...settings.queryAllByRole('group'), ...settings.queryAllByRole('checkbox')].map(nameOf);
    const missing = names.filter((name) => name !== '' && !NO_SETTING.test(name) && !found.includes(name));
    expect(missing).toEqual([]);
  },
);

/** What a group or a box is called by its title or label. */
function nameOf(element: HTMLElement): string {
  const title = document.querySelector(`[id="${element.getAttribute('aria-labelledby')}"]`);
  return ((title ?? element.closest('label'))?.textContent ?? '').trim().replace(/\.\.\.$/, '');
}
