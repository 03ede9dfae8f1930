import { useParams } from 'react-router-dom';
import type { EventDetail } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { ImportWizard, Page, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useEventQuery } from '../../api.js';
import { EventNotes } from '../event/EventNotes.js';
import { useAllResults } from './use-all-results.js';
import { useUploadResultsWords } from './words/use-words.js';

const Upload = ({ event }: { event: EventDetail }) => <ImportWizard kind={useAllResults(event)} />;

/** Results of several classes in one file: what they would store and pay → saved. */
export const UploadResultsPage = () => {
  const { eventId = '' } = useParams();
  const [words, path] = [useUploadResultsWords(), usePath()];
  const { data, error, refetch } = useEventQuery({ params: { eventId } });
  const event = data?.event;
  return (
    <Page title={words('title')} lead={event?.title} back={{ to: path(`/event/${eventId}`), label: words('back') }}>
      {!event && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!event && !error && <Skeleton lines={1} height={180} />}
      {event && (event.canUpload ? <Upload event={event} /> : <EventNotes event={event} />)}
    </Page>
  );
};
