import type { Objective } from '../../contract/school/objectives.ts';
import { OBJECTIVE_SOURCES, type ObjectiveType } from '../../domain/school/objectives.ts';
import { entryRefusal } from '../../domain/town/town.ts';
import type { Address } from '../../kernel/units.ts';
import { tell } from '../people/news.ts';
import { post } from './ledger.ts';
import type { Transaction } from '../port.ts';
import { holderOf } from '../town/town.ts';

/** The ledger's row that paid an objective to the wallet $1. */
const PAID = `paid.wallet = $1 and paid.once_key = 'objective_' || one.type || ':' || one.id`;

/**
 * Pays the wallet each open objective whose fact the server itself has recorded, and which it was not paid yet
 * (OBJECTIVE-2). A page's word pays nothing. Requests that arrive together pay once: the ledger takes one row for each
 * objective. What a source does not pay now, because it is switched off or has no amount, is paid by a later call, and
 * the fact is recorded all the same.
 */
export async function awardObjectives(tx: Transaction, wallet: Address): Promise<void> {
  const due = await tx.query<{ id: string; type: ObjectiveType; title: string; description: string }>(
    `select one.id, one.type, one.title, one.description
     from app.objectives as one join app.story_facts as known using (fact)
       join app.gum_sources as source on source.source_name = 'objective_' || one.type
     where known.wallet = $1 and known.said_by = 'server' and one.is_open
       and source.is_active and source.direction = 'earn' and source.base_reward > 0
       and not exists (select from app.gum_transactions as paid where ${PAID})
     order by one.chapter, one.type desc`,
    [wallet],
  );
  for (const { id, type, title, description } of due) {
    const paid = await post(tx, {
      wallet,
      source: OBJECTIVE_SOURCES[type],
      onceKey: id,
      by: 'system',
      metadata: { objective: id },
      news: { title, description },
    });
    if (paid.ok) await tell(tx, { to: [wallet], kind: 'objective', actor: null, subject: { title } });
  }
}

type ObjectiveRow = Omit<Objective, 'completed' | 'completedAt' | 'refusal'> & { paid_at: Date | null };

/** Every objective, as it stands with the wallet, and whether the town lets it to where the objective is done. */
export async function objectivesOf(tx: Transaction, wallet: Address): Promise<Objective[]> {
  const [rows, holder] = await Promise.all([
    tx.query<ObjectiveRow>(
      `select one.id, one.chapter, one.type, one.title, one.description, one.location, one.place, one.feature,
         one.is_open as "isOpen", coalesce(paid.amount, source.base_reward, 0) as reward, paid.created_at as paid_at
       from app.objectives as one
         left join app.gum_sources as source on source.source_name = 'objective_' || one.type
         left join app.gum_transactions as paid on ${PAID}
       order by one.chapter, one.type desc`,
      [wallet],
    ),
    holderOf(tx, wallet),
  ]);
  return rows.map(({ paid_at, ...objective }) => ({
    ...objective,
    refusal: objective.place === null ? null : entryRefusal(objective.place, holder),
    completed: paid_at !== null,
    completedAt: paid_at === null ? null : paid_at.toISOString(),
  }));
}
