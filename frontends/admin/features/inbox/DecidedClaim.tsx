import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { ProblemNote, Skeleton, Summary } from '@rrr/kit/desk';
import { ClaimItem } from './ClaimItem.js';
import { DecisionBar } from './DecisionBar.js';
import { useResultClaimQuery } from './inbox.api.js';
import { useInboxWords } from './words/use-words.js';

/** A claim that is not in the open list: how it was decided, by whom, and what the rider was told. */
export const DecidedClaim = ({ claimId, next }: { claimId: string; next: () => void }) => {
  const [words, formats, path] = [useInboxWords(), useFormats(), usePath()];
  const answer = useResultClaimQuery({ params: { role: 'admin', claimId } });
  const claim = answer.currentData?.resultClaim;
  if (!claim)
    return answer.error ? (
      <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} />
    ) : (
      <Skeleton lines={4} height={56} />
    );
  // further back in the list than it was read
  if (claim.status === 'open') return <ClaimItem item={claim} next={next} />;
  const { rider, event, decided, place, message } = claim;
  return (
    <>
      <p className="desk-muted">{words('claims.since', { when: formats.instant(claim.at) })}</p>
      <h2 tabIndex={-1}>
        <Link to={path(`/rider/${rider._id}`)}>{rider.fullName}</Link>
      </h2>
      <p className="alert" role="status">
        {words(`claims.decided.${claim.status}`, {
          when: formats.instant(decided?.at ?? null),
          by: decided?.by ?? words('none'),
        })}
      </p>
      <Summary
        pairs={[
          [
            words('claims.event'),
            <Link key="event" to={path(`/event/${event._id}`)}>
              {event.title}
            </Link>,
          ],
          [words('claims.inClass'), claim.class?.name ?? words('none')],
          [words('claims.place'), place === null ? words('none') : formats.count(place)],
          [words('claims.said'), message],
          [words('claims.answer'), decided?.answer ?? words('none')],
        ]}
      />
      <DecisionBar onSkip={next} />
    </>
  );
};
