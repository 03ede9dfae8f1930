import { Link } from 'react-router-dom';
import { listPromoters } from '@rrr/contract';
import { Empty, LazyPage, Pager, useFormats, useListState } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import { useShell } from '../../app/shell-context.js';
import { useCall } from '../../app/use-call.js';
import { useKnownConfig } from '../../app/use-known-config.js';
import { useTitle } from '../../app/use-title.js';
import { SearchField } from '../../list/SearchField.js';
import { PromoterCards } from './PromoterCards.js';
import { usePromoterWords } from './words/use-words.js';
import './promoters.css';

const LIST = { filters: { query: '' } };

const loadForm = () => import('./ApplyForm.js').then((loaded) => loaded.ApplyForm);
const waiting = <div className="card apply-waiting" aria-busy />;

/** First on the page: whoever comes here wants to run events that pay. */
const Apply = () => {
  const words = usePromoterWords();
  const resultDays = useKnownConfig()?.program.resultWindowDays;
  return (
    <section className="apply" id="apply" aria-labelledby="apply-title" tabIndex={-1}>
      <div className="apply-how">
        <h2 id="apply-title">{words('apply')}</h2>
        <ol className="apply-steps">
          <li>{words('one')}</li>
          <li>{words('two')}</li>
          {resultDays !== undefined && <li>{words('three', { resultDays })}</li>}
        </ol>
      </div>
      <LazyPage load={loadForm} waiting={waiting} />
    </section>
  );
};

export const PromotersPage = () => {
  const [words, formats, { to }, list] = [usePromoterWords(), useFormats(), useShell(), useListState(LIST)];
  useTitle();
  const query = list.filters.query.slice(0, 100);
  const { data, error, retry } = useCall(listPromoters, { query: { page: list.page, ...(query ? { query } : {}) } });
  const total = data?.pagination.total;
  return (
    <>
      <section className="promoter-panel">
        <div className="promoter-panel-in">
          <div>
            <h1>{words('title')}</h1>
            <p className="lead promoter-lead">{words('lead')}</p>
          </div>
          {/* its place is kept while the answer is on its way */}
          <p className="promoter-total" aria-busy={!data}>
            <span className="figure">{total === undefined || query ? '\u00a0' : formats.count(total)}</span>
            <span>{total === undefined || query ? '\u00a0' : words('approved', { count: total })}</span>
          </p>
          <a className="button large" href="#promoters">
            {words('toList')}
          </a>
        </div>
      </section>
      <div className="page promoter-page">
        <Apply />
        <h2 id="promoters">{words('approvedTitle')}</h2>
        <SearchField value={query} onSearch={(text) => list.setFilters({ query: text })} label={words('search')} />
        {error && (
          <LoadFailed title={words('failed')} detail={error.detail} retryLabel={words('retry')} onRetry={retry} />
        )}
        {!error && data?.promoters.length !== 0 && <PromoterCards promoters={data?.promoters} />}
        {data?.promoters.length === 0 && !data.pagination.pastEnd && (
          <Empty
            text={words(query ? 'none' : 'noneYet')}
            action={
              query ? (
                <Link className="button" to={to('/promoters')}>
                  {words('showAll')}
                </Link>
              ) : undefined
            }
          />
        )}
        {data && <Pager pagination={data.pagination} linkTo={list.pageLink} />}
      </div>
    </>
  );
};
