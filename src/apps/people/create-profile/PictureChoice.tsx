import type { ReactNode } from 'react';

/** The picture that is chosen, and how to choose another. */
export interface Choosing {
  /** The name of the group of radio buttons that all pictures are. */
  readonly name: string;
  readonly chosen: string;
  readonly onChoose: (icon: string) => void;
}

interface PictureChoiceProps extends Choosing {
  readonly icon: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One picture that can be chosen. */
export function PictureChoice({ name, chosen, onChoose, icon, title, children }: PictureChoiceProps) {
  return (
    <label title={title} data-chosen={icon === chosen || undefined}>
      <input
        type="radio"
        name={name}
        aria-label={title}
        checked={icon === chosen}
        onChange={() => onChoose(icon)}
      />
      {children}
    </label>
  );
}
