import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { DetailPage, lazyDialog, lazyPart, Status, useSeriesPairs } from '@rrr/kit/desk';
import { useOneSeriesQuery } from '../../shared/series/series.api.js';
import type { SeriesAct } from './SeriesActDialog.js';
import { useSeriesWords } from '../../shared/series/words/use-words.js';

const SeriesActDialog = lazyDialog(() => import('./SeriesActDialog.js').then((loaded) => loaded.SeriesActDialog));
const EventsTab = lazyPart(() => import('./EventsTab.js').then((loaded) => loaded.EventsTab));
const EarningsTab = lazyPart(() => import('../../shared/series/EarningsTab.js').then((loaded) => loaded.EarningsTab));
const StandingsTab = lazyPart(() => import('./StandingsTab.js').then((loaded) => loaded.StandingsTab));
const BonusesTab = lazyPart(() => import('./BonusesTab.js').then((loaded) => loaded.BonusesTab));

/** A series: what it says, its events, what was earned in it, and its bonuses. */
export const SeriesPage = () => {
  const { seriesId = '' } = useParams();
  const [words, path] = [useSeriesWords(), usePath()];
  const [asked, setAsked] = useState<SeriesAct>();
  const answer = useOneSeriesQuery({ params: { seriesId } });
  const found = answer.currentData;
  const facts = useSeriesPairs('desk', found, [[words('promoter'), found?.series.promoter?.name]]);
  const series = found?.series;
  const at = path(`/serie/${seriesId}`);
  return (
    <DetailPage
      title={series?.name ?? words('unnamed')}
      back={{ to: path('/series'), label: words('title') }}
      answer={answer}
      lead={
        series && (
          <Status tone={series.active ? 'good' : 'plain'}>{words(series.active ? 'active' : 'inactive')}</Status>
        )
      }
      primary={
        <Link className="button primary" to={`${path('/event/new')}?series=${seriesId}`}>
          {words('addEvent')}
        </Link>
      }
      acts={
        series
          ? [
              { key: 'edit', label: words('edit'), to: `${at}/edit` },
              { key: 'upload', label: words('upload'), to: `${at}/upload-events` },
              series.active
                ? { key: 'deactivate', label: words('deactivate.act'), run: () => setAsked('deactivate') }
                : { key: 'activate', label: words('activate.act'), run: () => setAsked('activate') },
              {
                key: 'delete',
                label: words('delete.act'),
                run: () => setAsked('delete'),
                ...(series.eventCount > 0 ? { why: words('delete.why') } : {}),
              },
            ]
          : []
      }
      summary={facts}
      tabs={{
        label: words('parts'),
        items: [
          { key: 'events', label: words('events'), content: () => <EventsTab seriesId={seriesId} /> },
          {
            key: 'earnings',
            label: words('earnings.title'),
            content: () => series && <EarningsTab of={{ seriesId }} country={series.country} />,
          },
          {
            key: 'standings',
            label: words('standings.title'),
            content: () => series && <StandingsTab series={series} />,
          },
          {
            key: 'bonuses',
            label: words('bonuses.title'),
            content: () => series && <BonusesTab series={series} />,
          },
        ],
      }}
    >
      {series && asked && <SeriesActDialog kind={asked} series={series} onClose={() => setAsked(undefined)} />}
    </DetailPage>
  );
};
