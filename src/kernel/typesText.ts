const WITHOUT_TEXT = ['range', 'color', 'radio', 'checkbox', 'file'];

/** Whether what is typed or dropped there goes into a field. */
export const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !WITHOUT_TEXT.includes(target.type));
