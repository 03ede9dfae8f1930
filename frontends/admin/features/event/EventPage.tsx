import { Link, useParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { DetailPage, Empty, Status } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { useEventActs } from '../event-acts/use-event-acts.js';
import { useEventActsWords } from '../event-acts/words/use-words.js';
import { HeldOfEvent } from '../held/HeldOfEvent.js';
import { ClassCard } from './ClassCard.js';
import { EventFacts } from './EventFacts.js';
import { EventNotes } from './EventNotes.js';
import { useEventQuery } from './event.api.js';

export const EventPage = () => {
  const [t, path, { eventId = '' }] = [useWords(), usePath(), useParams()];
  const answer = useEventQuery({ params: { eventId } });
  const event = answer.currentData?.event;
  const { acts, shown } = useEventActs(event);
  const words = useEventActsWords();
  const bare = event?.classes.length === 0;
  const primary = (bare || event?.canUpload) && (
    <Link className="button primary" to={path(`/event/${eventId}/${bare ? 'classes' : 'upload-results'}`)}>
      {words(bare ? 'addClasses' : 'upload')}
    </Link>
  );
  return (
    <DetailPage
      title={event?.title ?? t('nav.events')}
      back={{ to: path('/events'), label: t('event.back') }}
      answer={answer}
      acts={acts}
      primary={primary}
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
      {shown}
      {event && <EventNotes event={event} />}
      {event && <HeldOfEvent event={event} />}
      {event && <EventFacts event={event} />}
      {bare && <Empty text={t('event.noClasses')} />}
      {event?.classes.map((it) => (
        <ClassCard key={it._id} of={it} event={event} />
      ))}
    </DetailPage>
  );
};
