import { useEffect, useState } from 'react';
import { dealersLean, type DealerLean, type Request } from '@rrr/contract';
import { problemOf, type ApiProblem } from '@rrr/kit/base';
import { useShell } from '../../app/shell-context.js';
import { useCall } from '../../app/use-call.js';

/** pages of 500 dealers that are loaded to measure from the reader's own location */
const MOST_PAGES = 20;

/** Dealers of a search: one page of them, or with `all` every page. */
export const useDealers = (query: NonNullable<Request<typeof dealersLean>['query']>, all: boolean) => {
  const { http, report } = useShell();
  const first = useCall(dealersLean, { query });
  const [rest, setRest] = useState<{ of: unknown; dealers: readonly DealerLean[]; problem?: ApiProblem }>();
  const { data, fresh } = first;
  const pages = all && fresh && data ? Math.min(data.pagination.totalPages, MOST_PAGES) : 1;
  const asked = JSON.stringify(query);
  useEffect(() => {
    if (pages < 2) return undefined;
    const aborter = new AbortController();
    const loadRest = async () => {
      const found: DealerLean[] = [];
      for (let page = 2; page <= pages; page += 1)
        found.push(
          ...(
            await http.call(dealersLean, {
              query: { ...(JSON.parse(asked) as typeof query), page },
              signal: aborter.signal,
            })
          ).dealers,
        );
      return found;
    };
    loadRest().then(
      (dealers) => setRest({ of: data, dealers }),
      (error: unknown) => {
        if (aborter.signal.aborted) return;
        const problem = problemOf(error);
        if (problem) setRest({ of: data, dealers: [], problem });
        else report(error);
      },
    );
    return () => aborter.abort();
  }, [http, report, pages, asked, data]);
  const joined = rest && rest.of === data ? rest : undefined;
  return {
    ...first,
    error: first.error ?? joined?.problem,
    more: pages > 1 ? joined?.dealers : undefined,
    /** all pages that were asked for are there */
    complete: pages < 2 || joined !== undefined,
  };
};
