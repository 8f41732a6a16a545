import { systemClock } from '@shared/kernel/clock.ts';
import { saveFile, textFile } from '../../../../overlays/saveFile.ts';
import { calendarFile, type CalendarDay } from './calendarFile.ts';
import { HOST } from '../site/host.ts';

/** Gives the person some days as a file that their own calendar reads, named after the school and `name` (FHS-8). */
export function saveCalendar(days: readonly CalendarDay[], name: string): void {
  const text = calendarFile(days, HOST, systemClock.now());
  const fileName = `fhs-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.ics`;
  saveFile(textFile(text, 'text/calendar'), fileName);
}
