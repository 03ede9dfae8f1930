import { Link, useParams } from 'react-router-dom';
import { getEvent } from '@rrr/contract';
import { Empty, LoadingPage, useFormats } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import { useShell } from '../../app/shell-context.js';
import { useCall } from '../../app/use-call.js';
import { useTitle } from '../../app/use-title.js';
import { useWords } from '../../words/use-words.js';
import { MissingPage } from '../MissingPage.js';
import { EventClassCard } from './EventClassCard.js';
import { EventFacts } from './EventFacts.js';

export const EventPage = () => {
  const [t, formats, { to }] = [useWords(), useFormats(), useShell()];
  const { eventId = '' } = useParams();
  const { data, error, retry } = useCall(getEvent, { params: { eventId } });
  useTitle(data?.event.title);
  if (error?.status === 404 || error?.status === 400) return <MissingPage />;
  if (error)
    return (
      <div className="page">
        <LoadFailed title={t('event.failed')} detail={error.detail} retryLabel={t('events.retry')} onRetry={retry} />
      </div>
    );
  if (!data) return <LoadingPage />;
  const { event } = data;
  return (
    <div className="page">
      <Link className="back" to={to('/events')}>
        <span aria-hidden="true">←</span> {t('event.back')}
      </Link>
      <header className="page-head">
        <div>
          <h1>{event.title}</h1>
          <p className="lead muted">{formats.dates(event.startDate, event.endDate)}</p>
        </div>
        {event.contingencyAmount.amount > 0 && (
          <p className="total">
            <span className="figure">{formats.money(event.contingencyAmount, { whole: true })}</span>
            <span className="muted small">{t('event.total')}</span>
          </p>
        )}
      </header>
      <EventFacts event={event} />
      <section className="section" aria-labelledby="classes">
        <h2 id="classes">{t('event.classes')}</h2>
        {event.classes.length === 0 && <Empty text={t('event.noClasses')} />}
        {event.classes.map((it) => (
          <EventClassCard key={it._id} eventClass={it} />
        ))}
      </section>
    </div>
  );
};
