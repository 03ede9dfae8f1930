import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { getEvent, type EventDetail } from '@rrr/contract';
import { Empty, LoadingPage, Status } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import { useCall } from '../../app/use-call.js';
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

/** Only a rider who misses results sees it, so a visitor does not load it. */
const AskPanel = lazy(() => import('./AskPanel.js').then((loaded) => ({ default: loaded.AskPanel })));

/** The class that the address names, else the first with results. */
const useChosenClass = ({ classes }: EventDetail) => {
  const [params] = useSearchParams();
  return (
    classes.find((raceClass) => raceClass._id === params.get('class')) ??
    classes.find((raceClass) => raceClass.results.length > 0) ??
    classes[0]
  );
};

const Results = ({ event, chosen }: { event: EventDetail; chosen: EventDetail['classes'][number] }) => {
  const t = useEventWords();
  const { name, results, entrants } = chosen;
  const of = Math.max(results.length, entrants ?? 0);
  return (
    <section className="section" id="results" aria-labelledby="results-title">
      <header className="section-head">
        <h2 id="results-title">{t('resultsOf', { name })}</h2>
        {results.length > 0 && <span className="muted">{t('started', { count: startersOf(chosen), of })}</span>}
      </header>
      {results.length === 0 ? (
        <Empty text={t('noResults', { name })} />
      ) : (
        <>
          <div className="card results-card">
            <ResultsTable inClass={chosen} event={event} />
          </div>
          <p className="small muted">{t('note')}</p>
        </>
      )}
    </section>
  );
};

const EventBody = ({ event, onAsked }: { event: EventDetail; onAsked: () => void }) => {
  const t = useEventWords();
  const chosen = useChosenClass(event);
  const canceled = event.status === 'canceled';
  return (
    <>
      <EventHeader event={event} />
      <div className="page event-page">
        <section className="section" aria-labelledby="classes">
          <header className="section-head">
            <h2 id="classes">{t('classes')}</h2>
            <Status tone={canceled ? 'bad' : event.paying ? 'good' : 'plain'}>
              {t(canceled ? 'canceled' : event.paying ? 'paying' : 'notPaying')}
            </Status>
          </header>
          {event.classes.length === 0 ? <Empty text={t('noClasses')} /> : <PayoutSheet event={event} chosen={chosen} />}
        </section>
        <div className="event-columns">
          <div>{chosen && <Results event={event} chosen={chosen} />}</div>
          <aside className="event-aside">
            {event.resultsAsked && (
              <Suspense>
                <AskPanel event={event} asked={event.resultsAsked} onAsked={onAsked} />
              </Suspense>
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
        <LoadFailed title={t('failed')} detail={error.detail} retryLabel={t('retry')} onRetry={retry} />
      </div>
    );
  return event ? <EventBody key={event._id} event={event} onAsked={retry} /> : <LoadingPage />;
};
