import { useDispatch } from 'react-redux';
import { endNotice, type Notice } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useNoticeWords } from './words/use-words.js';

/** Asks before a notice ends; nobody reads it any more then. */
export const EndNoticeDialog = ({ notice, onClose }: { notice: Notice; onClose: () => void }) => {
  const { http } = useHost();
  const [words, dispatch] = [useNoticeWords(), useDispatch()];
  const act = useAct<string, unknown>({
    send: () => http.call(endNotice, { params: { noticeId: notice._id }, body: { version: notice.version } }),
    refresh: () => dispatch(api.util.invalidateTags(['notice'])),
    notice: () => words('end.done'),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('end.title')}
      consequence={words(`end.lead.${notice.status === 'planned' ? 'planned' : 'shown'}`)}
      act={act}
      command={(reason) => reason}
      confirm={words('end.confirm')}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
