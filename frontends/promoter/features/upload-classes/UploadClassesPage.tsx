import { useParams } from 'react-router-dom';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { ImportWizard, Page, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useEventQuery } from '../../api.js';
import { today } from '../../due.js';
import { useClassesImport } from './use-classes-import.js';
import { useUploadClassesWords } from './words/use-words.js';

/** Classes and payout places by file: what they would change → saved. Nothing is written before the confirmation. */
export const UploadClassesPage = () => {
  const { eventId = '' } = useParams();
  const { session } = useHost();
  const [words, formats, path, kind] = [useUploadClassesWords(), useFormats(), usePath(), useClassesImport(eventId)];
  const { data, error, refetch } = useEventQuery({ params: { eventId } });
  const due = data?.event.resultsDueDate ?? null;
  const why =
    data &&
    (data.event.promoter?._id !== session.user._id
      ? words('notYours')
      : due !== null && due < today()
        ? words('closed', { date: formats.date(due) })
        : undefined);
  return (
    <Page
      title={words('title')}
      lead={data?.event.title}
      back={{ to: path(`/event/${eventId}`), label: words('back') }}
    >
      {!data && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={1} height={180} />}
      {why && (
        <div className="alert wait">
          <strong>{why}</strong>
        </div>
      )}
      {data && !why && <ImportWizard kind={kind} />}
    </Page>
  );
};
