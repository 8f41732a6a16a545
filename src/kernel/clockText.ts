/**
 * Hours and minutes as the taskbar shows them. By hand: the browser's Intl takes 20 ms to wake, 90 on a cheap phone, and
 * some put a narrow space before AM and PM that the bitmap fonts lack.
 */
export function clockTextAt(time: number): string {
  const date = new Date(time);
  const hour = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
