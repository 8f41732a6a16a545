import { whatNext, type Hint } from '@shared/domain/town/case/whatNext.ts';
import { THINGS } from '@shared/domain/town/case/things.ts';
import { locationOf } from '@shared/domain/town/town.ts';
import { entryTo } from '@shared/domain/town/townEntry.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { CORK } from '../../../overlays/cork.ts';
import { GoThere } from './Card.tsx';
import board from './caseFile.module.css';
import { caseOnMap } from '../../../town/clues/onMap.ts';
import { CLUES } from '../../../town/clues/clues.ts';
import styles from './papers.module.css';
import { TEXTS } from './texts.ts';
import { clockOf } from './timeline.ts';
import type { CaseBoard } from './useCase.ts';

/** What is still open, without a spoiler (CASE-10). */
export function WhatNext({ joins }: Pick<CaseBoard, 'joins'>) {
  const { services, mode, desktop } = useApp();
  const facts = useStore(services.story);
  const town = useStore(services.town);
  const isBuildMode = useStore(mode).name === 'build';
  const isOnMap = useStore(caseOnMap(services));
  const hints = whatNext({
    facts,
    cards: CLUES,
    joins: joins.map(({ cards }) => cards),
    mayEnter: (place) => entryTo(place, town, isBuildMode).status === 'entered',
  });
  const holder = town.status === 'loaded' ? town.holder : null;
  const isShut = holder !== null && (holder.wallet === null || holder.flunks < 1);
  return (
    <div className={board.cork} style={CORK}>
      <section className={styles.next} aria-label={TEXTS.nextTitle}>
        <h2>{TEXTS.nextTitle}</h2>
        {isShut ? <Shut /> : hints.length === 0 && <p>{TEXTS.nothingNext}</p>}
        <ul>
          {hints.map((hint) => (
            <li key={JSON.stringify(hint)}>
              <span>{wordsOf(hint)}</span>
              {'place' in hint && (
                <GoThere clue={{ title: titleOf(hint.place), place: outsideOf(hint.place) }} />
              )}
              {hint.kind === 'notice' && (
                <Button
                  aria-label={`${TEXTS.lookAt}: ${THINGS[hint.thing].title}`}
                  onClick={() => desktop.openFor('pockets', hint.thing)}
                >
                  {TEXTS.lookAt}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <p className={styles.nextFoot}>
          <span>{TEXTS.nextHint}</span>
          <Button onClick={() => desktop.openFor('objectives')}>{TEXTS.objectives}</Button>
        </p>
        <p className={styles.nextFoot}>
          <Checkbox checked={isOnMap} onCheck={caseOnMap(services).set}>
            {TEXTS.showOnMap}
          </Checkbox>
          <Button onClick={() => desktop.openFor('town')}>{TEXTS.map}</Button>
        </p>
      </section>
    </div>
  );
}

/** To a person who may enter no place the board says so, and what they can do all the same. */
function Shut() {
  const { desktop } = useApp();
  return (
    <p className={styles.shut}>
      <span>{TEXTS.shut}</span>
      <Button onClick={() => desktop.openFor('sign-in')}>{TEXTS.signIn}</Button>
      <Button onClick={() => desktop.openFor('story')}>{TEXTS.watch}</Button>
    </p>
  );
}

/** The location alone: which of its rooms it is remains to be found. */
const outsideOf = (place: string): string => locationOf(place)?.id ?? place;
const titleOf = (place: string): string => locationOf(place)?.title ?? '';

function wordsOf(hint: Hint): string {
  switch (hint.kind) {
    case 'hour':
      return TEXTS.next.hour(clockOf(hint.at));
    case 'notice':
      return TEXTS.next.notice(THINGS[hint.thing].title);
    case 'ask':
      return TEXTS.next.ask(titleOf(hint.place), hint.hour);
    default:
      return TEXTS.next[hint.kind](titleOf(hint.place));
  }
}
