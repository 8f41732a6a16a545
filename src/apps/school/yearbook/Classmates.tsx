import type { Token } from '@shared/contract/collection/collection.ts';
import { ok } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { CLIQUE_NAMES, tokenName } from '../../../overlays/collection/tokenTexts.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { BOOK_TEXTS as TEXTS } from './texts.ts';

/** How many of a wallet's own students there are to choose from (the most that the server gives). */
const MOST = 100;
const CHOOSE = 'choose';

/** Leads to the homeroom of one of the person's own students (YEARBOOK-11). */
export function Classmates({ onStudent }: { readonly onStudent: (student: Token) => void }) {
  const { services, desktop } = useApp();
  const { wallet } = useStore(services.session);
  const { value, failure } = useLoaded(
    async (signal) => {
      if (wallet === null) return ok([]);
      const answer = await services.api.call(
        'GET /api/collection/tokens',
        { owner: wallet, collection: 'Flunks', sort: 'number', offset: 0, limit: MOST },
        { signal },
      );
      return answer.ok ? ok(answer.value.tokens) : answer;
    },
    [wallet],
  );
  if (wallet === null) {
    return <Button onClick={() => desktop.openFor('sign-in')}>{TEXTS.classmates}</Button>;
  }
  const own = value?.filter(({ clique }) => clique !== null && clique !== 'FLUNKO') ?? [];
  const first =
    value === null
      ? (failure?.message ?? TEXTS.asking)
      : own.length === 0
        ? TEXTS.noneOfYours
        : TEXTS.chooseOwn;
  return (
    <Select
      label={TEXTS.classmates}
      options={[
        { id: CHOOSE, title: first },
        ...own.map((token) => ({
          id: token.tokenId,
          title: `${tokenName(token)}, ${CLIQUE_NAMES[token.clique ?? 'FLUNKO']}`,
        })),
      ]}
      value={CHOOSE}
      disabled={own.length === 0}
      onChoose={(id) => {
        const chosen = own.find(({ tokenId }) => tokenId === id);
        if (chosen) onStudent(chosen);
      }}
    />
  );
}
