import { useParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { DetailPage, Empty, Status } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { ClassCard } from './ClassCard.js';
import { EventFacts } from './EventFacts.js';
import { useEventQuery } from './event.api.js';

export const EventPage = () => {
  const [t, path, { eventId = '' }] = [useWords(), usePath(), useParams()];
  const answer = useEventQuery({ params: { eventId } });
  const event = answer.currentData?.event;
  return (
    <DetailPage
      title={event?.title ?? t('events.title')}
      back={{ to: path('/events'), label: t('event.back') }}
      answer={answer}
      lead={
        event && (
          <span className="admin-states">
            {event.status === 'current' ? (
              <Status tone="good">{t('event.current')}</Status>
            ) : (
              <Status tone="bad">{t('event.canceled')}</Status>
            )}
            {event.paying ? (
              <Status tone="good">{t('event.paying')}</Status>
            ) : (
              <Status tone="plain">{t('event.notPaying')}</Status>
            )}
          </span>
        )
      }
    >
      {event && <EventFacts event={event} />}
      {event?.classes.length === 0 && <Empty text={t('event.noClasses')} />}
      {event?.classes.map((it) => (
        <ClassCard key={it._id} of={it} />
      ))}
    </DetailPage>
  );
};
