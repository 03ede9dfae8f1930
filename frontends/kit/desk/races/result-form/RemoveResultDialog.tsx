import { deleteResult, type ResultRecord } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { CorrectDialog } from '../../correct/CorrectDialog.js';
import { howSent, useCorrection } from '../../correct/use-correction.js';
import { useResultFormWords } from './words/use-words.js';

interface Props {
  eventId: string;
  result: ResultRecord;
  refresh: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** Shows what removing a result takes back, then removes it. */
export const RemoveResultDialog = ({ eventId, result, refresh, onDone, onClose }: Props) => {
  const { http } = useHost();
  const words = useResultFormWords();
  const correction = useCorrection({
    send: (resultId: string, how) => {
      const { said, rest } = howSent(how);
      return http.call(deleteResult, {
        params: { eventId },
        query: { resultId, ...said, dryRun: said.dryRun ? 'true' : 'false' },
        ...rest,
      });
    },
    notice: () => words('removed'),
    onDone,
    refresh,
  });
  return (
    <CorrectDialog
      title={words('removeTitle', { name: result.riderName })}
      lead={words('removeLead')}
      command={result._id}
      correction={correction}
      confirm={words('remove')}
      onClose={onClose}
    />
  );
};
