import { areAnswered, seenEvening } from '@shared/domain/town/candles.ts';
import type { EveningTruth } from '@shared/domain/town/story.ts';
import type { AppContext } from '../../kernel/app.ts';

/** What the evening of Friday makes true of the town for the person now. */
export function eveningTruths({ time, presence, story }: AppContext['services']): readonly EveningTruth[] {
  const { isTrainIn, isLakeLit } = time.evening.get();
  const candles = presence.candles.get();
  const wasThere = candles !== null && story.get().has(seenEvening(candles.evening));
  const truths: Readonly<Record<EveningTruth, boolean>> = {
    'town:dark': time.dark.get(),
    'town:train': isTrainIn && time.dark.get(),
    'town:lake-light': isLakeLit && time.night.get(),
    'town:answered': wasThere && areAnswered(candles),
  };
  // The keys are those of its type.
  return (Object.keys(truths) as EveningTruth[]).filter((truth) => truths[truth]);
}
