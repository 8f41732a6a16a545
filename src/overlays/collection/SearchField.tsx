import { BROWSE_TEXTS as TEXTS } from './browseTexts.ts';
import './browse.css';

interface SearchFieldProps {
  readonly typed: string;
  readonly disabled?: boolean;
  readonly onSearch: (text: string) => void;
}

/** What is typed into the search of a list of tokens. */
export function SearchField({ typed, disabled, onSearch }: SearchFieldProps) {
  return (
    <input
      className="w95-text token-search"
      type="search"
      aria-label={TEXTS.search}
      placeholder={TEXTS.search}
      maxLength={60}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      disabled={disabled}
      onChange={(event) => onSearch(event.currentTarget.value)}
    />
  );
}
