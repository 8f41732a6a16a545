import type { ButtonHTMLAttributes } from 'react';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> & {
  /** Drawn with the ring of the button that Enter presses. */
  readonly default?: boolean;
};

/** A push button. */
export function Button({ default: isDefault = false, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className="w95-button" data-default={isDefault || undefined}>
      <span>{children}</span>
    </button>
  );
}

/** A button that looks like a link: blue and underlined. */
export function Link({ type = 'button', ...rest }: Omit<ButtonProps, 'default'>) {
  return <button {...rest} type={type} className="w95-link" />;
}
