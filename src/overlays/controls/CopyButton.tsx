import { useEffect, useState } from 'react';
import { canCopy, copyText } from '../copyText.ts';
import { Button } from './Button.tsx';

/** How long it says that it did (ms). */
const COPIED_MS = 2000;

interface CopyButtonProps {
  /** What is copied, made when the button is pressed. */
  readonly text: () => string;
  /** What the button says until the text is copied. */
  readonly children: string;
}

/** Copies a text where the browser allows it; elsewhere there is no button, and the text can be selected by hand. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!canCopy()) return null;
  return (
    <Button onClick={() => void copyText(text()).then(setCopied)}>
      <span aria-live="polite">{copied ? 'Copied' : children}</span>
    </Button>
  );
}
