import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, lazyDialog, ProblemNote, Skeleton, Summary } from '@rrr/kit/desk';
import { useEventQuery } from '../../shared/event/event.api.js';
import type { EventAct } from '../../shared/event-acts/EventActDialog.js';
import { DecisionBar } from './DecisionBar.js';
import type { ItemProps } from './item-props.js';
import { useContactPairs } from './use-contact-pairs.js';
import type { EventToDecide } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

const EventActDialog = lazyDialog(() =>
  import('../../shared/event-acts/EventActDialog.js').then((loaded) => loaded.EventActDialog),
);

/** An event that a promoter added: who, when and where, and what its classes would pay. */
export const EventItem = ({ item, next }: ItemProps<EventToDecide>) => {
  const [words, formats, path] = [useInboxWords(), useFormats(), usePath()];
  const [asked, setAsked] = useState<Extract<EventAct, 'pay' | 'noPay'>>();
  const { _id, title, promoter, startDate, endDate, series } = item;
  const answer = useEventQuery({ params: { eventId: _id } });
  const event = answer.currentData?.event;
  const contact = useContactPairs(promoter);
  return (
    <>
      <p className="desk-muted">{words('events.since', { when: formats.instant(item.payingAskedAt) })}</p>
      <h2 tabIndex={-1}>
        <Link to={path(`/event/${_id}`)}>{title}</Link>
      </h2>
      <div className="admin-inbox-evidence">
        <section aria-label={words('events.facts')}>
          <h3>{words('events.facts')}</h3>
          <Summary
            pairs={[
              [words('events.races'), startDate === null ? words('none') : formats.dates(startDate, endDate)],
              [words('events.place'), [item.venue, item.city, item.state].filter(Boolean).join(', ') || words('none')],
              ...(series ? [[words('events.series'), series.name] as [string, string]] : []),
              ...contact,
            ]}
          />
        </section>
        <section aria-label={words('events.purse')}>
          <h3>{words('events.purse')}</h3>
          {!event && answer.error && <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} />}
          {!event && !answer.error && <Skeleton lines={3} height={40} />}
          {event?.classes.length === 0 && <p>{words('events.noClasses')}</p>}
          {event && event.classes.length > 0 && (
            <>
              <ul className="admin-inbox-candidates">
                {event.classes.map((one) => (
                  <li key={one._id}>
                    <div>
                      {one.name}
                      <span className="desk-muted"> · {words(`events.types.${one.payoutType}`)}</span>
                    </div>
                    {one.payoutType !== 'noPayout' && (
                      <Amount
                        money={{
                          ...event.contingencyAmount,
                          amount: one.payoutPlaces.reduce((sum, place) => sum + place.amount.amount, 0),
                        }}
                      />
                    )}
                  </li>
                ))}
              </ul>
              <p>
                {words('late.purse')}: <Amount money={event.contingencyAmount} strong />
              </p>
            </>
          )}
        </section>
      </div>
      <DecisionBar
        approve={event && words('events.pays')}
        onApprove={() => setAsked('pay')}
        refuse={event && words('events.not')}
        onRefuse={() => setAsked('noPay')}
        onSkip={next}
      />
      {asked && event && (
        <EventActDialog kind={asked} event={event} onDone={next} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
};
