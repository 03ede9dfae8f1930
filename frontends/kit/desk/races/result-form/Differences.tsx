import type { ResultRecord } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Reasons } from '../../pieces/Verdict.js';
import { FIELDS } from './result-form.js';
import { useResultFormWords } from './words/use-words.js';

/** What a correction changes in a result, before and after; of a new result, what it would be. */
export const Differences = ({ before, after }: { before: ResultRecord | undefined; after: ResultRecord }) => {
  const [words, formats] = [useResultFormWords(), useFormats()];
  const fields = FIELDS.filter(({ name }) => name !== 'classId').map(({ name }) => {
    const said = (of: ResultRecord): string =>
      name === 'resultType' ? words(`types.${of.resultType}`) : String(of[name] ?? '');
    return [words(`fields.${name}`), said] as const;
  });
  const rows = [
    ...fields,
    [words('rider'), ({ rider }: ResultRecord) => rider?.fullName ?? ''] as const,
    [
      words('earns'),
      ({ verdict }: ResultRecord) => (verdict.earns ? formats.money(verdict.earns) : words('nothing')),
    ] as const,
  ]
    .map(([label, said]) => ({ label, was: before && said(before), is: said(after) }))
    .filter(({ was, is }) => (before ? was !== is : is !== ''));
  const { tie, reasons } = after.verdict;
  return (
    <>
      {rows.length > 0 && (
        <div className="desk-table-frame" role="group" aria-label={words('field')} tabIndex={0}>
          <table className="desk-table" data-dense>
            <thead>
              <tr>
                <th scope="col">{words('field')}</th>
                {before && <th scope="col">{words('before')}</th>}
                <th scope="col">{words('after')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, was, is }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {before && <td>{was ? <del>{was}</del> : words('none')}</td>}
                  <td>{is || words('none')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {tie && <p className="desk-muted">{tie.detail}</p>}
      {reasons.length > 0 && <Reasons reasons={reasons} />}
    </>
  );
};
