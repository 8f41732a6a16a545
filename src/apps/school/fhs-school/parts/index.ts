import type { ComponentType } from 'react';
import { CalendarPart } from './CalendarPart.tsx';
import { ComingUp } from './ComingUp.tsx';
import { GuestBook } from './GuestBook.tsx';
import { HitCounter } from './HitCounter.tsx';
import { HoursTable } from './HoursTable.tsx';
import { KeyHolder } from './KeyHolder.tsx';
import { LastEvening } from './LastEvening.tsx';
import { SchoolFront } from './SchoolFront.tsx';
import { StaffList } from './StaffList.tsx';
import { Vote } from './Vote.tsx';
import { Weeks } from './Weeks.tsx';
import { StudentOfWeek } from './StudentOfWeek.tsx';
import { WeekNews } from './WeekNews.tsx';

/** What the school's pages show that is drawn by the site itself. */
export const PARTS = {
  front: SchoolFront,
  hours: HoursTable,
  counter: HitCounter,
  student: StudentOfWeek,
  'week-news': WeekNews,
  calendar: CalendarPart,
  'coming-up': ComingUp,
  key: KeyHolder,
  evening: LastEvening,
  staff: StaffList,
  'guest-book': GuestBook,
  vote: Vote,
  weeks: Weeks,
} as const satisfies Readonly<Record<string, ComponentType>>;

export type PartName = keyof typeof PARTS;
