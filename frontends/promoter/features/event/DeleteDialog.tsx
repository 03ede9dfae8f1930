import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { deleteEvent, type EventDetail } from '@rrr/contract';
import { useAct, useHost, usePath } from '@rrr/kit/base';
import { ActDialog, DeskFrame } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useWords } from '../../words/use-words.js';

/** Removes an event that nobody raced at, with its classes. */
export const DeleteDialog = ({ event, onClose }: { event: EventDetail; onClose: () => void }) => {
  const { http } = useHost();
  const [words, dispatch, navigate, path] = [useWords(), useDispatch(), useNavigate(), usePath()];
  const act = useAct({
    send: (_reason: string) => http.call(deleteEvent, { params: { eventId: event._id } }),
    notice: () => words('event.delete.done'),
    onDone: () => {
      // The page is left first: it would ask for an event that is gone.
      void navigate(path('/'), { replace: true });
      dispatch(api.util.invalidateTags(['event', 'series']));
    },
  });
  return (
    <DeskFrame>
      <ActDialog
        title={words('event.delete.title', { title: event.title })}
        consequence={words('event.delete.lead')}
        act={act}
        command={(reason) => reason}
        confirm={words('event.delete.confirm')}
        keep={words('event.cancel.keep')}
        onClose={onClose}
      />
    </DeskFrame>
  );
};
