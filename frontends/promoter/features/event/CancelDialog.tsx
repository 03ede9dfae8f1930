import { useDispatch } from 'react-redux';
import { cancelEvent, type EventDetail } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useWords } from '../../words/use-words.js';

const REASONS = ['weather', 'venue', 'entries'] as const;

/** Asks why, then cancels the event. */
export const CancelDialog = ({ event, onClose }: { event: EventDetail; onClose: () => void }) => {
  const { http } = useHost();
  const [words, dispatch] = [useWords(), useDispatch()];
  const act = useAct({
    send: (reason: string) => http.call(cancelEvent, { params: { eventId: event._id }, body: { reason } }),
    // A refusal tells that what is on the page was out of date.
    refresh: () => dispatch(api.util.invalidateTags(['event', 'series'])),
    notice: () => words('event.cancel.done'),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('event.cancel.title', { title: event.title })}
      consequence={words('event.cancel.lead')}
      act={act}
      command={(reason) => reason}
      confirm={words('event.cancel.confirm')}
      keep={words('event.cancel.keep')}
      reason={{
        label: words('event.cancel.reason'),
        required: words('event.cancel.required'),
        suggestions: REASONS.map((reason) => words(`event.cancel.suggestions.${reason}`)),
      }}
      onClose={onClose}
    />
  );
};
