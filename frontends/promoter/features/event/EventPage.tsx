import { useParams, useSearchParams } from 'react-router-dom';
import { LazyPage, useFormats, usePath } from '@rrr/kit/base';
import { Page, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useEventQuery } from '../../api.js';
import { today, whyNoUpload } from '../../due.js';
import { useWords } from '../../words/use-words.js';
import { ClassChecklist } from './ClassChecklist.js';

const loadImport = () => import('../import/ImportPage.js').then((it) => it.ImportPage);

/**
 * An event as a checklist of its classes; `?class=` opens the way to send results of one, and without an id lets the
 * reader choose.
 */
export const EventPage = () => {
  const { eventId = '' } = useParams();
  const [params] = useSearchParams();
  const [words, formats, path] = [useWords(), useFormats(), usePath()];
  const { data, error, refetch } = useEventQuery({ params: { eventId } });
  const back = { to: path('/'), label: words('event.back') };
  if (!data) {
    return error ? (
      <Page title={words('event.unnamed')} back={back}>
        <ProblemNote error={error} onRetry={() => void refetch()} />
      </Page>
    ) : (
      <Skeleton lines={4} height={72} />
    );
  }
  const { event } = data;
  const asked = params.get('class');
  if (asked !== null && event.canUpload) return <LazyPage key={asked} load={loadImport} />;
  const place = [event.venue, event.city, event.state].filter(Boolean).join(', ');
  const why = event.canUpload ? undefined : whyNoUpload(event, today());
  const date = why === 'upcoming' ? event.startDate : event.resultsDueDate;
  return (
    <Page
      title={event.title}
      lead={[formats.dates(event.startDate, event.endDate), place].filter(Boolean).join(' · ')}
      back={back}
    >
      {why && (
        <div className="alert wait">
          <strong>{words(`event.${why}`, { date: formats.date(date) })}</strong>
        </div>
      )}
      {!event.paying && (
        <div className="alert">
          <strong>{words('event.notPaying')}</strong>
        </div>
      )}
      <ClassChecklist event={event} />
    </Page>
  );
};
