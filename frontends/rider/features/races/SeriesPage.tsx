import type { getSeries } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, DetailPage, lazyPart, List, Status, useList } from '@rrr/kit/desk';
import { Link, useParams } from 'react-router-dom';
import { useEventColumns } from './event-columns.js';
import { useSeriesQuery } from './races.api.js';
import { useRacesWords } from './words/use-words.js';
import './races.css';

const StandingsTab = lazyPart(() => import('./StandingsTab.js').then((loaded) => loaded.StandingsTab));

/** One series: what it offers, its events, and the standings of its classes. */
export const SeriesPage = () => {
  const { seriesId = '' } = useParams();
  const [t, formats, path] = [useRacesWords(), useFormats(), usePath()];
  const answer = useSeriesQuery({ params: { seriesId } });
  const { series, categories = [] } = answer.currentData ?? {};
  return (
    <DetailPage
      title={series?.name ?? t('series.one')}
      back={{ to: path('/series'), label: t('series.title') }}
      answer={answer}
      lead={series && !series.active && <Status tone="plain">{t('series.inactive')}</Status>}
      summary={
        series
          ? [
              [t('series.place'), [series.state, series.country].filter(Boolean).join(', ')],
              [t('event.promoter'), series.promoter?.name],
              [t('series.races'), series.races === null ? null : formats.count(series.races)],
              [t('series.distance'), series.distance],
              [t('series.bonus'), series.bonus && series.initialValue && <Amount money={series.initialValue} />],
              [t('series.bonusUntil'), series.bonus && series.expirationDate && formats.date(series.expirationDate)],
              [
                t('categories.title'),
                categories.length > 0 &&
                  categories.map(({ _id, description }, at) => (
                    <span key={_id}>
                      {at > 0 && ', '}
                      <Link to={path(`/category/${_id}`)}>{description}</Link>
                    </span>
                  )),
              ],
            ]
          : []
      }
      tabs={{
        label: t('series.parts'),
        items: [
          { key: 'events', label: t('events.title'), content: () => <SeriesEvents seriesId={seriesId} /> },
          {
            key: 'standings',
            label: t('series.standings'),
            content: () => <StandingsTab seriesId={seriesId} />,
          },
        ],
      }}
    />
  );
};

const SeriesEvents = ({ seriesId }: { seriesId: string }) => {
  const [t, path] = [useRacesWords(), usePath()];
  const list = useList<typeof getSeries>();
  const answer = useSeriesQuery({ params: { seriesId }, query: list.query });
  const { events, pagination } = answer.currentData ?? {};
  return (
    <List
      label={t('events.title')}
      list={list}
      answer={answer}
      items={events}
      pagination={pagination}
      columns={useEventColumns().filter((eventColumn) => eventColumn.key !== 'series')}
      href={({ _id }) => path(`/event/${_id}`)}
      empty={{ text: t('series.noEvents') }}
    />
  );
};
