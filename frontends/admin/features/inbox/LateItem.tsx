import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAskedWords, useFormats, usePath } from '@rrr/kit/base';
import { lazyDialog, ProblemNote, Skeleton, Status, Summary } from '@rrr/kit/desk';
import { Purse } from '../../pieces/Purse.js';
import { useEventQuery } from '../../shared/event/event.api.js';
import type { EventAct } from '../../shared/event-acts/EventActDialog.js';
import { DecisionBar } from './DecisionBar.js';
import type { ItemProps } from './item-props.js';
import { useContactPairs } from './use-contact-pairs.js';
import type { LateEvent } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

const EventActDialog = lazyDialog(() =>
  import('../../shared/event-acts/EventActDialog.js').then((loaded) => loaded.EventActDialog),
);

/** An event whose results did not come in time: whom to ask, what is missing, and whether they are still taken. */
export const LateItem = ({ item, next }: ItemProps<LateEvent>) => {
  const [words, asked, formats, path] = [useInboxWords(), useAskedWords(), useFormats(), usePath()];
  const [act, setAct] = useState<Extract<EventAct, 'acceptLate' | 'refuseLate' | 'stopLate'>>();
  const { _id, title, promoter, resultsDueDate, daysOverdue } = item;
  const answer = useEventQuery({ params: { eventId: _id } });
  const event = answer.currentData?.event;
  const contact = useContactPairs(promoter);
  const accepted = event?.lateResultsAccepted === true;
  return (
    <>
      <p className="desk-muted">
        {words('late.since', { date: formats.date(resultsDueDate), days: words('age', { count: daysOverdue }) })}
      </p>
      <h2 tabIndex={-1}>
        <Link to={path(`/event/${_id}`)}>{title}</Link>
      </h2>
      <div className="admin-inbox-evidence">
        <section aria-label={words('late.who')}>
          <h3>{words('late.who')}</h3>
          <Summary
            pairs={[
              ...contact,
              [words('late.raced'), formats.dates(item.startDate, item.endDate)],
              [words('late.asked'), (item.ridersAsking ?? 0) > 0 && asked('asked', { count: item.ridersAsking ?? 0 })],
              [words('late.purse'), <Purse key="purse" event={item} />],
            ]}
          />
        </section>
        <section aria-label={words('late.classes')}>
          <h3>{words('late.classes')}</h3>
          {!event && answer.error && <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} />}
          {!event && !answer.error && <Skeleton lines={3} height={40} />}
          {event?.classes.length === 0 && (
            <>
              <p>{words('late.noClasses')}</p>
              <Link className="button" to={path(`/event/${_id}/classes`)}>
                {words('late.addClasses')}
              </Link>
            </>
          )}
          {event && event.classes.length > 0 && (
            <ul className="admin-inbox-candidates">
              {event.classes.map((one) => (
                <li key={one._id}>
                  <div>{one.name}</div>
                  <Status tone={one.resultsReceivedAt ? 'good' : 'wait'}>
                    {words(one.resultsReceivedAt ? 'late.received' : 'late.missing')}
                  </Status>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      {accepted && (
        <p className="alert wait" role="status">
          {words('late.accepted')}
        </p>
      )}
      <DecisionBar
        approve={event && !accepted ? words('late.accept') : undefined}
        onApprove={() => setAct('acceptLate')}
        refuse={event && words(accepted ? 'late.refuse' : 'late.stop')}
        onRefuse={() => setAct(accepted ? 'refuseLate' : 'stopLate')}
        onSkip={next}
      />
      {act && event && <EventActDialog kind={act} event={event} onDone={next} onClose={() => setAct(undefined)} />}
    </>
  );
};
