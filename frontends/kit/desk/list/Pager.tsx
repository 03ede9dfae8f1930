import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { Pagination } from '@rrr/contract';
import { Empty } from '../pieces/Empty.js';
import { useWords } from '../words/use-words.js';

/**
 * The pages of a list; where the page asked for lies past the end (an old link, a list that became shorter) it says so
 * and leads to the last.
 */
export const Pager = ({
  pagination: { page, totalPages, pastEnd },
  onPage,
}: {
  pagination: Pagination;
  onPage: (page: number) => void;
}) => {
  const words = useWords();
  if (pastEnd)
    return (
      <Empty
        text={words('list.pastEnd')}
        action={
          <button type="button" className="button" onClick={() => onPage(totalPages)}>
            {words('list.lastPage', { page: totalPages })}
          </button>
        }
      />
    );
  if (totalPages <= 1) return null;
  return (
    <nav className="desk-pager" aria-label={words('list.pages')}>
      <button
        type="button"
        className="button"
        aria-label={words('list.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <LeftOutlined aria-hidden />
      </button>
      <span aria-live="polite">{words('list.page', { page, total: totalPages })}</span>
      <button
        type="button"
        className="button"
        aria-label={words('list.next')}
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        <RightOutlined aria-hidden />
      </button>
    </nav>
  );
};
