import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useHost, usePath } from '@rrr/kit/base';
import { ImportWizard, Page, ProblemNote, Skeleton, useEventsImport } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useOneSeriesQuery } from '../../shared/series/series.api.js';
import { sendEvents, type EventsReading } from './send-events.js';
import { useUploadEventsWords } from './words/use-words.js';

/** Events of a series by file: what they would add → added. Nothing is written before the confirmation. */
export const UploadEventsPage = () => {
  const { seriesId = '' } = useParams();
  const { http } = useHost();
  const [words, path, dispatch] = [useUploadEventsWords(), usePath(), useDispatch()];
  const [paying, setPaying] = useState(true);
  const series = path(`/serie/${seriesId}`);
  const { currentData, error, refetch } = useOneSeriesQuery({ params: { seriesId } });
  const kind = useEventsImport<EventsReading>({
    fields: { paying },
    send: sendEvents(http, seriesId),
    onStored: () => dispatch(api.util.invalidateTags(['event', 'series'])),
    series,
    note: words(paying ? 'paying' : 'notPaying'),
    before: (
      <div className="field">
        <label className="check">
          <input type="checkbox" checked={paying} onChange={(event) => setPaying(event.target.checked)} />
          <span>{words('pay')}</span>
        </label>
        <span className="desk-muted">{words('payHelp')}</span>
      </div>
    ),
  });
  return (
    <Page title={words('title')} lead={currentData?.series.name} back={{ to: series, label: words('back') }}>
      {!currentData && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!currentData && !error && <Skeleton lines={1} height={180} />}
      {currentData && <ImportWizard kind={kind} />}
    </Page>
  );
};
