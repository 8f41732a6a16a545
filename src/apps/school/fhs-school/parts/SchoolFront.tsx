import { bundle as school } from '@bundles/high-school.ts';
import { isSiteDay } from '@shared/domain/school/schoolHours.ts';
import { Picture } from '../../../../overlays/controls/Picture.tsx';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import { Crowd } from './Crowd.tsx';
import { useArcadia } from './useArcadia.ts';
import styles from './parts.module.css';

const { 'high-school-day': DAY, 'high-school-night': NIGHT } = school.pictures;

/** The school by day or by night, as it is in Arcadia now (FHS-3), and who walks past it. */
export function SchoolFront() {
  const isDay = isSiteDay(useArcadia().hour);
  const { url, width, height } = isDay ? DAY : NIGHT;
  return (
    <figure>
      <div className={styles.frontPicture}>
        <Picture
          url={url}
          alt={isDay ? TEXTS.frontDay : TEXTS.frontNight}
          width={width * 2}
          height={height * 2}
        />
        <Crowd isDay={isDay} />
      </div>
      <figcaption>{isDay ? TEXTS.frontDayCaption : TEXTS.frontNightCaption}</figcaption>
    </figure>
  );
}
