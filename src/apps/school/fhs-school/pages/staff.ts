import { definePage } from '../site/definePage.ts';

export const page = definePage({
  path: 'staff.html',
  title: 'Staff',
  tab: 3,
  blocks: [
    {
      kind: 'text',
      text: 'They know when you were absent. Portraits by the photographer of Picture Day, who works with whatever traits people bring.',
    },
    { kind: 'part', part: 'staff' },
    { kind: 'rule' },
    {
      kind: 'text',
      text: 'Initials on slips are those of the person who signed. If you hold a slip with initials that are not on this page, please keep it dry.',
    },
  ],
});
