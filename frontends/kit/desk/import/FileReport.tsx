import { useId } from 'react';
import type { ResultsImport, TableReport } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useImportWords } from './words/use-words.js';

const KINDS = ['title', 'header', 'heading', 'read', 'refused', 'leftOut'] as const;
type Kind = (typeof KINDS)[number];

/** What became of every line and column of a file. */
export interface FileReading {
  /** lines by what they are; a kind that such files do not have is missing */
  counts: Partial<Record<Kind, number>>;
  /** lines that were left out, where they are named */
  leftOut?: TableReport['leftOut'];
  columns: readonly { index: number; header: string; field: string | null; samples?: readonly string[] }[];
}

/** The account of a results file, as `FileReport` shows it; undefined where the answer has none. */
export const readingOfResults = ({
  rows,
  columns = [],
}: Partial<Pick<ResultsImport['file'], 'columns' | 'rows'>>): FileReading | undefined =>
  rows && {
    counts: {
      title: rows.titles,
      header: rows.headers,
      heading: rows.headings,
      read: rows.read,
      refused: rows.refused,
      leftOut: rows.leftOut,
    },
    columns,
  };

export interface FileReportProps {
  report: FileReading;
  /** reads a line that the person left out; missing while nothing can be changed */
  onTakeBack?: ((line: number) => void) | undefined;
  /** reads all lines that the person left out, where they are not named; missing where none was */
  onTakeAllBack?: (() => void) | undefined;
}

/** What became of every line and column of a file: the figures add up to it, and nothing is dropped unseen. */
export const FileReport = ({ report, onTakeBack, onTakeAllBack }: FileReportProps) => {
  const [words, formats, id] = [useImportWords(), useFormats(), useId()];
  const { counts, leftOut = [], columns } = report;
  const kinds = KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 || kind === 'read' || kind === 'refused' ? [{ kind, count }] : [];
  });
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const unread = columns.filter(({ field, header, samples = [] }) => field === null && (header || samples.length > 0));
  return (
    <section className="desk-card" aria-labelledby={id}>
      <h2 id={id}>{words('report.lines', { count: all })}</h2>
      <dl className="desk-totals">
        {kinds.map(({ kind, count }) => (
          <div key={kind} data-none={count === 0 || undefined}>
            <dt>{words(`report.${kind}`)}</dt>
            <dd>{formats.count(count)}</dd>
          </div>
        ))}
      </dl>
      {onTakeAllBack && (
        <div>
          <button type="button" className="desk-link" onClick={onTakeAllBack}>
            {words('takeBack')}
          </button>
        </div>
      )}
      {leftOut.length > 0 && (
        <div>
          <h3>{words('report.leftOutLines')}</h3>
          <ul className="desk-left-out">
            {leftOut.map(({ line, why, text }) => (
              <li key={line}>
                {words(`report.why.${why}`, { line, text })}{' '}
                {why === 'chosen' && onTakeBack && (
                  <button type="button" className="desk-link" onClick={() => onTakeBack(line)}>
                    {words('report.takeBack')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {unread.length > 0 && (
        <details>
          <summary>{words('unread', { count: unread.length })}</summary>
          <ul className="desk-left-out">
            {unread.map(({ index, header, samples = [] }) => (
              <li key={index}>
                {words(samples.length > 0 ? 'report.column' : 'report.emptyColumn', {
                  name: header || words('report.noHeader', { number: index + 1 }),
                  samples: samples.join(' · '),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
