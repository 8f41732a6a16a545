import type { TokenAnswer } from '@shared/contract/collection/collection.ts';
import { ok } from '@shared/kernel/result.ts';
import { shortAddress } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Link } from '../../../overlays/controls/Button.tsx';
import { FactList, type Fact } from '../../../overlays/controls/FactList.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { CLIQUE_NAMES, tokenClique, tokenName } from '../../../overlays/collection/tokenTexts.ts';
import type { Holding } from './holding.ts';
import { RARITY_TEXTS as RARITY } from '../../../overlays/collection/rarityTexts.ts';
import { DETAILS_TEXTS as TEXTS } from './texts.ts';
import styles from './details.module.css';

interface FactsProps {
  readonly answer: TokenAnswer;
  readonly holding: Holding;
}

const dayOf = (time: string): string =>
  new Date(time).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** What there is to say of a Flunk: clique, holder, school, backpack, staking. */
export function FlunkFacts({ answer, holding }: FactsProps) {
  const { token, graduated, graduationOpensAt, claim } = answer;
  const clique = tokenClique(token);
  const school = graduated
    ? TEXTS.graduated
    : graduationOpensAt === null
      ? TEXTS.student
      : TEXTS.opensAt(dayOf(graduationOpensAt));
  return (
    <FactList
      className={styles.detailsFacts}
      facts={[
        [
          TEXTS.clique,
          clique === null ? TEXTS.noClique : <b className={styles.detailsClique}>{CLIQUE_NAMES[clique]}</b>,
        ],
        [TEXTS.holder, holderOf(answer, holding)],
        rarityFact(answer),
        [TEXTS.school, school],
        [
          TEXTS.backpack,
          claim === null ? (
            TEXTS.noBackpack
          ) : (
            <TokenLink collection="Backpack" tokenId={claim.backpackTokenId} serial={claim.backpackSerial} />
          ),
        ],
        ...stakingFacts(answer),
      ]}
    />
  );
}

/** The facts about a Backpack: its slots, its holder, and the Flunk that claimed it. */
export function BackpackFacts({ answer, holding }: FactsProps) {
  const { token, claim } = answer;
  const slots = Number(token.traits.find(({ name }) => name.toLowerCase() === 'slots')?.value ?? 0);
  return (
    <FactList
      className={styles.detailsFacts}
      facts={[
        [TEXTS.slots, <Slots key="slots" count={slots} />],
        rarityFact(answer),
        [TEXTS.holder, holderOf(answer, holding)],
        [
          TEXTS.claimedBy,
          claim === null ? (
            TEXTS.nobody
          ) : (
            <TokenLink collection="Flunks" tokenId={claim.flunkTokenId} serial={claim.flunkSerial} />
          ),
        ],
        ...stakingFacts(answer),
      ]}
    />
  );
}

/** Its place among all of its collection (RARITY-1). */
const rarityFact = ({ rarity: { rank, of } }: TokenAnswer): Fact => [
  RARITY.rarity,
  <span key="rarity" title={RARITY.method}>
    {RARITY.place(rank, of)}
  </span>,
];

/** Whether it is staked, and what that has brought: to be claimed yet, and claimed (CHAIN-16). */
function stakingFacts(answer: TokenAnswer): readonly Fact[] {
  const { staking, claimed_rewards: claimed } = answer;
  return [
    [TEXTS.staking, staking === null ? TEXTS.notStaked : TEXTS.staked(staking.pool, dayOf(staking.since))],
    ...(staking === null && claimed === null
      ? []
      : [[TEXTS.rewards, <Rewards key="rewards" answer={answer} />] satisfies Fact]),
  ];
}

const AMOUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const amountOf = (decimal: string): string => AMOUNT.format(Number(decimal));

/** What the contract says at this moment, asked again with all else that is known of the token, and what was claimed. */
function Rewards({ answer }: { readonly answer: TokenAnswer }) {
  const { token, staking, claimed_rewards: claimed } = answer;
  const { chain } = useApp().services;
  const { value, failure } = useLoaded(async () => {
    if (staking === null) return ok({ pending: null });
    const current = await chain.current();
    const rewards = current.ok ? await current.value.pendingRewards(token) : current;
    return rewards.ok ? ok({ pending: rewards.value }) : rewards;
  }, [answer]);
  const pending = value?.pending ?? null;
  return [
    ...(pending === null ? [] : [TEXTS.toClaim(amountOf(pending))]),
    ...(value === null ? [failure === null ? TEXTS.asking : TEXTS.noAnswer] : []),
    ...(claimed === null ? [] : [TEXTS.claimed(amountOf(claimed))]),
  ].join(', ');
}

/** One pocket for each slot; a backpack has at most 20. */
function Slots({ count }: { readonly count: number }) {
  return (
    <span className={styles.detailsSlots} role="img" aria-label={String(count)}>
      {Array.from({ length: Math.min(20, count) }, (_, slot) => (
        <i key={slot} />
      ))}
      <b>{count}</b>
    </span>
  );
}

function holderOf({ token }: TokenAnswer, holding: Holding): string {
  if (holding === 'own') return TEXTS.you;
  return holding === 'linked' ? TEXTS.linked(token.owner) : shortAddress(token.owner);
}

interface TokenLinkProps {
  readonly collection: 'Flunks' | 'Backpack';
  readonly tokenId: string;
  /** Null where the index does not know it. */
  readonly serial: number | null;
}

/** Leads to another token's details. */
function TokenLink({ collection, tokenId, serial }: TokenLinkProps) {
  const { desktop } = useApp();
  return (
    <Link onClick={() => desktop.openFor('token-details', `${collection}/${tokenId}`)}>
      {serial === null ? TEXTS.tokenId(tokenId) : tokenName({ collection, serial })}
    </Link>
  );
}
