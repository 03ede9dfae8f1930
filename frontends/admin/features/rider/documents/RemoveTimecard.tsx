import { removeTimecard, type Timecard } from '@rrr/contract';
import { useAct, useHost } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { useRefresh } from '../../../use-refresh.js';
import { usePaperWords } from './words/use-words.js';

interface Props {
  riderId: string;
  timecard: Timecard;
  onClose: () => void;
}

export const RemoveTimecard = ({ riderId, timecard, onClose }: Props) => {
  const { http } = useHost();
  const [words, refresh] = [usePaperWords(), useRefresh('record')];
  const file = timecard.fileName;
  const act = useAct({
    send: (id: string) => http.call(removeTimecard, { params: { riderId, file: id } }),
    refresh,
    notice: () => words('timecards.removed', { file }),
    onDone: onClose,
  });
  return (
    <ActDialog
      title={words('timecards.removeTitle', { file })}
      consequence={words('timecards.removeLead')}
      act={act}
      command={() => timecard._id}
      confirm={words('timecards.removeOf', { file })}
      keep={words('timecards.keep')}
      onClose={onClose}
    />
  );
};
