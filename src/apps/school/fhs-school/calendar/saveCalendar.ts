import { systemClock } from '@shared/kernel/clock.ts';
import { SCHOOL } from '@shared/domain/system/disk/entries.ts';
import type { AppContext } from '../../../../kernel/app.ts';
import { giveFile } from '../../../../overlays/giveFile.ts';
import { textFile } from '../../../../overlays/textFile.ts';
import { schoolDaysFile, type CalendarDay } from './schoolDays.ts';
import { HOST } from '../site/host.ts';

/** Gives the person some days as a file that their own calendar reads, named after the school and `name` (FHS-8). */
export function saveCalendar(
  app: Pick<AppContext, 'desktop' | 'services'>,
  days: readonly CalendarDay[],
  name: string,
): void {
  const text = schoolDaysFile(days, HOST, systemClock.now());
  const called = `fhs-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.ics`;
  giveFile(app, { file: textFile(text, 'text/calendar'), name: called, folder: SCHOOL });
}
