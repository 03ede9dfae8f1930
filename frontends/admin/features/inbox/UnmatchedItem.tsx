import { useState } from 'react';
import { Link } from 'react-router-dom';
import { setResultAside, type UnpaidResult } from '@rrr/contract';
import { ActProblem, useFormats, useHost, usePath } from '@rrr/kit/base';
import { Candidates, MatchDialog, Plate, Summary, type ChosenRider } from '@rrr/kit/desk';
import { AmountOf } from '../../pieces/AmountOf.js';
import { useRefresh } from '../../use-refresh.js';
import { DecisionBar } from './DecisionBar.js';
import type { ItemProps } from './item-props.js';
import { useDecision } from './use-decision.js';
import { useInboxWords } from './words/use-words.js';

/** A finisher in a paid place whom nobody is known for: what the file says, who may be meant, and why. */
export const UnmatchedItem = ({ item: result, next }: ItemProps<UnpaidResult>) => {
  const { http } = useHost();
  const [words, formats, path] = [useInboxWords(), useFormats(), usePath()];
  const refresh = useRefresh('record', 'money', 'event');
  const [rider, setRider] = useState<ChosenRider>();
  const { event, riderName, candidates, worth, verdict } = result;
  const [likely] = candidates;
  const put = (setAside: boolean) =>
    http.call(setResultAside, { params: { resultId: result._id }, body: { setAside } });
  const aside = useDecision({
    send: (to: boolean) => put(to),
    notice: () => words('unmatched.setAside', { name: riderName }),
    undo: () => put(false),
    onDone: next,
  });
  const others = verdict.reasons.filter(({ code }) => code !== 'RIDER_UNKNOWN');
  return (
    <>
      <p className="desk-muted">
        <Link to={path(`/event/${event._id}`)}>{event.title}</Link> · {result.className} ·{' '}
        {formats.date(event.startDate)}
      </p>
      <h2 tabIndex={-1}>{riderName}</h2>
      <div className="admin-inbox-evidence">
        <section aria-label={words('unmatched.said')}>
          <h3>{words('unmatched.said')}</h3>
          <Summary
            pairs={[
              [words('unmatched.place'), <Plate key="place" place={result.place} type={result.resultType} />],
              [words('unmatched.worth'), <AmountOf key="worth" money={worth} count={worth.amount} strong />],
              [words('unmatched.number'), result.number ?? words('none')],
              [words('unmatched.hometown'), result.hometown ?? words('none')],
              [words('unmatched.ama'), result.amaNumber ?? words('none')],
              [words('email'), result.email ?? words('none')],
              [words('unmatched.bike'), result.bike ?? words('none')],
            ]}
          />
          {others.length > 0 && (
            <p className="desk-muted">
              {words('unmatched.also')} {others.map(({ detail }) => detail).join(' ')}
            </p>
          )}
        </section>
        <section aria-label={words('unmatched.candidates')}>
          <h3>{words('unmatched.candidates')}</h3>
          {candidates.length === 0 && <p>{words('unmatched.nobody')}</p>}
          <Candidates
            of={candidates}
            onChoose={setRider}
            pays={{ eventId: event._id, result }}
            leftOut={result.candidatesLeftOut}
          />
        </section>
      </div>
      <ActProblem act={aside} />
      <DecisionBar
        approve={likely && words('unmatched.match', { name: likely.fullName })}
        onApprove={() => setRider(likely)}
        refuse={words('unmatched.aside')}
        onRefuse={() => void aside.run(true)}
        onSkip={next}
        state={aside.state}
      />
      {rider && (
        <MatchDialog
          eventId={event._id}
          result={result}
          rider={rider}
          undo
          refresh={refresh}
          onDone={next}
          onClose={() => setRider(undefined)}
        />
      )}
    </>
  );
};
