import { Link, useParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { useDispatch } from 'react-redux';
import { DetailPage, isDraft, lazyPart, PublishEvent, Status, useDraftWords } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { useEventActs } from '../../shared/event-acts/use-event-acts.js';
import { useEventActsWords } from '../../shared/event-acts/words/use-words.js';
import { useTimelineWords } from '../../shared/timeline/words/use-words.js';
import { HeldOfEvent } from '../../shared/held-awards/HeldOfEvent.js';
import { ClassList } from './ClassList.js';
import { EventFacts } from './EventFacts.js';
import { EventNotes } from './EventNotes.js';
import { useEventQuery } from '../../shared/event/event.api.js';

const Timeline = lazyPart(() => import('../../shared/timeline/Timeline.js').then((loaded) => loaded.Timeline));

export const EventPage = () => {
  const [t, path, { eventId = '' }] = [useWords(), usePath(), useParams()];
  const answer = useEventQuery({ params: { eventId } });
  const event = answer.currentData?.event;
  const { acts, shown } = useEventActs(event);
  const [words, drafts, dispatch] = [useEventActsWords(), useDraftWords(), useDispatch()];
  const timeline = useTimelineWords();
  const draft = event !== undefined && isDraft(event);
  const bare = event?.classes.length === 0;
  const primary = draft ? (
    <PublishEvent event={event} decides refresh={() => void dispatch(api.util.invalidateTags(['event', 'series']))} />
  ) : (
    (bare || event?.canUpload) && (
      <Link className="button primary" to={path(`/event/${eventId}/${bare ? 'classes' : 'upload-results'}`)}>
        {words(bare ? 'addClasses' : 'upload')}
      </Link>
    )
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
            {event.status === 'canceled' ? (
              <Status tone="bad">{t('event.canceled')}</Status>
            ) : draft ? (
              <Status tone="wait">{drafts('draft')}</Status>
            ) : (
              <Status tone="good">{t('event.current')}</Status>
            )}
            {event.paying ? (
              <Status tone={draft ? 'plain' : 'good'}>{t(draft ? 'event.willPay' : 'event.paying')}</Status>
            ) : (
              <Status tone="plain">{t('event.notPaying')}</Status>
            )}
          </span>
        )
      }
      tabs={{
        label: t('event.parts'),
        items: [
          {
            key: 'classes',
            label: t('event.classes'),
            content: () => event && <ClassList event={event} />,
          },
          { key: 'timeline', label: timeline('title'), content: () => <Timeline type="event" id={eventId} /> },
        ],
      }}
    >
      {shown}
      {event && <EventNotes event={event} />}
      {event && <HeldOfEvent event={event} />}
      {event && <EventFacts event={event} />}
    </DetailPage>
  );
};
