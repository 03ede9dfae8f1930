import { useState } from 'react';
import { Link } from 'react-router-dom';
import { decideResultClaim, undoResultClaim, type ResultRecord } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { ActDialog, Plate, ProblemNote, Skeleton, Status, Summary } from '@rrr/kit/desk';
import { byEvidence, isGood } from './claim-evidence.js';
import { ClaimDialog } from './ClaimDialog.js';
import { DecisionBar } from './DecisionBar.js';
import { useOpenResultsQuery, useResultClaimQuery } from './inbox.api.js';
import type { ItemProps } from './item-props.js';
import { useDecision } from './use-decision.js';
import type { ResultClaim } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

type Asked = { accept: ResultRecord | undefined } | 'refuse';

/** A claim of a missing result beside the results of the event that nobody has, the likeliest first. */
export const ClaimItem = ({ item, next }: ItemProps<ResultClaim>) => {
  const { http } = useHost();
  // the list may be older than the claim
  const claim = useResultClaimQuery({ params: { role: 'admin', claimId: item._id } }).currentData?.resultClaim ?? item;
  const [words, formats, path] = [useInboxWords(), useFormats(), usePath()];
  const [asked, setAsked] = useState<Asked>();
  const { rider, event, place, message, at } = claim;
  const answer = useOpenResultsQuery({
    params: { eventId: event._id },
    query: { unmatched: 'true', limit: 100, ...(claim.class ? { classId: claim.class._id } : {}) },
  });
  const isOpen = claim.status === 'open';
  const candidates = byEvidence(claim, answer.currentData?.results ?? []);
  const likely = candidates.find(({ evidence }) => evidence.some(isGood))?.result;
  const canAdd = claim.class !== null && place !== null;
  const done = () => {
    setAsked(undefined);
    next();
  };
  const refusal = useDecision({
    send: (text: string, idempotencyKey) =>
      http.call(decideResultClaim, {
        params: { claimId: claim._id },
        body: { decision: 'refuse', answer: text },
        idempotencyKey,
      }),
    notice: () => words('claims.refused', { name: rider.fullName }),
    undo: () => http.call(undoResultClaim, { params: { claimId: claim._id } }),
    onDone: done,
  });
  return (
    <>
      <p className="desk-muted">{words('claims.since', { when: formats.instant(at) })}</p>
      <h2 tabIndex={-1}>
        <Link to={path(`/rider/${rider._id}`)}>{rider.fullName}</Link>
      </h2>
      <div className="admin-inbox-evidence">
        <section aria-label={words('claims.said')}>
          <h3>{words('claims.said')}</h3>
          <Summary
            pairs={[
              [
                words('claims.event'),
                <Link key="event" to={path(`/event/${event._id}`)}>
                  {event.title}
                </Link>,
              ],
              [words('claims.raced'), formats.date(event.startDate)],
              [words('claims.inClass'), claim.class?.name ?? words('none')],
              [words('claims.place'), place === null ? words('none') : formats.count(place)],
            ]}
          />
          <blockquote className="admin-inbox-message">{message}</blockquote>
        </section>
        <section aria-label={words('claims.open')}>
          <h3>{words('claims.open')}</h3>
          {!answer.currentData && answer.error && (
            <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} />
          )}
          {!answer.currentData && !answer.error && <Skeleton lines={3} height={56} />}
          {answer.currentData && candidates.length === 0 && <p>{words('claims.noOpen')}</p>}
          <ul className="admin-inbox-candidates">
            {candidates.map(({ result, evidence }) => (
              <li key={result._id}>
                <Plate place={result.place} type={result.resultType} />
                <div>
                  <strong>{result.riderName}</strong>
                  <div className="desk-muted">
                    {[result.number && `#${result.number}`, result.hometown, result.bike].filter(Boolean).join(' · ')}
                  </div>
                  <div className="admin-inbox-fits">
                    {evidence.map((fits) => (
                      <Status key={fits} tone={isGood(fits) ? 'good' : 'wait'}>
                        {words(`claims.fits.${fits}`)}
                      </Status>
                    ))}
                  </div>
                </div>
                <button
                  type="button"
                  className="button"
                  aria-label={words('claims.chooseOf', { name: result.riderName })}
                  onClick={() => setAsked({ accept: result })}
                >
                  {words('claims.choose')}
                </button>
              </li>
            ))}
          </ul>
          {canAdd && (
            <button type="button" className="button" onClick={() => setAsked({ accept: undefined })}>
              {words('claims.add', { place: formats.count(place), inClass: claim.class?.name ?? '' })}
            </button>
          )}
        </section>
      </div>
      {!isOpen && (
        <p className="alert wait" role="status">
          {words(`claims.decided.${claim.status === 'accepted' ? 'accepted' : 'refused'}`, {
            when: formats.instant(claim.decided?.at ?? null),
            by: claim.decided?.by ?? words('none'),
          })}
        </p>
      )}
      <DecisionBar
        approve={
          !isOpen
            ? undefined
            : likely
              ? words('claims.approve', { written: likely.riderName })
              : canAdd
                ? words('claims.approveAdd')
                : undefined
        }
        onApprove={() => setAsked({ accept: likely })}
        refuse={isOpen ? words('claims.refuseShort') : undefined}
        onRefuse={() => setAsked('refuse')}
        onSkip={next}
        state={refusal.state}
      />
      {asked === 'refuse' && (
        <ActDialog
          title={words('claims.refuseTitle', { name: rider.fullName })}
          consequence={words('claims.refuseLead')}
          act={refusal}
          command={(reason) => reason}
          confirm={words('claims.refuse')}
          keep={words('back')}
          reason={{ label: words('claims.answer'), required: words('claims.answerRequired') }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked && asked !== 'refuse' && (
        <ClaimDialog claim={claim} result={asked.accept} onDone={done} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
};
