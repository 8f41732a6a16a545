import { useEffect, useEffectEvent } from 'react';
import type { Token, TokenAnswer } from '@shared/contract/collection/collection.ts';
import { COLLECTIONS } from '@shared/domain/collection/collection.ts';
import { fail, isOutage, ok, type Result } from '@shared/kernel/result.ts';
import { PRODUCT } from '@shared/kernel/product.ts';
import type { Api } from '../../../services/api/api.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { ScrollArea, StatusBar } from '../../../overlays/controls/panels.tsx';
import { NotRead } from '../../../overlays/controls/WindowState.tsx';
import { TokenPicture } from '../../../overlays/collection/TokenPicture.tsx';
import { CLIQUE_NAMES, tokenClique, tokenName } from '../../../overlays/collection/tokenTexts.ts';
import { useLoaded } from '../../../overlays/hooks.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import styles from './partner.module.css';

const TEXTS = {
  title: (token: Token): string => `${tokenName(token)} - Partner Items`,
  backpack: 'Backpack',
  noBackpack: 'None was claimed with it yet.',
  classmates: (clique: string): string => `${clique} classmates`,
  alone: 'Nobody else of its class is in the files.',
  loading: 'Asking around...',
  failed: 'Nobody could be asked.',
  outage: 'The school computer does not answer.',
  tryAgain: 'Try again',
  readOnly: `Read only: ${PRODUCT} of any holder`,
} as const;

/** How many classmates are shown. */
const CLASSMATES = 24;

interface Partners {
  readonly token: Token;
  readonly backpack: Token | null;
  readonly classmates: readonly Token[];
}

/** What goes with any Flunk: its claimed backpack, and others of its clique. */
function PartnerWindow() {
  const { params, services, setTitle } = useApp();
  const { value, failure, again } = useLoaded((signal) => partnersOf(params, services.api, signal), [params]);
  const reload = useEffectEvent(again);
  useEffect(() => services.collection.onChanged(() => reload()), [services.collection]);
  const title = value === null ? null : TEXTS.title(value.token);
  useEffect(() => setTitle(title), [title, setTitle]);
  if (value === null) {
    const failed = failure !== null && isOutage(failure) ? TEXTS.outage : failure?.message || TEXTS.failed;
    return <NotRead icon="partner-items" {...{ failure, again }} texts={{ ...TEXTS, failed }} />;
  }
  const { token, backpack, classmates } = value;
  const clique = tokenClique(token);
  return (
    <>
      <div className={styles.partner}>
        <ScrollArea label={TEXTS.title(token)}>
          <h2>{TEXTS.backpack}</h2>
          <Items tokens={backpack === null ? [] : [backpack]} none={TEXTS.noBackpack} />
          {clique !== null && (
            <>
              <h2>{TEXTS.classmates(CLIQUE_NAMES[clique])}</h2>
              <Items tokens={classmates} none={TEXTS.alone} />
            </>
          )}
        </ScrollArea>
      </div>
      <StatusBar panels={[TEXTS.readOnly]} />
    </>
  );
}

function Items({ tokens, none }: { readonly tokens: readonly Token[]; readonly none: string }) {
  const { desktop } = useApp();
  if (tokens.length === 0) return <p>{none}</p>;
  return (
    <ul className={styles.partnerItems}>
      {tokens.map((token) => (
        <li key={`${token.collection} ${token.tokenId}`}>
          <button
            type="button"
            onClick={() => desktop.openFor('token-details', `${token.collection}/${token.tokenId}`)}
          >
            <TokenPicture token={token} art="2D" size={96} alt="" />
            <span>{tokenName(token)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Reads the Flunk that the parameter names, and then what goes with it. */
async function partnersOf(
  params: string | undefined,
  api: Api,
  signal: AbortSignal,
): Promise<Result<Partners>> {
  const [name, tokenId = ''] = params?.split('/') ?? [];
  const collection = COLLECTIONS.find((one) => one === name);
  if (collection === undefined) return fail('NOT_FOUND', TEXTS.failed);
  const answer = await api.call('GET /api/collection/token', { collection, tokenId }, { signal });
  if (!answer.ok) return answer;
  const [backpack, classmates] = await Promise.all([
    backpackOf(answer.value, api, signal),
    classmatesOf(answer.value.token, api, signal),
  ]);
  if (!backpack.ok) return backpack;
  if (!classmates.ok) return classmates;
  return ok({ token: answer.value.token, backpack: backpack.value, classmates: classmates.value });
}

async function backpackOf(
  { claim }: TokenAnswer,
  api: Api,
  signal: AbortSignal,
): Promise<Result<Token | null>> {
  if (claim === null) return ok(null);
  const asked = { collection: 'Backpack', tokenId: claim.backpackTokenId } as const;
  const answer = await api.call('GET /api/collection/token', asked, { signal });
  return answer.ok ? ok(answer.value.token) : answer;
}

async function classmatesOf(token: Token, api: Api, signal: AbortSignal): Promise<Result<readonly Token[]>> {
  const clique = token.traits.find(({ name }) => ['clique', 'class'].includes(name.toLowerCase()));
  if (clique === undefined) return ok([]);
  const answer = await api.call(
    'GET /api/collection/tokens',
    { collection: 'Flunks', traits: `${clique.name}:${clique.value}`, offset: 0, limit: CLASSMATES + 1 },
    { signal },
  );
  if (!answer.ok) return answer;
  return ok(answer.value.tokens.filter(({ tokenId }) => tokenId !== token.tokenId).slice(0, CLASSMATES));
}

export default mountReact(PartnerWindow);
