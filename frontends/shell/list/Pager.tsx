import type { Pagination } from '@rrr/contract';
import { Empty } from '@rrr/kit/base';
import { Link } from 'react-router-dom';
import { useWords } from '../words/use-words.js';

/** Pagination of a list; for a page past the end it says so and links to the last page. */
export const Pager = ({
  pagination: { page, totalPages, pastEnd },
  linkTo,
}: {
  pagination: Pagination;
  linkTo: (page: number) => string;
}) => {
  const t = useWords();
  if (pastEnd)
    return (
      <Empty text={t('list.pastEnd')}>
        <Link className="button" to={linkTo(totalPages)}>
          {t('list.lastPage', { page: totalPages })}
        </Link>
      </Empty>
    );
  if (totalPages <= 1) return null;
  return (
    <nav className="pager" aria-label={t('list.pages')}>
      {page > 1 && (
        <Link className="button" rel="prev" to={linkTo(page - 1)}>
          {t('list.previous')}
        </Link>
      )}
      <span className="muted number">{t('list.pageOf', { page, totalPages })}</span>
      {page < totalPages && (
        <Link className="button" rel="next" to={linkTo(page + 1)}>
          {t('list.next')}
        </Link>
      )}
    </nav>
  );
};
