import { useDispatch } from 'react-redux';
import { rejudgeEvent, type EventDetail } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { CorrectDialog, howSent, useCorrection } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useEventActsWords } from './words/use-words.js';

/** Shows what judging the results by today's facts would change and pay, then does it. */
export const RejudgeDialog = ({ event, onClose }: { event: EventDetail; onClose: () => void }) => {
  const { http } = useHost();
  const [words, dispatch] = [useEventActsWords(), useDispatch()];
  const correction = useCorrection({
    send: (eventId: string, how) => {
      const { said, rest } = howSent(how);
      return http.call(rejudgeEvent, { params: { eventId }, body: said, ...rest });
    },
    notice: () => words('rejudge.done', { title: event.title }),
    onDone: onClose,
    refresh: () => dispatch(api.util.invalidateTags(['event', 'money'])),
  });
  return (
    <CorrectDialog
      title={words('rejudge.title', { title: event.title })}
      lead={words('rejudge.lead')}
      command={event._id}
      correction={correction}
      body={({ changed }) => <p>{words('rejudge.changed', { count: changed })}</p>}
      confirm={words('rejudge.confirm')}
      onClose={onClose}
    />
  );
};
