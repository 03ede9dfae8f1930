import { useId } from 'react';
import type { TableReport } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useImportWords } from './words/use-words.js';

const KINDS = ['title', 'header', 'read', 'refused', 'leftOut'] as const;

export interface FileReportProps {
  report: TableReport;
  /** reads a line that the person left out; missing while nothing can be changed */
  onTakeBack?: ((line: number) => void) | undefined;
}

/** What became of every line and column of a file: the figures add up to it, and nothing is dropped unseen. */
export const FileReport = ({ report: { counts, leftOut, columns }, onTakeBack }: FileReportProps) => {
  const [words, formats, id] = [useImportWords(), useFormats(), useId()];
  const all = KINDS.reduce((sum, it) => sum + counts[it], 0);
  const unread = columns.filter(({ field }) => field === null);
  return (
    <section className="desk-card" aria-labelledby={id}>
      <h2 id={id}>{words('report.lines', { count: all })}</h2>
      <dl className="desk-totals">
        {KINDS.map((it) => (
          <div key={it} data-none={counts[it] === 0 || undefined}>
            <dt>{words(`report.${it}`)}</dt>
            <dd>{formats.count(counts[it])}</dd>
          </div>
        ))}
      </dl>
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
        <div>
          <h3>{words('report.unread')}</h3>
          <ul className="desk-left-out">
            {unread.map(({ index, header, samples }) => (
              <li key={index}>
                {words(samples.length > 0 ? 'report.column' : 'report.emptyColumn', {
                  name: header || words('report.noHeader', { number: index + 1 }),
                  samples: samples.join(' · '),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};
