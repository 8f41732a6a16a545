import { systemClock } from '../../../supabase/functions/_shared/kernel/clock.ts';
import { calendarFile, type CalendarDay } from './calendarFile.ts';
import { HOST } from './host.ts';

/** Gives the person some days as a file that their own calendar reads, named after the school and `name` (FHS-8). */
export function saveCalendar(days: readonly CalendarDay[], name: string): void {
  const text = calendarFile(days, HOST, systemClock.now());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = `fhs-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}
