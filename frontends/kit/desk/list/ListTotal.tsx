import type { Pagination } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

/** "1–25 of 5,000": which rows of how many are shown. */
export const ListTotal = ({ pagination, shown }: { pagination: Pagination; shown: number }) => {
  const [words, formats] = [useWords(), useFormats()];
  const { page, totalPages, total } = pagination;
  if (total === undefined || shown === 0) return null;
  // Every page but the last is full, so a page's own rows say how many stand before it.
  const first = page === totalPages ? total - shown + 1 : (page - 1) * shown + 1;
  return (
    <p className="desk-total" role="status">
      {words('list.range', {
        first: formats.count(first),
        last: formats.count(first + shown - 1),
        total: formats.count(total),
      })}
    </p>
  );
};
