import { Link, useParams } from 'react-router-dom';
import type { SeriesDetail } from '@rrr/contract';
import { useCountries, useFormats, useHost, usePath } from '@rrr/kit/base';
import { DetailPage, lazyPart, Status, type Pair } from '@rrr/kit/desk';
import { useOneSeriesQuery } from '../../api.js';
import { SeriesEvents } from './SeriesEvents.js';
import { useSeriesWords } from './words/use-words.js';

const StandingsTab = lazyPart(() => import('./StandingsTab.js').then((it) => it.StandingsTab));

const useFacts = () => {
  const [words, formats, countries] = [useSeriesWords(), useFormats(), useCountries()];
  return (series: SeriesDetail, categories: readonly { description: string }[]): readonly Pair[] => [
    [
      words('facts.where'),
      [series.state, series.zipcode, series.country && countries.name(series.country)].filter(Boolean).join(', '),
    ],
    [words('facts.races'), series.races],
    [words('facts.events'), series.eventCount],
    [words('facts.distance'), series.distance],
    [words('facts.bonus'), series.bonus && series.initialValue && formats.money(series.initialValue)],
    [words('facts.until'), series.bonus && series.expirationDate && formats.date(series.expirationDate)],
    [words('facts.categories'), categories.map(({ description }) => description).join(', ')],
    [words('facts.notes'), series.notes],
  ];
};

/** A series: what it says, its events and standings, and the ways to add more. */
export const SeriesPage = () => {
  const { seriesId = '' } = useParams();
  const { session } = useHost();
  const [words, path, facts] = [useSeriesWords(), usePath(), useFacts()];
  const answer = useOneSeriesQuery({ params: { seriesId } });
  const found = answer.currentData;
  const mine = found?.series.promoter?._id === session.user._id;
  return (
    <DetailPage
      title={found?.series.name ?? words('unnamed')}
      back={{ to: path('/'), label: words('home') }}
      answer={answer}
      lead={
        found && (
          <Status tone={found.series.active ? 'good' : 'plain'}>
            {words(found.series.active ? 'active' : 'inactive')}
          </Status>
        )
      }
      primary={
        mine && (
          <Link className="button primary" to={path(`/serie/${seriesId}/upload-events`)}>
            {words('upload')}
          </Link>
        )
      }
      acts={
        mine
          ? [
              { key: 'edit', label: words('edit'), to: path(`/serie/${seriesId}/edit`) },
              { key: 'event', label: words('addEvent'), to: `${path('/event/new')}?series=${seriesId}` },
            ]
          : []
      }
      summary={found ? facts(found.series, found.categories) : []}
      tabs={{
        label: words('parts'),
        items: [
          {
            key: 'events',
            label: words('events'),
            content: () => <SeriesEvents seriesId={seriesId} mine={mine} />,
          },
          { key: 'standings', label: words('standings'), content: () => <StandingsTab seriesId={seriesId} /> },
        ],
      }}
    >
      {mine && found && !found.series.active && (
        <div className="alert">
          <strong>{words('inactiveLead')}</strong>
        </div>
      )}
    </DetailPage>
  );
};
