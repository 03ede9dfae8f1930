import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { Pagination } from '@rrr/contract';
import { useDeskWords } from '../words/use-desk-words.js';

export const Pager = ({ pagination: { page, totalPages }, onPage }: { pagination: Pagination; onPage: (page: number) => void }) => {
  const words = useDeskWords();
  if (totalPages <= 1 && page <= 1) return null;
  return (
    <nav className="desk-pager" aria-label={words('list.pages')}>
      <button type="button" className="button" aria-label={words('list.previous')} disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, totalPages))}>
        <LeftOutlined aria-hidden />
      </button>
      <span aria-live="polite">{words('list.page', { page, total: totalPages })}</span>
      <button type="button" className="button" aria-label={words('list.next')} disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        <RightOutlined aria-hidden />
      </button>
    </nav>
  );
};
