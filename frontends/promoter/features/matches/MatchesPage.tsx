import { useState } from 'react';
import type { promoterUnmatched, UnpaidResult } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { lazyDialog, ListPage, useList } from '@rrr/kit/desk';
import { useUnmatchedQuery } from '../../api.js';
import type { Chosen } from './MatchDialog.js';
import { AT_ONCE, isLikely } from './unpaid.js';
import { UnpaidCard } from './UnpaidCard.js';
import { Unlikely } from './Unlikely.js';
import { useMatchWords } from './words/use-words.js';

const MatchDialog = lazyDialog(() => import('./MatchDialog.js').then((it) => it.MatchDialog));

interface Choice {
  result: UnpaidResult;
  rider: Chosen;
}

/** Paid places whose finisher is no known rider: who may be meant, why, and what it would pay. */
export const MatchesPage = () => {
  const { session } = useHost();
  const [words, path] = [useMatchWords(), usePath()];
  const [choice, setChoice] = useState<Choice>();
  const list = useList<typeof promoterUnmatched>({ limit: AT_ONCE });
  const answer = useUnmatchedQuery({ params: { id: session.user._id }, query: list.query });
  return (
    <>
      <ListPage<UnpaidResult>
        title={words('title')}
        lead={words('lead')}
        back={{ to: path('/'), label: words('home') }}
        label={words('title')}
        list={list}
        answer={answer}
        items={answer.data?.results}
        pagination={answer.data?.pagination}
        draw={(results) => (
          <div className="promoter-unpaids">
            {results.filter(isLikely).map((result) => (
              <UnpaidCard key={result._id} result={result} onChoose={(rider) => setChoice({ result, rider })} />
            ))}
            <Unlikely results={results.filter((result) => !isLikely(result))} />
          </div>
        )}
        empty={{ text: words('none') }}
      />
      {choice && (
        <MatchDialog
          eventId={choice.result.event._id}
          result={choice.result}
          rider={choice.rider}
          onClose={() => setChoice(undefined)}
        />
      )}
    </>
  );
};
