import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useHost, usePath } from '@rrr/kit/base';
import { ImportWizard, Page, ProblemNote, Skeleton, useEventsImport, type EventsMended } from '@rrr/kit/desk';
import { api, useOneSeriesQuery } from '../../api.js';
import { sendEvents } from './send-events.js';
import { useUploadEventsWords } from './words/use-words.js';

/** Events of a series by file: what they would add → added. Nothing is written before the confirmation. */
export const UploadEventsPage = () => {
  const { seriesId = '' } = useParams();
  const { http, session } = useHost();
  const [words, path, dispatch] = [useUploadEventsWords(), usePath(), useDispatch()];
  const kind = useEventsImport<EventsMended>({
    fields: {},
    send: sendEvents(http, seriesId),
    onStored: () => dispatch(api.util.invalidateTags(['event', 'series'])),
    series: path(`/serie/${seriesId}`),
    note: words('notPaying'),
  });
  const { data, error, refetch } = useOneSeriesQuery({ params: { seriesId } });
  const mine = data?.series.promoter?._id === session.user._id;
  return (
    <Page
      title={words('title')}
      lead={data?.series.name}
      back={{ to: path(`/serie/${seriesId}`), label: words('back') }}
    >
      {!data && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={1} height={180} />}
      {data && !mine && (
        <div className="alert wait">
          <strong>{words('notYours')}</strong>
        </div>
      )}
      {mine && <ImportWizard kind={kind} />}
    </Page>
  );
};
