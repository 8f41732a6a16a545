import { definePage } from '../site/definePage.ts';

export const page = definePage({
  path: 'vote.html',
  title: 'What It Means',
  blocks: [
    {
      kind: 'text',
      text: 'Each Sunday the school asks the town one question about that Friday. There are three answers, one box, and no wrong one. What most believe is how the week after is told.',
    },
    { kind: 'part', part: 'vote' },
    { kind: 'rule' },
    { kind: 'text', text: ['How it was voted before: ', { text: 'past weeks', to: 'weeks.html' }, '.'] },
  ],
});
