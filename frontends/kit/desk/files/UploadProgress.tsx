import type { getImportProgress, Response } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useWords } from './words.js';

export interface UploadProgressProps {
  name: string;
  /** of the file that has left, 0 to 1 */
  share: number;
  /** how far the server is, once it has told */
  told?: Response<typeof getImportProgress> | undefined;
  onCancel?: () => void;
}

/** How much of a file has left, then how far the server is with it, as far as it tells. */
export const UploadProgress = ({ name, share, told, onCancel }: UploadProgressProps) => {
  const [words, formats] = [useWords(), useFormats()];
  const sent = share >= 1;
  const saying = () => {
    if (!sent) return words('sending', { name });
    if (told?.state === 'waiting') return words('waiting', { name });
    if (told?.state === 'judging') return words('judging', { name });
    if (told?.state === 'reading' && told.rows !== null)
      return words('readingRows', { name, done: formats.count(told.rowsRead), rows: formats.count(told.rows) });
    return words('reading', { name });
  };
  const percent = told?.percent ?? null;
  const value = sent ? (percent === null ? undefined : percent / 100) : share;
  return (
    <div className="desk-progress">
      <span role="status">{saying()}</span>
      <progress max={1} value={value} aria-label={words('sending', { name })} />
      {onCancel && (
        <div>
          <button type="button" className="button" onClick={onCancel}>
            {words('cancel')}
          </button>
        </div>
      )}
    </div>
  );
};
