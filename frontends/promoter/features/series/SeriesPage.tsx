import { Link, useParams } from 'react-router-dom';
import { useHost, usePath } from '@rrr/kit/base';
import { DetailPage, lazyPart, Status, useSeriesPairs } from '@rrr/kit/desk';
import { useOneSeriesQuery } from '../../api.js';
import { SeriesEvents } from './SeriesEvents.js';
import { useSeriesWords } from './words/use-words.js';

const StandingsTab = lazyPart(() => import('./StandingsTab.js').then((loaded) => loaded.StandingsTab));

/** A series: what it says, its events and standings, and the ways to add more. */
export const SeriesPage = () => {
  const { seriesId = '' } = useParams();
  const { session } = useHost();
  const [words, path] = [useSeriesWords(), usePath()];
  const answer = useOneSeriesQuery({ params: { seriesId } });
  const found = answer.currentData;
  const facts = useSeriesPairs('own', found);
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
      summary={facts}
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
