import { useEffect, useId, useState } from 'react';
import type { ListState } from './use-list-state.js';

const PAUSE = 300;

/** A search field that updates the URL after a pause in typing, or at once on Enter. */
export const SearchField = ({
  list,
  label,
  placeholder,
  name = 'query',
}: {
  list: ListState;
  label: string;
  placeholder?: string;
  name?: string;
}) => {
  const id = useId();
  const stands = list.get(name) ?? '';
  const [typed, setTyped] = useState<string>();
  const { set } = list;
  useEffect(() => {
    if (typed === undefined) return;
    if (typed.trim() === stands) return;
    const timer = setTimeout(() => set({ [name]: typed.trim() }, { replace: true }), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, stands, name, set]);
  return (
    <form
      role="search"
      className="field search"
      onSubmit={(e) => {
        e.preventDefault();
        set({ [name]: (typed ?? stands).trim() });
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="search"
        maxLength={100}
        placeholder={placeholder}
        value={typed ?? stands}
        onChange={(e) => setTyped(e.target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </form>
  );
};
