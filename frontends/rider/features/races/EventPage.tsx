import { askForResults, disciplineOf, type EventDetail } from '@rrr/contract';
import { AskForResults, CalendarLink, Emblem, usePunctualWords, useFormats, useHost, usePath } from '@rrr/kit/base';
import { Amount, DetailPage, Section, Status, type Pair } from '@rrr/kit/desk';
import { Link, useParams } from 'react-router-dom';
import { today } from '../../today.js';
import { useMe } from '../../use-me.js';
import { useRefresh } from '../../use-refresh.js';
import { useEarningsQuery } from '../earnings/earnings.api.js';
import { ResultRow } from '../earnings/ResultRow.js';
import '../earnings/earnings.css';
import { placeOf } from './event-columns.js';
import { FavouriteButton } from './FavouriteButton.js';
import { ClassResults, PayoutClasses } from './PayoutClasses.js';
import { useEventQuery, useFavouritesQuery } from './races.api.js';
import { useRacesWords } from './words/use-words.js';
import './races.css';

const ALL = { page: 1, limit: 100 } as const;

/** Whether a missing result can still be claimed. */
const isClaimable = ({ status, startDate, resultsDueDate }: EventDetail): boolean =>
  status === 'current' && startDate !== null && startDate <= today() && (resultsDueDate ?? '') >= today();

const useSummary = (event: EventDetail | undefined): readonly Pair[] => {
  const [t, punctual, formats, path] = [useRacesWords(), usePunctualWords(), useFormats(), usePath()];
  if (!event) return [];
  const { startDate, endDate, paying, contingencyAmount, series, promoter, venueWebsite, resultsDueDate, punctuality } =
    event;
  return [
    [t('event.date'), formats.dates(startDate, endDate)],
    [t('event.place'), placeOf(event)],
    [t('event.posted'), paying ? <Amount money={contingencyAmount} /> : t('event.notPaying')],
    [t('event.series'), series && <Link to={path(`/serie/${series._id}`)}>{series.name}</Link>],
    [t('event.promoter'), promoter?.name],
    [t('event.punctuality'), punctuality && punctual('punctual', punctuality)],
    [
      t('event.website'),
      venueWebsite && (
        <a href={venueWebsite} target="_blank" rel="noreferrer">
          {venueWebsite.replace(/^https?:\/\//, '').replace(/\/$/, '')}
        </a>
      ),
    ],
    [t('event.claimBy'), isClaimable(event) && formats.date(resultsDueDate)],
  ];
};

/** One event: what it pays, what came of it, and the reader's own results there. */
export const EventPage = () => {
  const { eventId = '' } = useParams();
  const [t, path, params] = [useRacesWords(), usePath(), useMe()];
  const [{ http }, refresh] = [useHost(), useRefresh('events')];
  const answer = useEventQuery({ params: { eventId } });
  const marked = useFavouritesQuery({ params, query: { ...ALL, kind: 'event' } });
  const earned = useEarningsQuery({ params, query: ALL });
  // the three are drawn together, so that nothing moves when one comes after another
  const waits = marked.isLoading || earned.isLoading;
  const event = waits ? undefined : answer.currentData?.event;
  const favourites = marked.data?.favourites;
  const own = (earned.data?.earnings ?? []).filter((earning) => earning.event._id === eventId);
  const summary = useSummary(event);
  return (
    <DetailPage
      title={event?.title ?? t('event.title')}
      mark={
        event && (
          <span className="rider-emblem-large">
            <Emblem discipline={disciplineOf(event.type)} draws />
          </span>
        )
      }
      back={{ to: path('/events'), label: t('events.title') }}
      answer={{ ...answer, currentData: event, isFetching: answer.isFetching || waits }}
      lead={event?.status === 'canceled' && <Status tone="bad">{t('event.canceled')}</Status>}
      primary={
        event && (
          <>
            <CalendarLink eventId={eventId} />
            {favourites && (
              <FavouriteButton
                kind="event"
                id={eventId}
                name={event.title}
                favourite={favourites.some((favourite) => favourite._id === eventId)}
                wide
              />
            )}
          </>
        )
      }
      above={
        own.length > 0 && (
          <Section title={t('event.yours')}>
            <div className="rider-results">
              <ul>
                {own.map((earning) => (
                  <ResultRow key={earning._id} earning={earning} opens={false} asked={false} ofEvent />
                ))}
              </ul>
            </div>
          </Section>
        )
      }
      summary={summary}
      tabs={{
        label: t('event.parts'),
        items: event
          ? [
              { key: 'classes', label: t('event.tabs.classes'), content: () => <PayoutClasses event={event} /> },
              {
                key: 'results',
                label: t('event.tabs.results'),
                content: () => <ClassResults event={event} own={new Set(own.map((earning) => earning._id))} />,
              },
            ]
          : [],
      }}
    >
      {event?.resultsAsked && (
        <AskForResults
          asked={event.resultsAsked}
          send={() => http.call(askForResults, { params: { eventId } })}
          refresh={refresh}
        />
      )}
      {event && own.length === 0 && isClaimable(event) && (
        <div className="alert wait">
          <p>
            {t('event.missing')} <Link to={path(`/earnings?claim=${eventId}`)}>{t('event.claim')}</Link>
          </p>
        </div>
      )}
    </DetailPage>
  );
};
