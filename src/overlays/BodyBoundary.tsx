import { Component, type ReactNode } from 'react';
import { Button } from './controls/Button.tsx';
import { Icon } from './controls/Icon.tsx';
import { BROKEN_BODY, errorText } from './dialogTexts.ts';

/** Keeps the fault of one window's body within that window, and offers to start it again. */
export class BodyBoundary extends Component<
  { readonly children: ReactNode },
  { readonly fault: string | null }
> {
  override state: { readonly fault: string | null } = { fault: null };

  static getDerivedStateFromError(fault: unknown): { fault: string } {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return (
      <div className="w95-broken" role="alert">
        <Icon name="dialog-error" />
        <div>
          <p>{BROKEN_BODY.title}</p>
          <p>{BROKEN_BODY.advice}</p>
          <pre>{errorText(fault)}</pre>
          <Button default onClick={() => this.setState({ fault: null })}>
            {BROKEN_BODY.retry}
          </Button>
        </div>
      </div>
    );
  }
}
