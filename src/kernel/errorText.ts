/** Error texts longer than this are cut (SHELL-11). */
export const ERROR_TEXT_LENGTH = 100;

/** The message of an error, cut to the limit; a cut message ends in three dots. */
export function errorText(fault: unknown): string {
  const message = fault instanceof Error ? fault.message : String(fault);
  if (message.length <= ERROR_TEXT_LENGTH) return message;
  return `${message.slice(0, ERROR_TEXT_LENGTH - 3)}...`;
}
