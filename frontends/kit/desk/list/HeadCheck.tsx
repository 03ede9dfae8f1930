import { useEffect, useRef } from 'react';
import { useWords } from '../words/use-words.js';
import type { Item, RowsProps } from './row.js';

interface Props<T> {
  items: readonly T[];
  choice: RowsProps<T>['choice'] & object;
}

/** Chooses all rows of the page; half set where some of them are chosen. */
export const HeadCheck = <T extends Item>({ items, choice: { bulk } }: Props<T>) => {
  const words = useWords();
  const box = useRef<HTMLInputElement>(null);
  const count = items.filter(({ _id }) => bulk.chosen.has(_id)).length;
  const all = count === items.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !all;
  }, [count, all]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={words('list.selectAll')}
      checked={all}
      disabled={bulk.running !== undefined || bulk.loading !== undefined}
      onChange={(event) => bulk.choose(items, event.target.checked)}
    />
  );
};
