import { useState, type ReactNode } from 'react';
import type { EventDetail, ResultRecord } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { FormPage } from '../../form/FormPage.js';
import { useLeadOn } from '../../form/use-lead-on.js';
import type { StoredRecord } from '../../form/use-record-form.js';
import { lazyDialog } from '../../pieces/lazy-dialog.js';
import { useResultFields, type ResultValues } from './result-form.js';
import { useResultFormWords } from './words/use-words.js';

const ReviewDialog = lazyDialog(() => import('./ReviewDialog.js').then((loaded) => loaded.ReviewDialog));

interface Props {
  eventId: string;
  event: EventDetail | undefined;
  stored: StoredRecord<ResultValues> | undefined;
  /** the result as it is stored; left out for a new one */
  before?: ResultRecord | undefined;
  error?: unknown;
  onRetry: () => void;
  refresh: () => void;
  /** over the form */
  children?: ReactNode;
}

/** The form of one result: what it would change and pay is shown before it is saved. */
export const ResultFormPage = ({ eventId, event, stored, before, error, onRetry, refresh, children }: Props) => {
  const [words, path, leadOn] = [useResultFormWords(), usePath(), useLeadOn()];
  const fields = useResultFields(before ? undefined : (event?.classes ?? []));
  const [reviewed, setReviewed] = useState<ResultValues>();
  const [round, setRound] = useState(0);
  const className = event?.classes.find(({ _id }) => _id === before?.classId)?.name;
  const results = path(`/event/${eventId}/results`);
  const finish = () => {
    leadOn.next(`${results}?classId=${reviewed?.classId ?? ''}`);
    setReviewed(undefined);
    // Drawn anew, the form has nothing unsaved.
    setRound(round + 1);
    leadOn.go();
  };
  return (
    <>
      <FormPage
        key={round}
        title={words(before ? 'editTitle' : 'addTitle')}
        lead={before ? [event?.title, className].filter(Boolean).join(' · ') : words('addLead')}
        back={{ to: results, label: words('back') }}
        fields={fields}
        stored={stored}
        error={error}
        onRetry={onRetry}
        reload={() => (stored ? Promise.resolve(stored) : Promise.reject(new Error('nothing is stored')))}
        review={setReviewed}
        saved={words('saved')}
        submit={words('check')}
      >
        {children}
      </FormPage>
      {reviewed && (
        <ReviewDialog
          eventId={eventId}
          values={reviewed}
          before={before}
          refresh={refresh}
          onDone={finish}
          onClose={() => setReviewed(undefined)}
        />
      )}
    </>
  );
};
