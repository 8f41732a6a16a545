import { useEffect, useEffectEvent, useState } from 'react';
import type { TokenAnswer } from '@shared/contract/collection/collection.ts';
import { isOutage, ok } from '@shared/kernel/result.ts';
import {
  visibleTraits,
  type Trait,
  COLLECTIONS,
  type CollectionName,
} from '@shared/domain/collection/collection.ts';
import { tokenIcon } from '@shared/domain/people/profileIcon.ts';
import { tokenBackground } from '@shared/domain/collection/tokenBackground.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ProgressBar, StatusBar } from '../../../overlays/controls/panels.tsx';
import { Switch } from '../../../overlays/collection/Switch.tsx';
import { TokenPicture, type ArtStyle } from '../../../overlays/collection/TokenPicture.tsx';
import { describeToken, tokenClique } from '../../../overlays/collection/tokenTexts.ts';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { RARITY_TEXTS as RARITY } from '../../../overlays/collection/rarityTexts.ts';
import { sharedBy } from '../../../overlays/collection/sharedBy.ts';
import { ListView, type Column } from '../../../overlays/controls/ListView.tsx';
import { tokenForSale } from '../../../config/marketplace.ts';
import { useAsProfilePicture } from '../../../overlays/profilePicture.ts';
import { BackpackFacts, FlunkFacts } from './facts.tsx';
import { holdingOf, type Holding } from './holding.ts';
import { DETAILS_TEXTS as TEXTS } from './texts.ts';
import styles from './details.module.css';

const PICTURES = [
  { id: '2D', title: '2D' },
  { id: 'PX', title: 'PX' },
] as const;
/** Twice the size that portraits are drawn in. */
const PICTURE = 192;

/** All about the token that the window's parameter names (TOKEN-2). */
function DetailsWindow() {
  const { params, services, setTitle } = useApp();
  const { api, collection: news } = services;
  const ref = tokenOf(params);
  const { value, failure, again } = useLoaded<{ readonly found: TokenAnswer | null }>(
    async (signal) => {
      if (ref === null) return ok({ found: null });
      const { collection, tokenId } = ref;
      const answer = await api.call('GET /api/collection/token', { collection, tokenId }, { signal });
      if (answer.ok) return ok({ found: answer.value });
      return answer.error.code === 'NOT_FOUND' ? ok({ found: null }) : answer;
    },
    [params],
  );
  const found = value?.found ?? null;
  const title = found === null ? null : TEXTS.title(found.token);
  useEffect(() => setTitle(title), [title, setTitle]);
  const reload = useEffectEvent(again);
  useEffect(() => news.onChanged(() => reload()), [news]);

  if (found !== null) return <Details answer={found} />;
  if (value !== null) return <Notice heading={TEXTS.unknown} text={TEXTS.unknownNote} onRetry={again} />;
  if (failure === null) return <Loading />;
  const away = isOutage(failure);
  return (
    <Notice
      heading={away ? TEXTS.outage : TEXTS.failed}
      text={away ? TEXTS.outageNote : failure.message}
      onRetry={again}
    />
  );
}

/** The token, as the server's index has it now. */
function Details({ answer }: { readonly answer: TokenAnswer }) {
  const { services } = useApp();
  const [art, setArt] = useState<ArtStyle>('2D');
  const { token } = answer;
  const shown = useStore(services.shownWallet);
  const { wallet: connected } = useStore(services.session);
  const { value: linked } = useLoaded(
    async (signal) => {
      if (connected === null || token.owner === connected) return ok([]);
      const asked = await services.api.call(
        'GET /api/collection/linked-wallets',
        { wallet: connected },
        { signal },
      );
      return asked.ok ? ok(asked.value.wallets) : asked;
    },
    [connected, token.owner],
  );
  const holding = holdingOf(token.owner, { shown, connected, linked: linked ?? [] });
  // The notice about another's token waits until it is known that it is one.
  const lost = holding === 'elsewhere' && connected !== null && linked !== null;
  const Facts = token.collection === 'Flunks' ? FlunkFacts : BackpackFacts;
  return (
    <>
      {lost && (
        <p className={styles.detailsLost} role="alert">
          <Icon name="dialog-warning" />
          {TEXTS.gone(token)}
        </p>
      )}
      <div className={styles.details} data-clique={tokenClique(token) ?? undefined}>
        <div className={styles.detailsSide}>
          <div className={styles.detailsPicture}>
            <TokenPicture token={token} art={art} size={PICTURE} alt={describeToken(token)} />
          </div>
          {token.collection === 'Flunks' && (
            <Switch label={TEXTS.art} options={PICTURES} value={art} onChoose={setArt} />
          )}
          <Actions answer={answer} holding={holding} />
        </div>
        <div className={styles.detailsPage}>
          <h2>{token.name}</h2>
          <Facts answer={answer} holding={holding} />
          {holding === 'linked' && token.collection === 'Flunks' && <p>{TEXTS.parentSigns}</p>}
          <Traits answer={answer} />
        </div>
      </div>
      <StatusBar
        panels={[
          TEXTS.tokenId(token.tokenId),
          TEXTS.indexed(new Date(answer.indexedAt).toLocaleTimeString('en-US')),
        ]}
      />
    </>
  );
}

