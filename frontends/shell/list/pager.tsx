import type { Pagination } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { useWords } from '../words/use-words.js';

export const Pager = ({ pagination: { page, totalPages }, linkTo }: { pagination: Pagination; linkTo: (page: number) => string }) => {
  const t = useWords();
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
