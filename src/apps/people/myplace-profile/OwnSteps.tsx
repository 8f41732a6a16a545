import { useState } from 'react';
import type { Work } from '@shared/contract/making/works.ts';
import type { PersonPage } from '@shared/contract/people/myPlace.ts';
import {
  isStepDone,
  moodFor,
  PAGE_STEPS,
  songFor,
  wordsFor,
  type PageStep,
} from '@shared/domain/people/pageSteps.ts';
import { tokenIcon } from '@shared/domain/people/profileIcon.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { Box } from './Page.tsx';
import { songOf } from './songs.ts';
import { TEXTS } from './texts.ts';
import pageStyles from './page.module.css';
import styles from './own.module.css';

interface OwnStepsProps {
  readonly page: PersonPage;
  readonly wallet: Address;
  readonly works: readonly Work[];
  readonly onChanged: (page: PersonPage) => void;
  readonly onEdit: () => void;
}

/** What a press on the suggestion of a step keeps. */
interface Suggestion {
  readonly text: string;
  readonly use: () => Promise<Result<PersonPage>>;
}

/**
 * The four steps to a page of one's own, for its owner alone: a suggestion stands beside each that is open, and is
 * published by a press on it and not before (MYPLACE-11).
 */
export function OwnSteps(props: OwnStepsProps) {
  const [isHidden, setHidden] = useState(false);
  const [matter, setMatter] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const suggestions = useSuggestions(props);
  if (isHidden || PAGE_STEPS.every((step) => isStepDone(step, props.page))) return null;
  const use = async (suggestion: Suggestion): Promise<void> => {
    setBusy(true);
    setMatter(null);
    const kept = await suggestion.use();
    setBusy(false);
    if (kept.ok) props.onChanged(kept.value);
    else setMatter(kept.error.message);
  };
  return (
    <Box title={TEXTS.steps}>
      <p>{TEXTS.stepsNote}</p>
      <ol className={styles.mpSteps}>
        {PAGE_STEPS.map((step) => {
          const isDone = isStepDone(step, props.page);
          return (
            <li key={step}>
              <Mark isDone={isDone} />
              <b>{TEXTS.step[step]}</b>
              {!isDone && (
                <SuggestionLine
                  {...{ step, isBusy }}
                  suggestion={suggestions[step]}
                  onUse={(suggestion) => void use(suggestion)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {matter !== null && <p role="alert">{matter}</p>}
      <p className={styles.mpOwnWay}>
        <Link onClick={props.onEdit}>{TEXTS.ownWay}</Link>
        <Link onClick={() => setHidden(true)}>{TEXTS.notNow}</Link>
      </p>
    </Box>
  );
}

/** What each step suggests; null: nothing. */
function useSuggestions({
  page,
  wallet,
  works,
}: OwnStepsProps): Readonly<Record<PageStep, Suggestion | null>> {
  const { clock, services } = useApp();
  const isNight = useStore(services.time.night);
  const { value: held } = useLoaded(
    (signal) =>
      services.api.call(
        'GET /api/collection/tokens',
        { owner: wallet, collection: 'Flunks', sort: 'rank', offset: 0, limit: 1 },
        { signal },
      ),
    [wallet],
  );
  const best = held?.tokens[0];
  const keep = async (
    change: Partial<Pick<PersonPage, 'mood' | 'song' | 'about'>>,
  ): Promise<Result<PersonPage>> => {
    const answer = await services.api.call('POST /api/myplace/page', { wallet, ...change });
    return answer.ok ? ok(answer.value.page) : answer;
  };
  const acts = { works, signatures: page.signatures };
  const mood = moodFor(clock.now(), isNight, acts);
  const song = songFor(clock.now());
  const about = wordsFor(page.username, acts);
  return {
    mood: { text: mood, use: () => keep({ mood }) },
    song: { text: songOf(song)?.title ?? song, use: () => keep({ song }) },
    words: { text: about, use: () => keep({ about }) },
    picture:
      best === undefined
        ? null
        : {
            text: TEXTS.bestFlunk(best.serial, best.rank),
            async use() {
              const icon = tokenIcon('Flunks', best.tokenId);
              const kept = await services.profile.usePicture(icon);
              return kept.ok ? ok({ ...page, profile_icon: icon }) : kept;
            },
          },
  };
}

interface SuggestionLineProps {
  readonly step: PageStep;
  readonly suggestion: Suggestion | null;
  readonly isBusy: boolean;
  readonly onUse: (suggestion: Suggestion) => void;
}

function SuggestionLine({ step, suggestion, isBusy, onUse }: SuggestionLineProps) {
  if (suggestion === null) return <span className={pageStyles.mpNote}>{TEXTS.noFlunk}</span>;
  return (
    <>
      <span>{suggestion.text}</span>
      <Button
        disabled={isBusy}
        aria-label={TEXTS.suggested(TEXTS.step[step])}
        onClick={() => onUse(suggestion)}
      >
        {TEXTS.use}
      </Button>
    </>
  );
}

const EMPTY = ['kkkkkkkkk', ...Array.from({ length: 7 }, () => 'kwwwwwwwk'), 'kkkkkkkkk'];
const TICKED = [
  'kkkkkkkkk',
  'kwwwwwwgk',
  'kwwwwwggk',
  'kgwwwggwk',
  'kggwggwwk',
  'kwgggwwwk',
  'kwwgwwwwk',
  'kwwwwwwwk',
  'kkkkkkkkk',
];

function Mark({ isDone }: { readonly isDone: boolean }) {
  return (
    <span role="img" aria-label={isDone ? TEXTS.stepDone : TEXTS.stepOpen}>
      <PixelPicture
        rows={isDone ? TICKED : EMPTY}
        colors={{ k: '#181425', w: '#ffffff', g: '#0a6a1e' }}
        scale={1}
      />
    </span>
  );
}
