import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { Page } from '@rrr/kit/desk';
import { useEventQuery } from '../../api.js';
import { EventNotes } from '../event/EventNotes.js';
import { newResult } from './result-form.js';
import { ResultFormPage } from './ResultFormPage.js';
import { useResultFormWords } from './words/use-words.js';

/** One finisher by hand; `?class=` chooses the class. */
export const AddResultPage = () => {
  const { eventId = '' } = useParams();
  const [params] = useSearchParams();
  const [words, path] = [useResultFormWords(), usePath()];
  const { data, error, refetch } = useEventQuery({ params: { eventId } });
  const event = data?.event;
  const asked = params.get('class');
  // A choice of classes has to be there before one can be chosen.
  const stored = useMemo(() => {
    const inClass = event?.classes.find(({ _id }) => _id === asked) ?? event?.classes[0];
    return event && newResult(inClass?._id ?? '');
  }, [event, asked]);
  if (event && !event.canUpload)
    return (
      <Page
        title={words('addTitle')}
        lead={event.title}
        back={{ to: path(`/event/${eventId}/results`), label: words('back') }}
      >
        <EventNotes event={event} />
      </Page>
    );
  return (
    <ResultFormPage eventId={eventId} event={event} stored={stored} error={error} onRetry={() => void refetch()} />
  );
};
