import { removeRiderNote, type RiderNote } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { usePaperWords } from './words/use-words.js';

export const RemoveNote = ({ note, onClose }: { note: RiderNote; onClose: () => void }) => {
  const { http } = useHost();
  const [words, refresh] = [usePaperWords(), useRefresh('record')];
  const act = useAct({
    send: (noteId: string) => http.call(removeRiderNote, { params: { noteId } }),
    refresh,
    notice: () => words('notes.removed'),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('notes.removeTitle')}
      consequence={
        <>
          <blockquote lang="">{note.text}</blockquote>
          <p>{words('notes.removeLead')}</p>
        </>
      }
      act={act}
      command={() => note._id}
      confirm={words('notes.remove')}
      keep={words('notes.keep')}
      onClose={onClose}
    />
  );
};
