import type { CSSProperties } from 'react';
import type { Counted } from '@shared/contract/town/votes.ts';
import { sharesOf } from '@shared/domain/school/pictureDay.ts';
import { READING_TITLES, READINGS } from '@shared/domain/town/case/cards.ts';
import { VOTERS } from '@shared/domain/town/votes.ts';
import { VOTE_TEXTS as TEXTS } from '../texts.ts';
import styles from './votes.module.css';

interface VoteTableProps {
  readonly result: Counted;
  readonly label: string;
}

/** How a week was voted, in all and by clique, each number with a bar of its share (VOTE-4). */
export function VoteTable({ result: { winner, counts }, label }: VoteTableProps) {
  const votesOf = (voters: readonly string[]): readonly number[] =>
    READINGS.map((reading) =>
      counts
        .filter((one) => one.reading === reading && voters.includes(one.clique))
        .reduce((sum, { votes }) => sum + votes, 0),
    );
  const rows = [
    { name: TEXTS.inAll, votes: votesOf(VOTERS) },
    ...VOTERS.map((voters) => ({ name: TEXTS.voters[voters], votes: votesOf([voters]) })),
  ].filter(({ votes }) => votes.some((count) => count > 0));
  return (
    <table className={styles.voteTable} aria-label={label}>
      <thead>
        <tr>
          <td />
          {READINGS.map((reading) => (
            <th key={reading} scope="col" data-won={reading === winner || undefined}>
              {READING_TITLES[reading]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, votes }) => (
          <Row key={name} name={name} votes={votes} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ name, votes }: { readonly name: string; readonly votes: readonly number[] }) {
  const shares = sharesOf(votes);
  return (
    <tr>
      <th scope="row">{name}</th>
      {READINGS.map((reading, nth) => {
        const share = shares[nth] ?? 0;
        const bar: CSSProperties = { width: `${share}%` };
        return (
          <td key={reading}>
            {votes[nth]} <small>{TEXTS.percent(share)}</small>
            <span className={styles.voteBar} data-reading={reading} aria-hidden="true">
              <span style={bar} />
            </span>
          </td>
        );
      })}
    </tr>
  );
}
