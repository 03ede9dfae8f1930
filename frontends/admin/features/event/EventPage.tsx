import { useParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { Empty, Page, ProblemNote, Skeleton, Status } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { ClassCard } from './ClassCard.js';
import { EventFacts } from './EventFacts.js';
import { useEventQuery } from './event.api.js';

export const EventPage = () => {
  const [t, path] = [useWords(), usePath()];
  const { eventId = '' } = useParams();
  const { currentData: data, error, isFetching, refetch } = useEventQuery({ params: { eventId } });
  const event = data?.event;
  return (
    <Page
      title={event?.title ?? t('events.title')}
      back={{ to: path('/events'), label: t('event.back') }}
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
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton lines={3} height={140} />}
      {event && <EventFacts event={event} />}
      {event?.classes.length === 0 && <Empty text={t('event.noClasses')} />}
      {event?.classes.map((it) => (
        <ClassCard key={it._id} of={it} />
      ))}
    </Page>
  );
};
