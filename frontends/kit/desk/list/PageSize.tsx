import { useId } from 'react';
import { PAGE_SIZES } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

interface Props {
  limit: number;
  onChange: (limit: number) => void;
}

/** How many rows a page has, kept in the address. */
export const PageSize = ({ limit, onChange }: Props) => {
  const [words, id] = [useWords(), useId()];
  const sizes: readonly number[] = PAGE_SIZES;
  return (
    <div className="desk-page-size">
      <label htmlFor={id}>{words('list.pageSize')}</label>
      <select id={id} className="input" value={limit} onChange={(event) => onChange(Number(event.target.value))}>
        {[...new Set([limit, ...sizes])]
          .toSorted((a, b) => a - b)
          .map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
      </select>
    </div>
  );
};
