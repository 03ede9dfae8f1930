import { useState } from 'react';
import type { PreviewRow } from '@rrr/contract';
import { Verdict } from '../pieces/Verdict.js';
import { Plate } from '@rrr/kit/base';
import { useImportWords } from './words/use-words.js';
import type { CellCorrection } from './cell-correction.js';
import { RiderChoice, type RiderChoiceProps } from './RiderChoice.js';
import { RowCorrection } from './RowCorrection.js';
import { byReason, isPaid } from './why-unpaid.js';

const AT_ONCE = 100;

/** `class`: where the rows are of several classes */
type Row = PreviewRow & { readonly class?: { readonly name: string } };

export interface ResultRowsProps {
  rows: readonly Row[];
  onChoose: RiderChoiceProps['onChoose'];
  /** where a row's place and name can be written anew */
  onCorrect?: (corrections: readonly CellCorrection[]) => void;
}

/** Whether a row asks something: who is meant, or why, where the name is another. */
export const isOpenRow = ({ match }: Pick<PreviewRow, 'match'>): boolean =>
  match.status === 'ambiguous' || match.needsReason === true;

type Given = Pick<ResultRowsProps, 'onChoose' | 'onCorrect'>;

const ResultRow = ({ row, onChoose, onCorrect }: Given & { row: Row }) => {
  const words = useImportWords();
  // Nobody was found because several were: the question above says so, and a reason that denies it would confuse.
  const asked = row.match.status === 'ambiguous';
  const verdict = asked
    ? { ...row.verdict, reasons: row.verdict.reasons.filter((it) => it.code !== 'RIDER_UNKNOWN') }
    : row.verdict;
  const about = [
    row.class?.name,
    row.number && words('number', { number: row.number }),
    row.hometown,
    row.bike,
    words('lineAt', { line: row.line }),
  ];
  return (
    <li className="desk-result" data-change={row.change}>
      <Plate place={row.place} type={row.resultType} />
      <div className="desk-result-who">
        <strong>{row.riderName}</strong>
        <div className="desk-muted">{about.filter(Boolean).join(' · ')}</div>
        <RiderChoice row={row} onChoose={onChoose} />
        {onCorrect && <RowCorrection row={row} onCorrect={onCorrect} />}
      </div>
      <div className="desk-result-verdict">
        <Verdict verdict={verdict} />
        <span className="desk-muted">{words(`rowState.${row.change}`)}</span>
      </div>
    </li>
  );
};

const RowList = ({ rows, ...given }: ResultRowsProps) => {
  const words = useImportWords();
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <>
      <ul className="desk-results">
        {rows.slice(0, shown).map((it) => (
          <ResultRow key={`${it.line} ${it.place} ${it.resultType} ${it.riderName}`} row={it} {...given} />
        ))}
      </ul>
      {rows.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + AT_ONCE)}>
          {words('more', { count: Math.min(AT_ONCE, rows.length - shown) })}
        </button>
      )}
    </>
  );
};

/** So few rows without money are shown at once. */
const FEW = 5;

/**
 * The rows of a results file with what each would earn: those that need a person's choice, then those that pay, then
 * the others by what they lack.
 */
export const ResultRows = ({ rows, ...given }: ResultRowsProps) => {
  const words = useImportWords();
  const open = rows.filter(isOpenRow);
  const paid = rows.filter((it) => !isOpenRow(it) && isPaid(it));
  const unpaid = rows.filter((it) => !isOpenRow(it) && !isPaid(it));
  return (
    <>
      {open.length > 0 && (
        <section className="desk-card desk-open">
          <h2>{words('choose', { count: open.length })}</h2>
          <RowList rows={open} {...given} />
        </section>
      )}
      {paid.length > 0 && (
        <section className="desk-card">
          <h2>{words('pays', { count: paid.length })}</h2>
          <RowList rows={paid} {...given} />
        </section>
      )}
      {unpaid.length > 0 && (
        <section className="desk-card">
          <h2>{words('nothing', { count: unpaid.length })}</h2>
          {byReason(unpaid).map(([why, found]) => (
            <details key={why} className="desk-unpaid" open={unpaid.length <= FEW}>
              <summary>{words(`unpaid.${why}`, { count: found.length })}</summary>
              <RowList rows={found} {...given} />
            </details>
          ))}
        </section>
      )}
    </>
  );
};
