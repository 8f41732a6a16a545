import { LEVEL_NAMES } from '@shared/domain/system/access.ts';
import type { DialogRequest, Entry, Extent } from '../../kernel/app.ts';
import type { Mode } from '../../kernel/features.ts';
import { accessIn, isLink } from '../apps/registry.ts';
import { shownKeys } from '../commands/sheet.ts';
import { toggleEntry } from '../commands/desktopCommands.ts';

/** What there is to know about a program or a link, as a dialog; whom it is for as operators have set it (CONSOLE-15). */
export async function propertiesDialog(entry: Entry, mode: Mode): Promise<DialogRequest> {
  const { title, icon } = entry;
  const access = accessIn(entry, mode);
  const { description } = isLink(entry) ? entry : await entry.about();
  const keys = shownKeys(toggleEntry(entry));
  const details: (readonly [string, string])[] = [
    ['Type', isLink(entry) ? 'Link to another page' : 'Program'],
    isLink(entry) ? ['Address', entry.link] : ['Window', sizeOf(entry.window)],
    [
      'For',
      access === 'everyone' ? 'Everyone' : access.map((level) => LEVEL_NAMES[level]).join(', ') || 'Nobody',
    ],
    ...(keys.length === 0 ? [] : [['Keys', keys.join(', ')] as const]),
  ];
  return { title: `${title} Properties`, message: description, icon: 'info', picture: icon, details };
}

function sizeOf({ width, height }: { readonly width: Extent; readonly height: Extent }): string {
  if (width === 'full' || height === 'full') return 'The whole screen';
  const [across, down] = [unitOf(width), unitOf(height)];
  return across === down ? `${width} x ${height} ${down}` : `${width} ${across} x ${height} ${down}`;
}

const unitOf = (length: Extent): string => (typeof length === 'number' ? 'pixels' : 'of the screen');
