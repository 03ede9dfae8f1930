import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EventDetail } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { Page } from '../../pieces/Page.js';
import type { RaceScreen } from '../race-screen.js';
import { newResult } from './result-form.js';
import { ResultFormPage } from './ResultFormPage.js';
import { useResultFormWords } from './words/use-words.js';

export interface AddResultProps extends RaceScreen {
  /** why results cannot be changed now */
  locked: (event: EventDetail) => ReactNode;
}

/** One finisher by hand; `?class=` chooses the class. */
export const AddResult = ({ eventId, answer, refresh, locked }: AddResultProps) => {
  const [params] = useSearchParams();
  const [words, path] = [useResultFormWords(), usePath()];
  const event = answer.currentData?.event;
  const asked = params.get('class');
  // A choice of classes has to be there before one can be chosen.
  const stored = useMemo(() => {
    const inClass = event?.classes.find(({ _id }) => _id === asked) ?? event?.classes[0];
    return event && newResult(inClass?._id ?? '');
  }, [event, asked]);
  const why = event && locked(event);
  if (why)
    return (
      <Page
        title={words('addTitle')}
        lead={event.title}
        back={{ to: path(`/event/${eventId}/results`), label: words('back') }}
      >
        {why}
      </Page>
    );
  return (
    <ResultFormPage
      eventId={eventId}
      event={event}
      stored={stored}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      refresh={refresh}
    />
  );
};
