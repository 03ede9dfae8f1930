import { Link } from 'react-router-dom';
import type { EventDetail } from '@rrr/contract';
import { today, useFormats, usePath } from '@rrr/kit/base';
import { DraftNote, isDraft, OneRaceNote, WaitingPurse } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

/** What has to be known before anything else: it is canceled, nobody decided whether it pays, or its results are late. */
export const EventNotes = ({ event }: { event: EventDetail }) => {
  const [t, formats, path] = [useWords(), useFormats(), usePath()];
  const { status, canceledAt, cancelReason, payingAskedAt, resultsDueDate, lateResultsAccepted, classes, proposal } =
    event;
  const missing = classes.some(({ resultsReceivedAt }) => resultsReceivedAt === null);
  const closed = resultsDueDate !== null && resultsDueDate < today() && missing;
  if (status === 'canceled')
    return (
      <div className="alert wait">
        <strong>{t('event.canceledFor', { date: formats.day(canceledAt), reason: cancelReason ?? '' })}</strong>
      </div>
    );
  if (isDraft(event)) return <DraftNote event={event} />;
  return (
    <>
      <OneRaceNote event={event} />
      {proposal && (
        <WaitingPurse proposal={proposal}>
          <div className="desk-purse-acts">
            <Link className="button primary" to={path(`/inbox?group=approvals&item=${proposal._id}`)}>
              {t('event.decideProposal')}
            </Link>
          </div>
        </WaitingPurse>
      )}
      {payingAskedAt && (
        <div className="alert wait">
          <strong>{t('event.notDecided')}</strong>
        </div>
      )}
      {(closed || lateResultsAccepted) && (
        <div className={lateResultsAccepted ? 'alert' : 'alert wait'}>
          <strong>
            {lateResultsAccepted ? t('event.lateAccepted') : t('event.closed', { date: formats.date(resultsDueDate) })}
          </strong>
        </div>
      )}
    </>
  );
};
