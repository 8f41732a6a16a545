import { useRef, useState } from 'react';
import { useMachine } from '@xstate/react';
import type { Random } from '../../../supabase/functions/_shared/kernel/clock.ts';
import { everythingOf, isFiltered } from '../../../supabase/functions/_shared/domain/tokenQuery.ts';
import { useApp } from '../../overlays/appContext.ts';
import { browseActors } from '../../overlays/collection/browseActors.ts';
import { browseMachine } from '../../overlays/collection/browseMachine.ts';
import { PortraitWall } from '../../overlays/collection/Portrait.tsx';
import { useDensity } from '../../overlays/collection/useDensity.ts';
import { useFacets } from '../../overlays/collection/useFacets.ts';
import { Browse } from './Browse.tsx';
import { Header } from './Header.tsx';
import { Notice } from './Notice.tsx';
import { readPlace } from './permalink.ts';
import { YEARBOOK_TEXTS as TEXTS } from './texts.ts';
import './yearbook.css';

/** A seed that gives another random order. */
const newSeed = (random: Random): number => Math.floor(random() * 2 ** 32);

const EVERYBODY = everythingOf('Flunks');

/** The Yearbook: all students of the collection's index (YEARBOOK-1). */
export function YearbookWindow() {
  const { params, services, random } = useApp();
  const [start] = useState(() => readPlace(params, newSeed(random)));
  const [machine] = useState(() => browseMachine.provide({ actors: browseActors(services, 'everybody') }));
  const [query] = useState(() =>
    start.kind === 'grid' ? start.query : everythingOf('Flunks', 'random', newSeed(random)),
  );
  const [snapshot, send] = useMachine(machine, { input: { query } });
  const root = useRef<HTMLDivElement>(null);
  const density = useDensity(root);
  const { value: facts } = useFacets(null, EVERYBODY);
  const { total, fresh, failure, counts } = snapshot.context;

  const content = () => {
    if (total === null && (failure !== null || snapshot.hasTag('outage'))) {
      return (
        <Notice
          isError
          heading={TEXTS.errorTitle}
          text={failure?.message || TEXTS.error}
          button={TEXTS.tryAgain}
          onPress={() => send({ type: 'user.retry' })}
        />
      );
    }
    if (total === null) return <Notice heading={TEXTS.loading} />;
    if (total === 0 && fresh && !isFiltered(snapshot.context.query)) {
      return (
        <Notice
          heading={TEXTS.empty}
          text={TEXTS.emptyNote}
          button={TEXTS.reload}
          onPress={() => send({ type: 'user.clear' })}
        />
      );
    }
    return (
      <Browse
        {...{ snapshot, send }}
        studentAtFirst={start.kind === 'student' ? start.tokenId : null}
        onShuffle={() => send({ type: 'user.shuffle', seed: newSeed(random) })}
      />
    );
  };
  return (
    <div ref={root} className="yearbook">
      <Header total={counts?.Flunks ?? null} facts={facts} />
      <PortraitWall density={density}>{content()}</PortraitWall>
    </div>
  );
}
