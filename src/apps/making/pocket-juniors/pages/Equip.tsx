import { useState } from 'react';
import {
  JUNIOR_CLASSES,
  JUNIOR_GROUPS,
  type JuniorGroup,
  type JuniorClass,
} from '@shared/domain/making/juniors/catalogue.ts';
import { CARD_BASE, itemStats, outfitStats, STATS, statText } from '@shared/domain/making/juniors/stats.ts';
import { classOf, type Outfit } from '@shared/domain/making/juniors/team.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { NAME_LENGTH, nameAt, printedName } from '../team/team.ts';
import { JUNIORS_TEXTS } from '../texts.ts';
import { useShared, useTeam } from './useShared.ts';
import { StageGap } from './StageGap.tsx';
import juniorsStyles from '../styles/juniors.module.css';
import pagesStyles from '../styles/pages.module.css';
import { Sprite } from '../../../../overlays/controls/Sprite.tsx';
import { ITEMS } from '../pictures.ts';

const TEXTS = JUNIORS_TEXTS.equip;

/** What a Junior wears, by group; the whole of it at random; and what that adds up to (JUNIORS-4). */
export function Equip() {
  const { juniors } = useShared();
  const { sound } = useApp();
  const { junior, active } = useTeam();
  const [group, setGroup] = useState<JuniorGroup>('head');
  const { outfit } = junior;
  const { name, set, color } = classOf(outfit);
  return (
    <section className={`${juniorsStyles.jnrPage} ${juniorsStyles.jnrSplit}`} aria-labelledby="jnr-equip">
      <div className={juniorsStyles.jnrShow}>
        <StageGap shot="equip" label={JUNIORS_TEXTS.turn(printedName(junior, active))} outfits={[outfit]} />
      </div>
      <div className={juniorsStyles.jnrPanel}>
        <header className={juniorsStyles.jnrPanelHead}>
          <h2 className={juniorsStyles.jnrHeading} id="jnr-equip">
            {TEXTS.heading}
          </h2>
          <button
            type="button"
            className={juniorsStyles.jnrButton}
            data-loud
            onClick={() => {
              sound('shuffle');
              juniors.send({ type: 'user.randomize' });
            }}
          >
            {TEXTS.randomize}
          </button>
        </header>
        <p className={pagesStyles.jnrWhose} style={{ background: color }}>
          <label>
            {TEXTS.name}{' '}
            <input
              value={junior.name}
              placeholder={nameAt(active)}
              maxLength={NAME_LENGTH}
              onChange={({ target }) => juniors.send({ type: 'user.rename', name: target.value })}
            />
          </label>
          <b>{name}</b> <span>{set}</span>
        </p>
        <div className={pagesStyles.jnrGroups} role="group" aria-label={TEXTS.groups}>
          {JUNIOR_GROUPS.map(({ id, label }) => (
            <button key={id} type="button" aria-pressed={id === group} onClick={() => setGroup(id)}>
              {label}
            </button>
          ))}
        </div>
        <Items {...{ outfit, group }} />
        <StatsList outfit={outfit} />
      </div>
    </section>
  );
}

interface ItemsProps {
  readonly outfit: Outfit;
  readonly group: JuniorGroup;
}

/** What there is to wear of a group, and what it adds. */
function Items({ outfit, group }: ItemsProps) {
  const { juniors } = useShared();
  const groupLabel = JUNIOR_GROUPS.find(({ id }) => id === group)?.label ?? '';
  return (
    <ul className={pagesStyles.jnrItems} aria-label={TEXTS.items(groupLabel)}>
      {JUNIOR_CLASSES.map(({ id, items, color: background }) => {
        const item = items[group];
        const isWorn = outfit[group] === id;
        const adds = itemStats(id, group);
        return (
          <li key={id} style={{ background }} data-worn={isWorn || undefined}>
            <ItemPicture classId={id} group={group} />
            <div>
              <b>{item}</b>
              <p>
                {STATS.filter((stat) => adds[stat] > 0)
                  .map((stat) => TEXTS.adds(JUNIORS_TEXTS.stats[stat], statText(stat, adds[stat])))
                  .join(', ')}
              </p>
            </div>
            <button
              type="button"
              className={juniorsStyles.jnrButton}
              disabled={isWorn}
              aria-label={isWorn ? TEXTS.worn(item) : TEXTS.equipItem(item)}
              onClick={() => juniors.send({ type: 'user.equip', group, classId: id })}
            >
              {isWorn ? TEXTS.active : TEXTS.equip}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The stats of a Junior as its card prints them. */
function StatsList({ outfit }: { readonly outfit: Outfit }) {
  const stats = outfitStats(outfit, CARD_BASE);
  return (
    <dl className={pagesStyles.jnrStats} aria-label={TEXTS.stats}>
      {STATS.map((stat) => (
        <div key={stat}>
          <dt>{JUNIORS_TEXTS.stats[stat]}</dt>
          <dd>{statText(stat, stats[stat])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The thumbnail of an item; its name stands beside it. */
function ItemPicture({ classId, group }: { readonly classId: JuniorClass; readonly group: JuniorGroup }) {
  return <Sprite atlas={ITEMS} frame={ITEMS.frames[`${classId}-${group}`]} />;
}
