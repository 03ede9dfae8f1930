import type { ResultsImport } from '@rrr/contract';
import { useImportWords } from './words/use-words.js';

interface Props {
  file: Pick<ResultsImport['file'], 'columns' | 'rows'>;
  /** takes back the lines that were left out; left out where none was */
  onTakeBack?: (() => void) | undefined;
}

const KINDS = ['read', 'refused', 'leftOut', 'headers', 'headings', 'titles'] as const;

/** What became of each row of a file, and which columns were not read, with what stands in them. */
export const RowsOfFile = ({ file: { rows, columns }, onTakeBack }: Props) => {
  const words = useImportWords();
  const unread = columns.filter(({ field, samples = [] }) => field === null && samples.length > 0);
  const kinds = KINDS.filter((it) => rows && rows[it] > 0).map((it) =>
    words(`rowKinds.${it}`, { count: rows?.[it] ?? 0 }),
  );
  return (
    <div className="desk-muted">
      {rows && (
        <p>
          {words('rowsOfFile', { count: rows.all, kinds: kinds.join(' · ') })}{' '}
          {onTakeBack && (
            <button type="button" className="desk-link" onClick={onTakeBack}>
              {words('takeBack')}
            </button>
          )}
        </p>
      )}
      {unread.length > 0 && (
        <details>
          <summary>{words('unread', { count: unread.length })}</summary>
          <ul>
            {unread.map(({ index, header, samples = [] }) => (
              <li key={index}>
                <strong>{header || words('column_n', { name: String(index + 1) })}</strong>: {samples.join(' · ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
