import type { RowGroup, RowGroupCount } from '@rrr/contract';
import { FormErrors } from '../form/FormErrors.js';
import { Verdict } from '../pieces/Verdict.js';
import { Plate } from '@rrr/kit/base';
import { useImportWords } from './words/use-words.js';
import type { CellCorrection } from './cell-correction.js';
import { RiderChoice, type RiderChoiceProps } from './RiderChoice.js';
import { RowCorrection } from './RowCorrection.js';
import { groupsIn, type LoadRows, type ResultRowShown, rowsOf, type RowsOfPreview } from './row-groups.js';
import { useMoreRows } from './use-more-rows.js';

export interface ResultRowsProps extends RowsOfPreview {
  /** names the preview, where it has only the first rows */
  outcome?: string;
  /** asks for more rows; left out: all are here */
  load?: LoadRows | undefined;
  onChoose: RiderChoiceProps['onChoose'];
  /** where a row's place and name can be written anew */
  onCorrect?: (corrections: readonly CellCorrection[]) => void;
}

type Given = Pick<ResultRowsProps, 'onChoose' | 'onCorrect'>;

const ResultRow = ({ row, onChoose, onCorrect }: Given & { row: ResultRowShown }) => {
  const words = useImportWords();
  // Nobody was found because several were: the question above says so, and a reason that denies it would confuse.
  const asked = row.match.status === 'ambiguous';
  const verdict = asked
    ? { ...row.verdict, reasons: row.verdict.reasons.filter((reason) => reason.code !== 'RIDER_UNKNOWN') }
    : row.verdict;
  const about = [
    row.class?.name,
    row.number && words('number', { number: row.number }),
    row.hometown,
    row.bike,
    words('lineAt', { line: row.line }),
    words(`rowState.${row.change}`),
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
      </div>
    </li>
  );
};

type ListProps = Omit<ResultRowsProps, 'groups'> & { of: RowGroupCount };

const RowList = ({ rows, of: { group, classId, count }, outcome, load, ...given }: ListProps) => {
  const words = useImportWords();
  const list = useMoreRows({ first: rowsOf(rows, { group, classId }), count, group, classId, outcome, load });
  return (
    <>
      <ul className="desk-results" aria-busy={list.loading}>
        {list.rows.map((row) => (
          <ResultRow key={`${row.line} ${row.place} ${row.resultType} ${row.riderName}`} row={row} {...given} />
        ))}
      </ul>
      <FormErrors error={list.failed} />
      {(list.next > 0 || list.loading) && (
        <button
          type="button"
          className="button"
          aria-busy={list.loading}
          onClick={() => {
            if (!list.loading) list.more();
          }}
        >
          {list.loading ? words('loading') : words('more', { count: list.next })}
        </button>
      )}
    </>
  );
};

/** So few rows without money are shown at once. */
const FEW = 5;

type Unpaid = Exclude<RowGroup, 'open' | 'paid'>;
const isUnpaid = (group: RowGroup): group is Unpaid => group !== 'open' && group !== 'paid';

const sum = (groups: readonly RowGroupCount[]): number => groups.reduce((all, { count }) => all + count, 0);

/**
 * The rows of a results file with what each would earn: those that need a person's choice, then those that pay, then
 * the others by what they lack. Further rows of a long file come when they are asked for.
 */
export const ResultRows = (props: ResultRowsProps) => {
  const words = useImportWords();
  const { groups: _, ...given } = props;
  const groups = groupsIn(props);
  const unpaid = groups.flatMap((group) => (isUnpaid(group.group) ? [{ ...group, group: group.group }] : []));
  return (
    <>
      {groups
        .filter(({ group }) => group === 'open')
        .map((of) => (
          <section key={of.group} className="desk-card desk-open">
            <h2 tabIndex={-1}>{words('choose', { count: of.count })}</h2>
            <RowList of={of} {...given} />
          </section>
        ))}
      {groups
        .filter(({ group }) => group === 'paid')
        .map((of) => (
          <section key={of.group} className="desk-card">
            <h2>{words('pays', { count: of.count })}</h2>
            <RowList of={of} {...given} />
          </section>
        ))}
      {unpaid.length > 0 && (
        <section className="desk-card">
          <h2>{words('nothing', { count: sum(unpaid) })}</h2>
          {unpaid.map((of) => (
            <details key={`${of.group} ${of.classId}`} className="desk-unpaid" open={sum(unpaid) <= FEW}>
              <summary>{words(`unpaid.${of.group}`, { count: of.count })}</summary>
              <RowList of={of} {...given} />
            </details>
          ))}
        </section>
      )}
    </>
  );
};
