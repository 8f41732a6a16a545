/** A prime that divides no plausible number of students: week after week another one, and everyone's turn comes. */
const STRIDE = 7_919;

/** Which of so many students is the student of this week, counted from 0; null: there are none (FHS-6). */
export function studentOfWeek(week: number, students: number): number | null {
  return students <= 0 ? null : (week * STRIDE) % students;
}
