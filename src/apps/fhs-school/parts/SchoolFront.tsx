import { bundle as school } from '@bundles/high-school.ts';
import { isSiteDay } from '../../../../supabase/functions/_shared/domain/schoolHours.ts';
import { FramedPicture } from '../browser/FramedPicture.tsx';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import { Crowd } from './Crowd.tsx';
import { useArcadia } from './useArcadia.ts';

const { 'high-school-day': DAY, 'high-school-night': NIGHT } = school.pictures;

/** The school by day or by night, as it is in Arcadia now (FHS-3), and who walks past it. */
export function SchoolFront() {
  const isDay = isSiteDay(useArcadia().hour);
  return (
    <div className="front">
      <FramedPicture
        picture={isDay ? DAY : NIGHT}
        scale={2}
        alt={isDay ? TEXTS.frontDay : TEXTS.frontNight}
        caption={isDay ? TEXTS.frontDayCaption : TEXTS.frontNightCaption}
      />
      <Crowd isDay={isDay} />
    </div>
  );
}
