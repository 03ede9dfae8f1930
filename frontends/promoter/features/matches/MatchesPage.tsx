import type { promoterUnmatched, UnpaidResult } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { ListPage, UNPAID_AT_ONCE, UnpaidResults, useList } from '@rrr/kit/desk';
import { useUnmatchedQuery } from '../../api.js';
import { useRefreshResults } from '../results/use-refresh-results.js';
import { useMatchPageWords } from './words/use-words.js';

/** Paid places whose finisher is no known rider: who may be meant, why, and what it would pay. */
export const MatchesPage = () => {
  const { session } = useHost();
  const [words, path, refresh] = [useMatchPageWords(), usePath(), useRefreshResults()];
  const list = useList<typeof promoterUnmatched>({ limit: UNPAID_AT_ONCE });
  const answer = useUnmatchedQuery({ params: { id: session.user._id }, query: list.query });
  return (
    <ListPage<UnpaidResult>
      title={words('title')}
      lead={words('lead')}
      back={{ to: path('/'), label: words('home') }}
      label={words('title')}
      list={list}
      answer={answer}
      items={answer.data?.results}
      pagination={answer.data?.pagination}
      draw={(results) => <UnpaidResults results={results} refresh={refresh} />}
      empty={{ text: words('none') }}
    />
  );
};
