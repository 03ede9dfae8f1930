import type { getSeries } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, DetailPage, List, Section, Status, useList } from '@rrr/kit/desk';
import { Link, useParams } from 'react-router-dom';
import { useEventColumns } from './event-columns.js';
import { useSeriesQuery } from './races.api.js';
import { useRacesWords } from './words/use-words.js';
import './races.css';

/** One series: what it offers, and its events. */
export const SeriesPage = () => {
  const { seriesId = '' } = useParams();
  const [t, formats, path] = [useRacesWords(), useFormats(), usePath()];
  const list = useList<typeof getSeries>();
  const answer = useSeriesQuery({ params: { seriesId }, query: list.query });
  const columns = useEventColumns().filter((it) => it.key !== 'series');
  const { series, categories = [], events, pagination } = answer.currentData ?? {};
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
    >
      <Section title={t('events.title')}>
        <List
          label={t('events.title')}
          list={list}
          answer={{ ...answer, error: undefined }}
          items={events}
          pagination={pagination}
          columns={columns}
          href={({ _id }) => path(`/event/${_id}`)}
          empty={{ text: t('series.noEvents') }}
        />
      </Section>
    </DetailPage>
  );
};
