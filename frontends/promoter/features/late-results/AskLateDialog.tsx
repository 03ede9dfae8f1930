import { askLateResults, type EventDetail } from '@rrr/contract';
import { useAct, useFormats, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { useRefresh } from '../../use-refresh.js';

interface Props {
  event: Pick<EventDetail, '_id' | 'title' | 'resultsDueDate'>;
  onClose: () => void;
}

const REASONS = ['timing', 'protest', 'forgot'] as const;

/** Asks why results are late, then asks an administrator to accept them. */
export const AskLateDialog = ({ event, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats, refresh] = [useWords(), useFormats(), useRefresh('event')];
  const act = useAct({
    send: (reason: string) => http.call(askLateResults, { params: { eventId: event._id }, body: { reason } }),
    // A refusal tells that what is on the page was out of date.
    refresh: ({ phase }) => {
      if (phase === 'refused') refresh();
    },
    notice: () => words('event.askLate.done'),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('event.askLate.title', { title: event.title })}
      consequence={words('event.askLate.lead', { date: formats.date(event.resultsDueDate) })}
      act={act}
      command={(reason) => reason}
      confirm={words('event.askLate.confirm')}
      keep={words('event.askLate.keep')}
      reason={{
        label: words('event.askLate.reason'),
        required: words('event.askLate.required'),
        suggestions: REASONS.map((reason) => words(`event.askLate.suggestions.${reason}`)),
      }}
      onClose={onClose}
    />
  );
};
