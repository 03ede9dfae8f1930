import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { EventDetail } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { ImportWizard, Page } from '@rrr/kit/desk';
import { useEventQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { useClassResults } from './use-class-results.js';

/**
 * The way of one class's results: class and file → what they would store and pay → stored. Nothing is written before
 * the confirmation.
 */
const Import = ({ event, asked }: { event: EventDetail; asked: string }) => {
  const [words, path] = [useWords(), usePath()];
  const [classId, setClassId] = useState(asked);
  const inClass = event.classes.find(({ _id }) => _id === classId);
  return (
    <Page
      title={words('wizard.title')}
      lead={[inClass?.name, event.title].filter(Boolean).join(' · ')}
      back={{ to: path(`/event/${event._id}`), label: words('wizard.back') }}
    >
      <ImportWizard kind={useClassResults({ event, inClass, onClass: setClassId })} />
    </Page>
  );
};

/** Stands where the event's page has loaded the event already, so nothing is asked for twice. */
export const ImportPage = () => {
  const { eventId = '' } = useParams();
  const [params] = useSearchParams();
  const { data } = useEventQuery({ params: { eventId } });
  return data ? <Import event={data.event} asked={params.get('class') ?? ''} /> : null;
};
