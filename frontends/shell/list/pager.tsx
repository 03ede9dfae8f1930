import type { Pagination } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { useLocale } from '@rrr/kit/base';
import { listWords } from './list-words.js';

export const Pager = ({ pagination: { page, totalPages }, linkTo }: { pagination: Pagination; linkTo: (page: number) => string }) => {
  const t = listWords(useLocale());
  if (totalPages <= 1) return null;
  return (
    <nav className="pager" aria-label={t('pages')}>
      {page > 1 && (
        <Link className="button" rel="prev" to={linkTo(page - 1)}>
          {t('previous')}
        </Link>
      )}
      <span className="muted number">{t('pageOf', { page, totalPages })}</span>
      {page < totalPages && (
        <Link className="button" rel="next" to={linkTo(page + 1)}>
          {t('next')}
        </Link>
      )}
    </nav>
  );
};
