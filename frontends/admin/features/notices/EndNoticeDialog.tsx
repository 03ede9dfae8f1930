import { useDispatch } from 'react-redux';
import { endNotice, type Notice } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useNoticeWords } from './words/use-words.js';

/** Asks before a notice ends, or before one that is planned is given up. */
export const EndNoticeDialog = ({ notice, onClose }: { notice: Notice; onClose: () => void }) => {
  const { http } = useHost();
  const [words, dispatch] = [useNoticeWords(), useDispatch()];
  const state = notice.status === 'planned' ? 'planned' : 'shown';
  const act = useAct<string, unknown>({
    send: () => http.call(endNotice, { params: { noticeId: notice._id }, body: { version: notice.version } }),
    refresh: () => dispatch(api.util.invalidateTags(['notice'])),
    notice: () => words(`end.${state}.done`),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words(`end.${state}.title`)}
      consequence={words(`end.${state}.lead`)}
      act={act}
      command={(reason) => reason}
      confirm={words(`end.${state}.confirm`)}
      keep={words('keep')}
      onClose={onClose}
    />
  );
};
