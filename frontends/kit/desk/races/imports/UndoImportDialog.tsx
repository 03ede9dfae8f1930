import { undoImport, type ImportRecord } from '@rrr/contract';
import { useFormats, useHost } from '@rrr/kit/base';
import { CorrectDialog } from '../../correct/CorrectDialog.js';
import { Spent } from '../../correct/Spent.js';
import { howSent, useCorrection } from '../../correct/use-correction.js';
import { useImportsWords } from './words/use-words.js';

interface Props {
  record: ImportRecord;
  refresh: () => void;
  onClose: () => void;
}

/** Shows what undoing a file would change and take back, then undoes it. */
export const UndoImportDialog = ({ record, refresh, onClose }: Props) => {
  const { http } = useHost();
  const [words, formats] = [useImportsWords(), useFormats()];
  const file = record.fileName;
  const correction = useCorrection({
    send: (importId: string, how) => {
      const { said, rest } = howSent(how);
      return http.call(undoImport, { params: { importId }, body: said, ...rest });
    },
    notice: () => words('done', { file }),
    onDone: onClose,
    refresh,
  });
  return (
    <CorrectDialog
      title={words('undoTitle', { file })}
      lead={words('undoLead')}
      command={record._id}
      correction={correction}
      body={({ changes, spent }) => (
        <>
          <p>
            {words('effect', {
              removed: formats.count(changes.removed),
              restored: formats.count(changes.restored),
              changed: formats.count(changes.changed),
            })}
          </p>
          <Spent spent={spent} />
        </>
      )}
      confirm={words('confirm')}
      onClose={onClose}
    />
  );
};
