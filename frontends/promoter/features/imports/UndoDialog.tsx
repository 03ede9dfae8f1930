import { undoImport, type ImportRecord } from '@rrr/contract';
import { useFormats, useHost } from '@rrr/kit/base';
import { CorrectDialog } from '../correct/CorrectDialog.js';
import { howSent, useCorrection } from '../correct/use-correction.js';
import { useImportsWords } from './words/use-words.js';

/** Shows what undoing a file would change and take back, then undoes it. */
export const UndoDialog = ({ record, onClose }: { record: ImportRecord; onClose: () => void }) => {
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
  });
  return (
    <CorrectDialog
      title={words('undoTitle', { file })}
      lead={words('undoLead')}
      command={record._id}
      correction={correction}
      body={({ changes }) => (
        <p>
          {words('effect', {
            removed: formats.count(changes.removed),
            restored: formats.count(changes.restored),
            changed: formats.count(changes.changed),
          })}
        </p>
      )}
      confirm={words('confirm')}
      onClose={onClose}
    />
  );
};
