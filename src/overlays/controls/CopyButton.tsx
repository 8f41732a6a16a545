import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';

/** How long it says that it did (ms). */
const COPIED_MS = 2000;

/** Copies a text where the browser allows it; elsewhere the text can be selected by hand. */
export function CopyButton({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  // Outside a secure context there is no clipboard, whatever the type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;
  return (
    <Button
      onClick={() =>
        void clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </Button>
  );
}
