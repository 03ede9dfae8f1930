import { putResult, type ResultRecord } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { CorrectDialog } from '../../correct/CorrectDialog.js';
import { howSent, useCorrection } from '../../correct/use-correction.js';
import { Differences } from './Differences.js';
import { toPut, type ResultValues } from './result-form.js';
import { useResultFormWords } from './words/use-words.js';

interface Props {
  eventId: string;
  values: ResultValues;
  /** the result as it is stored; left out for a new one */
  before?: ResultRecord | undefined;
  refresh: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** Shows what saving a result would change and pay, then saves it. */
export const ReviewDialog = ({ eventId, values, before, refresh, onDone, onClose }: Props) => {
  const { http } = useHost();
  const words = useResultFormWords();
  const correction = useCorrection({
    send: ({ tied, ...written }: ResultValues & { tied?: true }, how) => {
      const { said, rest } = howSent(how);
      return http.call(putResult, {
        params: { eventId },
        body: { ...toPut(written, before?._id), ...(tied && { tied }), ...said },
        ...rest,
      });
    },
    notice: () => words('saved'),
    onDone,
    refresh,
  });
  return (
    <CorrectDialog
      title={words(before ? 'reviewEdit' : 'reviewAdd')}
      command={values}
      correction={correction}
      body={({ results: [after] }) => after && <Differences before={before} after={after} />}
      confirm={words('confirm')}
      onTie={() => correction.look({ ...values, tied: true })}
      onClose={onClose}
    />
  );
};
