import { lazy, Suspense, useEffect, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ActProblem, NoticeBanners, useHost, usePath, useReport } from '@rrr/kit/base';
import { Empty, FilterField, Page, Pager, ProblemNote, Skeleton, useListState } from '@rrr/kit/desk';
import { useRidersQuery } from '../../api.js';
import { useOwnDealer } from '../../use-own-dealer.js';
import { useWords } from '../../words/use-words.js';
import { useFindWords } from './words/use-find-words.js';
import { CounterCode } from './CounterCode.js';
import { LastRedemptions } from './LastRedemptions.js';
import { RedemptionResult } from './RedemptionResult.js';
import { RiderResult } from './RiderResult.js';
import { redemptionCodeIn, riderCodeIn } from './typed.js';
import { useRedemptionByCode } from './use-redemption-by-code.js';
import { useRiderByCode } from './use-rider-by-code.js';

/** A page without it works as well: it only prepares the offline page. */
const KeepSheet = lazy(async () => {
  try {
    return { default: (await import('../cheat-sheet/KeepSheet.js')).KeepSheet };
  } catch {
    return { default: () => null };
  }
});

/** The counter's first screen: type, tap. The search stands in the address, so Back from a rider finds it as it was. */
export const FindPage = () => {
  const [words, find, path, navigate] = [useWords(), useFindWords(), usePath(), useNavigate()];
  const [report, { http }] = [useReport(), useHost()];
  const list = useListState({ filters: { query: '' } });
  const query = list.filters.query.trim();
  const asked = query.length >= 2;
  const redemption = useRedemptionByCode(redemptionCodeIn(query));
  const [byCode, riderCode] = [useRiderByCode(), riderCodeIn(query)];
  const { data: own, error: ownError, refetch: askOwn } = useOwnDealer();
  const { currentData, error, isFetching, refetch } = useRidersQuery(
    { params: { role: 'dealer' }, query: { query, page: list.page, limit: 10 } },
    { skip: !asked },
  );
  // Whoever searches will tap a result: the counter's files come while the name is typed.
  useEffect(() => {
    if (asked) import(/* webpackChunkName: "redeem" */ '../redeem/RedeemPage.js').catch(report);
  }, [asked, report]);
  const currency = own?.dealer.currency;
  const failed = ownError ?? (asked ? error : undefined);
  const riders = asked && currency ? currentData?.riders : undefined;
  const searching = byCode.state.phase === 'sending';
  /** Enter opens the only thing found; a code that is nothing else is asked for. */
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (isFetching || !riders) return;
    const found = [
      ...(redemption ? [`/redemption/${redemption._id}`] : []),
      ...riders.map((rider) => `/rider/${rider._id}`),
    ];
    const [only] = found;
    if (only && found.length === 1) void navigate(path(only));
    else if (found.length === 0 && riderCode) void byCode.run(riderCode);
  };
  return (
    <Page title={words('find.title')} lead={words('find.lead')}>
      <div className="dealer-find">
        <form role="search" onSubmit={open}>
          <FilterField
            label={find('field')}
            value={list.filters.query}
            onChange={(text) => list.setFilters({ query: text })}
            autoFocus
          />
        </form>
        {query.length === 1 && <p className="desk-muted">{find('hint')}</p>}
        {failed && <ProblemNote error={failed} onRetry={() => void (ownError ? askOwn() : refetch())} />}
        <ActProblem act={byCode} />
        {redemption && <RedemptionResult found={redemption} />}
        {riderCode && !redemption && riders && (
          <button
            type="button"
            className="dealer-result"
            aria-busy={searching}
            onClick={() => void byCode.run(riderCode)}
          >
            <span className="dealer-result-who">
              <strong>{find('byCode', { code: `${riderCode.slice(0, 4)}-${riderCode.slice(4)}` })}</strong>
              <span className="desk-muted">{find('byCodeHelp')}</span>
            </span>
          </button>
        )}
        {searching && !riderCode && <Skeleton lines={1} height={88} />}
        {asked && !riders && !failed && <Skeleton lines={3} height={88} />}
        {riders?.length === 0 && !riderCode && !currentData?.pagination.pastEnd && !isFetching && (
          <Empty
            text={
              <>
                {find('none', { query })}
                <br />
                {find('noneHelp')}
              </>
            }
          />
        )}
        {riders && riders.length > 0 && currency && (
          <ul className="dealer-results" aria-label={find('results')}>
            {riders.map((rider) => (
              <li key={rider._id}>
                <RiderResult rider={rider} currency={currency} />
              </li>
            ))}
          </ul>
        )}
        {riders && currentData && <Pager pagination={currentData.pagination} onPage={list.setPage} />}
      </div>
      {/* below the field, which is what the counter comes for */}
      {!asked && <NoticeBanners place="dealers" http={http} />}
      {!asked && <CounterCode />}
      {!asked && <LastRedemptions />}
      {own && (
        <Suspense>
          <KeepSheet />
        </Suspense>
      )}
      {!asked && (
        <p className="dealer-acts">
          <Link className="button" to={path('/riders')}>
            {words('more.riders')}
          </Link>
          <Link className="button" to={path('/redemptions/statement')}>
            {words('more.statement')}
          </Link>
          <Link className="button" to={path('/cheat-sheet')}>
            {words('more.sheet')}
          </Link>
        </p>
      )}
    </Page>
  );
};
