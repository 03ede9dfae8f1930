import { deleteResults, type EventClass } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { CorrectDialog } from '../../correct/CorrectDialog.js';
import { howSent, useCorrection } from '../../correct/use-correction.js';
import { useResultsWords } from './words/use-words.js';

interface Props {
  eventId: string;
  /** left out: the whole event's */
  inClass?: EventClass | undefined;
  refresh: () => void;
  onClose: () => void;
}

/** Removes the results of a class or of the whole event, after showing what is taken back. */
export const RemoveResultsDialog = ({ eventId, inClass, refresh, onClose }: Props) => {
  const { http } = useHost();
  const words = useResultsWords();
  const correction = useCorrection({
    send: (classId: string | undefined, how) => {
      const { said, rest } = howSent(how);
      const which = classId === undefined ? { all: 'true' as const } : { classId };
      return http.call(deleteResults, {
        params: { eventId },
        query: { ...which, ...said, dryRun: said.dryRun ? 'true' : 'false' },
        ...rest,
      });
    },
    notice: () => words('removed'),
    onDone: onClose,
    refresh,
  });
  const what = inClass ? words('resultsOf', { name: inClass.name }) : words('allResults');
  return (
    <CorrectDialog
      title={words('removeTitle', { what })}
      lead={words('removeLead')}
      command={inClass?._id}
      correction={correction}
      body={({ removed }) => <p>{words('removes', { count: removed })}</p>}
      confirm={words('confirm')}
      onClose={onClose}
    />
  );
};
