import type { Pagination } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { Empty } from '../pieces/Empty.js';
import { useWords } from '../language/use-kit-words.js';

/** How another page is reached: by its address, or where the list has none of its own, by a call. */
type Way = { linkTo: (page: number) => string } | { onPage: (page: number) => void };

interface StepProps {
  to: number;
  way: Way;
  rel?: 'prev' | 'next';
  children: string;
}

const Step = ({ to, way, children, ...rest }: StepProps) =>
  'linkTo' in way ? (
    <Link className="button" to={way.linkTo(to)} {...rest}>
      {children}
    </Link>
  ) : (
    <button type="button" className="button" onClick={() => way.onPage(to)}>
      {children}
    </button>
  );

/**
 * The pages of a list; where the page asked for lies past the end (an old link, a list that became shorter) it says so
 * and leads to the last. `of`: whose pages they are, where a screen has several lists.
 */
export const Pager = ({
  pagination: { page, totalPages, pastEnd },
  of,
  ...way
}: { pagination: Pagination; of?: string } & Way) => {
  const words = useWords();
  if (pastEnd)
    return (
      <Empty
        text={words('list.pastEnd')}
        action={
          <Step to={totalPages} way={way}>
            {words('list.lastPage', { page: totalPages })}
          </Step>
        }
      />
    );
  if (totalPages <= 1) return null;
  return (
    <nav className="pager" aria-label={of === undefined ? words('list.pages') : `${words('list.pages')} (${of})`}>
      {page > 1 && (
        <Step to={page - 1} way={way} rel="prev">
          {words('list.previous')}
        </Step>
      )}
      <span className="muted number" aria-live="polite">
        {words('list.page', { page, total: totalPages })}
      </span>
      {page < totalPages && (
        <Step to={page + 1} way={way} rel="next">
          {words('list.next')}
        </Step>
      )}
    </nav>
  );
};
