import { useParams } from 'react-router-dom';
import { getSeries, type Response } from '@rrr/contract';
import { Amount, Empty, LoadingPage, Pager, useCountryName, useFormats, useListState } from '@rrr/kit/base';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../app/LoadFailed.js';
import { useShell } from '../../app/shell-context.js';
import { useCall } from '../../app/use-call.js';
import { useTitle } from '../../app/use-title.js';
import { Fact } from '../events/EventDetails.js';
import { EventRows } from '../events/EventRows.js';
import { useSeriesWords } from './words/use-series-words.js';
import { MissingPage } from '../MissingPage.js';
import { Standings } from './Standings.js';
import '../events/events.css';

type Shown = Response<typeof getSeries>;
const LIST = { filters: {} };

const SeriesHeader = ({ series }: Pick<Shown, 'series'>) => {
  const [t, formats, { to }] = [useSeriesWords(), useFormats(), useShell()];
  const countryName = useCountryName();
  const where = [series.state, series.country && countryName(series.country)].filter(Boolean).join(', ');
  return (
    <header className="ink event-head">
      <div className="event-head-inner plain">
        <div>
          <Link className="back" to={to('/events')}>
            <span aria-hidden="true">‹</span>
            <span className="back-name">{t('back')}</span>
          </Link>
          <h1>{series.name}</h1>
          <ul className="event-meta lead">
            {where && <li>{where}</li>}
            {series.promoter && <li>{series.promoter.name}</li>}
          </ul>
          {!series.active && <p className="lead canceled">{t('inactive')}</p>}
          <p>
            <span className="big-number">{formats.count(series.eventCount)}</span>{' '}
            <span className="muted">{t('held', { count: series.eventCount })}</span>
          </p>
        </div>
      </div>
    </header>
  );
};

const SeriesFacts = ({ series, categories }: Pick<Shown, 'series' | 'categories'>) => {
  const [t, formats] = [useSeriesWords(), useFormats()];
  const { races, distance, promoter, bonus, initialValue, expirationDate, zipcode, state, notes } = series;
  return (
    <section className="card facts-card" aria-labelledby="about">
      <h3 id="about">{t('about')}</h3>
      <dl>
        {races !== null && <Fact name={t('races')}>{formats.count(races)}</Fact>}
        {distance && <Fact name={t('distance')}>{distance}</Fact>}
        {(state ?? zipcode) && <Fact name={t('where')}>{[state, zipcode].filter(Boolean).join(' ')}</Fact>}
        {promoter && <Fact name={t('promoter')}>{promoter.name}</Fact>}
        <Fact name={t('bonus')}>{t(bonus ? 'hasBonus' : 'noBonus')}</Fact>
        {bonus && initialValue && (
          <Fact name={t('value')}>
            <Amount money={initialValue} strong />
          </Fact>
        )}
        {bonus && expirationDate && <Fact name={t('expires')}>{formats.date(expirationDate)}</Fact>}
        {categories.length > 0 && (
          <Fact name={t('categories')}>{categories.map((category) => category.description).join(', ')}</Fact>
        )}
        {notes && <Fact name={t('notes')}>{notes}</Fact>}
      </dl>
    </section>
  );
};

export const SeriesPage = () => {
  const [t, list] = [useSeriesWords(), useListState(LIST)];
  const { seriesId = '' } = useParams();
  const { data, error, retry } = useCall(getSeries, { params: { seriesId }, query: { page: list.page } });
  const shown = data?.series._id === seriesId ? data : undefined;
  useTitle(shown?.series.name);
  if (error?.status === 404 || error?.status === 400) return <MissingPage />;
  if (error)
    return (
      <div className="page">
        <LoadFailed title={t('failed')} detail={error.detail} retryLabel={t('retry')} onRetry={retry} />
      </div>
    );
  if (!shown) return <LoadingPage />;
  const { series, categories, events, pagination } = shown;
  return (
    <>
      <SeriesHeader series={series} />
      <div className="page event-page">
        <div className="event-columns">
          <div>
            <section className="section" aria-labelledby="events">
              <h2 id="events">{t('events')}</h2>
              {events.length > 0 && <EventRows events={events} places={15} label={t('events')} />}
              {events.length === 0 && !pagination.pastEnd && <Empty text={t('noEvents')} />}
              <Pager pagination={pagination} linkTo={list.pageLink} />
            </section>
            {series.eventCount > 0 && <Standings key={series._id} seriesId={series._id} name={series.name} />}
          </div>
          <aside className="event-aside">
            <SeriesFacts series={series} categories={categories} />
          </aside>
        </div>
      </div>
    </>
  );
};
