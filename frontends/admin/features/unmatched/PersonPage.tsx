import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Pagination, UnpaidResult } from '@rrr/contract';
import { problemOf, useFormats, usePath } from '@rrr/kit/base';
import {
  Candidates,
  Page,
  Pager,
  ProblemNote,
  Section,
  Skeleton,
  useBulk,
  useListState,
  type ChosenRider,
} from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { candidatesOf, fits, worthOf } from '../../shared/unmatched/candidates.js';
import { PersonResults } from './PersonResults.js';
import { useUnmatchedOfPersonQuery } from './unmatched.api.js';
import { useUnmatchedWords } from '../../shared/unmatched/words/use-words.js';

const AT_ONCE = 100;

interface Props {
  riderName: string;
  results: readonly UnpaidResult[];
  pagination: Pagination;
  onPage: (page: number) => void;
}

/** First who is meant, then which of the results are theirs. */
const Person = ({ riderName, results, pagination, onPage }: Props) => {
  const words = useUnmatchedWords();
  const [rider, setRider] = useState<ChosenRider>();
  const refresh = useRefresh('record', 'money', 'event');
  const bulk = useBulk<UnpaidResult>(riderName, refresh);
  const candidates = candidatesOf(results);
  const choose = (one: ChosenRider) => {
    setRider(one);
    bulk.choose(
      results.filter((result) => fits(result, one._id)),
      true,
    );
  };
  const chooseAgain = () => {
    setRider(undefined);
    bulk.clear();
  };
  return (
    <>
      {results.length > 0 && (
        <Section title={words('who')}>
          {rider ? (
            <div className="admin-chosen">
              <div>
                <strong>{rider.fullName}</strong>
                <div className="desk-muted">
                  {[rider.hometown, rider.amaNumber && words('ama', { number: rider.amaNumber })]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              </div>
              <button type="button" className="button" onClick={chooseAgain}>
                {words('other')}
              </button>
            </div>
          ) : (
            <>
              {candidates.length === 0 && <p>{words('nobody')}</p>}
              <Candidates of={candidates} onChoose={choose} />
            </>
          )}
        </Section>
      )}
      <PersonResults riderName={riderName} results={results} rider={rider} bulk={bulk} />
      <Pager pagination={pagination} onPage={onPage} />
    </>
  );
};

/** All unmatched results of one name, to be matched to one rider. */
export const PersonPage = () => {
  const { resultId = '' } = useParams();
  const [words, formats, path] = [useUnmatchedWords(), useFormats(), usePath()];
  const { page, setPage } = useListState({ filters: {} });
  const answer = useUnmatchedOfPersonQuery({ params: { resultId }, query: { page, limit: AT_ONCE } });
  const { currentData: found, isFetching, error, refetch } = answer;
  const missing = problemOf(error)?.status === 404;
  const worth = worthOf(found?.results ?? []).map((money) => formats.money(money));
  return (
    <Page
      title={found?.riderName ?? words('title')}
      back={{ to: path('/unmatched-results'), label: words('title') }}
      lead={
        found &&
        [words('resultsOf', { count: found.pagination.total ?? found.results.length }), ...worth]
          .filter(Boolean)
          .join(' · ')
      }
    >
      {error !== undefined && !isFetching && (
        <ProblemNote error={error} {...(missing ? {} : { onRetry: () => void refetch() })} />
      )}
      {!found && isFetching && <Skeleton lines={6} />}
      {found && (
        <Person riderName={found.riderName} results={found.results} pagination={found.pagination} onPage={setPage} />
      )}
    </Page>
  );
};
