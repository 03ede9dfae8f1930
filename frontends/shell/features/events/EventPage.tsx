import { useParams, useSearchParams } from 'react-router-dom';
import { askForResults, getEvent, type EventDetail } from '@rrr/contract';
import { AskForResults, Empty, LoadingPage, Status } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import { useCall } from '../../app/use-call.js';
import { useShell } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { MissingPage } from '../MissingPage.js';
import { ClaimCard } from './ClaimCard.js';
import { startersOf } from './class-status.js';
import { EventDetails, NextRound } from './EventDetails.js';
import { EventHeader } from './EventHeader.js';
import { PayoutSheet } from './PayoutSheet.js';
import { ResultsTable } from './ResultsTable.js';
import { useEventWords } from './words/use-event-words.js';
import './events.css';

/** The class that the address names, else the first with results. */
const useChosenClass = ({ classes }: EventDetail) => {
  const [params] = useSearchParams();
  return (
    classes.find((it) => it._id === params.get('class')) ?? classes.find((it) => it.results.length > 0) ?? classes[0]
  );
};

const Results = ({ event, chosen }: { event: EventDetail; chosen: EventDetail['classes'][number] }) => {
  const t = useEventWords();
  const { name, results, entrants } = chosen;
  const of = Math.max(results.length, entrants ?? 0);
  return (
    <section className="section" id="results" aria-labelledby="results-title">
      <header className="section-head">
        <h2 id="results-title">{t('event.resultsOf', { name })}</h2>
        {results.length > 0 && <span className="muted">{t('event.started', { count: startersOf(chosen), of })}</span>}
      </header>
      {results.length === 0 ? (
        <Empty text={t('event.noResults', { name })} />
      ) : (
        <>
          <div className="card results-card">
            <ResultsTable inClass={chosen} event={event} />
          </div>
          <p className="small muted">{t('event.note')}</p>
        </>
      )}
    </section>
  );
};

const EventBody = ({ event, onAsked }: { event: EventDetail; onAsked: () => void }) => {
  const [t, { http }] = [useEventWords(), useShell()];
  const chosen = useChosenClass(event);
  const canceled = event.status === 'canceled';
  return (
    <>
      <EventHeader event={event} />
      <div className="page event-page">
        <section className="section" aria-labelledby="classes">
          <header className="section-head">
            <h2 id="classes">{t('event.classes')}</h2>
            <Status tone={canceled ? 'bad' : event.paying ? 'good' : 'plain'}>
              {t(canceled ? 'event.canceled' : event.paying ? 'event.paying' : 'event.notPaying')}
            </Status>
          </header>
          {event.classes.length === 0 ? (
            <Empty text={t('event.noClasses')} />
          ) : (
            <PayoutSheet event={event} chosen={chosen} />
          )}
        </section>
        <div className="event-columns">
          <div>{chosen && <Results event={event} chosen={chosen} />}</div>
          <aside className="event-aside">
            {event.resultsAsked && (
              <AskForResults
                asked={event.resultsAsked}
                send={() => http.call(askForResults, { params: { eventId: event._id } })}
                refresh={onAsked}
              />
            )}
            <ClaimCard event={event} />
            <EventDetails event={event} />
            <NextRound event={event} />
          </aside>
        </div>
      </div>
    </>
  );
};

export const EventPage = () => {
  const t = useEventWords();
  const { eventId = '' } = useParams();
  const { data, error, retry } = useCall(getEvent, { params: { eventId } });
  // while another event is on its way, the one before is not shown under its address
  const event = data?.event._id === eventId ? data.event : undefined;
  useTitle(event?.title);
  if (error?.status === 404 || error?.status === 400) return <MissingPage />;
  if (error)
    return (
      <div className="page">
        <LoadFailed title={t('event.failed')} detail={error.detail} retryLabel={t('retry')} onRetry={retry} />
      </div>
    );
  return event ? <EventBody key={event._id} event={event} onAsked={retry} /> : <LoadingPage />;
};
