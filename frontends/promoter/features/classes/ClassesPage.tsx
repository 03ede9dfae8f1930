import { Link, useParams } from 'react-router-dom';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { Page, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useEventQuery } from '../../api.js';
import { today } from '../../due.js';
import { ClassesEditor } from './ClassesEditor.js';
import { useClassWords } from './words/use-words.js';

/** All classes of an event with what each pays, saved together. */
export const ClassesPage = () => {
  const { eventId = '' } = useParams();
  const { session } = useHost();
  const [words, formats, path] = [useClassWords(), useFormats(), usePath()];
  const { data, error, refetch } = useEventQuery({ params: { eventId } });
  const due = data?.event.resultsDueDate ?? null;
  const why =
    data &&
    (data.event.promoter?._id !== session.user._id
      ? words('notYours')
      : due !== null && due < today()
        ? words('closed', { date: formats.date(due) })
        : undefined);
  const open = data !== undefined && why === undefined;
  return (
    <Page
      title={words('title')}
      lead={data?.event.title}
      back={{ to: path(`/event/${eventId}`), label: words('back') }}
      primary={
        open && (
          <Link className="button" to={path(`/event/${eventId}/upload-classes`)}>
            {words('upload')}
          </Link>
        )
      }
    >
      {!data && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} height={140} />}
      {why && (
        <div className="alert wait">
          <strong>{why}</strong>
        </div>
      )}
      {open && <ClassesEditor event={data.event} reload={async () => (await refetch().unwrap()).event} />}
    </Page>
  );
};
