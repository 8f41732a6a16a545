/** Whether there is a clipboard. Outside a secure context there is none, whatever the type says. */
export const canCopy = (): boolean => (navigator.clipboard as Clipboard | undefined) !== undefined;

/** Puts a text on the clipboard. False: the browser did not let it. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
