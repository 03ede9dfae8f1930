import { useEffect, useEffectEvent, useId, useState } from 'react';

const PAUSE = 300;

interface Props {
  /** what stands in the address */
  value: string;
  onSearch: (value: string) => void;
  label: string;
  placeholder?: string;
}

/** A search that writes itself into the address once the person pauses; Enter does not wait. */
export const SearchField = ({ value, onSearch, label, placeholder }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed === undefined || typed.trim() === value) return undefined;
    const timer = setTimeout(() => search(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <form
      role="search"
      aria-label={label}
      className="field search"
      onSubmit={(e) => {
        e.preventDefault();
        onSearch((typed ?? value).trim());
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="search"
        maxLength={100}
        placeholder={placeholder}
        value={typed ?? value}
        onChange={(e) => setTyped(e.target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </form>
  );
};