function Loading() {
  return (
    <div className={styles.detailsNotice} role="status">
      <Icon name="onlyflunks" />
      <div>
        <h2>{TEXTS.loading}</h2>
        <ProgressBar label={TEXTS.loading} />
      </div>
    </div>
  );
}

interface NoticeProps {
  readonly heading: string;
  readonly text: string;
  readonly onRetry: () => void;
}

function Notice({ heading, text, onRetry }: NoticeProps) {
  return (
    <div className={styles.detailsNotice} role="alert">
      <Icon name="dialog-error" />
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
        <Button default data-autofocus onClick={onRetry}>
          {TEXTS.tryAgain}
        </Button>
      </div>
    </div>
  );
}

/** The traits among its metadata (TOKEN-3), each with the share of the collection that has it. */
function Traits({ answer: { token, rarity } }: { readonly answer: TokenAnswer }) {
  const columns: readonly Column<Trait>[] = [
    { title: TEXTS.trait, cell: ({ name }) => name },
    { title: TEXTS.value, cell: ({ value }) => value, grows: true },
    {
      title: TEXTS.share,
      cell: (trait) => {
        const count = sharedBy(rarity, trait);
        return count > 0 && RARITY.share(count, rarity.of);
      },
      end: true,
    },
  ];
  return (
    <ListView
      label={TEXTS.traits}
      columns={columns}
      rows={visibleTraits(token.traits)}
      keyOf={({ name }) => name}
      empty={TEXTS.noTraits}
    />
  );
}

/** Which token a window is about. */
interface TokenRef {
  readonly collection: CollectionName;
  readonly tokenId: string;
}

/** Reads the parameter of a window, such as 'Flunks/123'; null: it names no token. */
function tokenOf(params: string | undefined): TokenRef | null {
  const [name, tokenId = '', ...rest] = params?.split('/') ?? [];
  const collection = COLLECTIONS.find((one) => one === name);
  return collection !== undefined && rest.length === 0 && /^\d{1,20}$/.test(tokenId)
    ? { collection, tokenId }
    : null;
}

/** What can be done with a token of the connected wallet, which signs, or of one linked to it (TOKEN-5). */
function Actions({ answer, holding }: { readonly answer: TokenAnswer; readonly holding: Holding }) {
  const { desktop, services } = useApp();
  const { token, claim } = answer;
  const { desktopBackground, desktopBackgroundType } = useStore(services.settings);
  const background = tokenBackground(token.collection, token.tokenId);
  const { shown: isOver } = useStore(services.ownWallpaper);
  const isBackground = !isOver && desktopBackgroundType === 'image' && desktopBackground === background;
  const takeAsPicture = useAsProfilePicture();
  const flunk = token.collection === 'Flunks';
  return (
    <div className={styles.detailsActions}>
      {flunk && holding !== 'elsewhere' && (
        <Button onClick={() => desktop.openFor('graduation', String(token.serial))}>{TEXTS.graduate}</Button>
      )}
      {flunk && holding !== 'elsewhere' && claim === null && (
        <Button onClick={() => desktop.openFor('claim', String(token.serial))}>{TEXTS.claim}</Button>
      )}
      {flunk && (
        <Button onClick={() => desktop.openFor('partner-items', `${token.collection}/${token.tokenId}`)}>
          {TEXTS.partner}
        </Button>
      )}
      {holding !== 'elsewhere' && (
        <Button
          disabled={isBackground}
          onClick={() =>
            services.settings.change({
              desktopBackgroundType: 'image',
              desktopBackground: background,
              backgroundPlacement: 'tile',
            })
          }
        >
          {isBackground ? TEXTS.isBackground : TEXTS.background}
        </Button>
      )}
      {holding !== 'elsewhere' && (
        <Button onClick={() => void takeAsPicture(tokenIcon(token.collection, token.tokenId))}>
          {TEXTS.profilePicture}
        </Button>
      )}
      <a
        className={`w95-link ${styles.detailsMarket}`}
        href={tokenForSale(token.collection, token.tokenId)}
        target="_blank"
        rel="noopener"
      >
        <Icon name="market" size={16} />
        {TEXTS.market}
      </a>
    </div>
  );
}

export default mountReact(DetailsWindow);
