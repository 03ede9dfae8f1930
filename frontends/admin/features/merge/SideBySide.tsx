import type { RiderDetail } from '@rrr/contract';
import { useCountries, useFormats, formatPhone } from '@rrr/kit/base';
import { Section, Status, Summary, useNarrow } from '@rrr/kit/desk';
import type { Merged, Pair } from './merge.js';
import { useMergeWords } from './words/use-words.js';

interface Row {
  key:
    | 'email'
    | 'name'
    | 'born'
    | 'ama'
    | 'address'
    | 'phone'
    | 'enrolled'
    | 'professional'
    | 'factory'
    | 'tax'
    | 'consent';
  of: (rider: RiderDetail) => string;
  /** what the preview says comes of it; otherwise the kept account's own stays */
  after?: string;
}

const useRows = (standing: Merged['standing']): readonly Row[] => {
  const [words, formats, countries] = [useMergeWords(), useFormats(), useCountries()];
  const yesNo = (value: boolean) => words(value ? 'yes' : 'no');
  const group = (professional: boolean) => words(professional ? 'pro' : 'amateur');
  const born = (date: string | null | undefined) => (date ? formats.date(date) : '');
  const tax = (value: 'us-person' | 'non-resident-alien' | null | undefined) => (value ? words(`taxes.${value}`) : '');
  const address = ({ personal, state, country }: RiderDetail) =>
    [
      personal?.addressLine1,
      personal?.addressLine2,
      personal?.city,
      [state, personal?.zipcode].filter(Boolean).join(' '),
      countries.name(country),
    ]
      .filter(Boolean)
      .join(', ');
  const after = (value: string | undefined) => (value === undefined ? {} : { after: value });
  return [
    { key: 'email', of: (detail) => detail.personal?.email ?? '' },
    { key: 'name', of: (detail) => detail.fullName },
    {
      key: 'born',
      of: (detail) => born(detail.personal?.dateOfBirth),
      ...after(standing && born(standing.dateOfBirth)),
    },
    { key: 'ama', of: (detail) => detail.amaNumber ?? '', ...after(standing && (standing.amaNumber ?? '')) },
    { key: 'address', of: address },
    { key: 'phone', of: (detail) => (detail.personal?.phone1 ? formatPhone(detail.personal.phone1) : '') },
    { key: 'enrolled', of: (detail) => (detail.personal ? formats.day(detail.personal.enrolledAt) : '') },
    {
      key: 'professional',
      of: (detail) => group(detail.personal?.professional ?? false),
      ...after(standing && group(standing.professional)),
    },
    {
      key: 'factory',
      of: (detail) => yesNo(detail.personal?.factory ?? false),
      ...after(standing && yesNo(standing.factory)),
    },
    { key: 'tax', of: (detail) => tax(detail.record?.taxStatus), ...after(standing && tax(standing.taxStatus)) },
    {
      key: 'consent',
      of: (detail) => yesNo(detail.record?.consent != null),
      ...after(standing && yesNo(standing.parentalConsent)),
    },
  ];
};

interface Field {
  key: Row['key'];
  keep: string;
  deleted: string;
  after: string;
  same: boolean;
}

/** A value of one account; what does not remain is struck out. */
const Value = ({ value, after }: { value: string; after: string }) => {
  const words = useMergeWords();
  if (!value) return <span className="desk-muted">{words('none')}</span>;
  return value === after ? value : <s>{value}</s>;
};

/** On a phone: what differs field by field, the deleted and the remaining value under the kept one. */
const Stacked = ({ fields }: { fields: readonly Field[] }) => {
  const words = useMergeWords();
  const same = fields.filter((field) => field.same);
  return (
    <>
      {fields
        .filter((field) => !field.same)
        .map(({ key, keep, deleted, after }) => (
          <section key={key} className="admin-merge-field">
            <h3>{words(`fields.${key}`)}</h3>
            <dl className="admin-merge-values">
              <div data-of="keep">
                <dt>{words('keep')}</dt>
                <dd>
                  <Value value={keep} after={after} />
                </dd>
              </div>
              <div data-of="delete">
                <dt>{words('delete')}</dt>
                <dd>
                  <Value value={deleted} after={after} />
                </dd>
              </div>
              <div data-of="after">
                <dt>{words('afterShort')}</dt>
                <dd>
                  <strong>
                    <Value value={after} after={after} />
                  </strong>
                </dd>
              </div>
            </dl>
          </section>
        ))}
      {same.length > 0 && (
        <details className="admin-fold">
          <summary>{words('sameFields', { count: same.length })}</summary>
          <Summary
            pairs={same.map(({ key, after }) => [
              words(`fields.${key}`),
              <Value key={key} value={after} after={after} />,
            ])}
          />
        </details>
      )}
    </>
  );
};

const Columns = ({ pair: { keep, deleted }, fields }: { pair: Pair; fields: readonly Field[] }) => {
  const words = useMergeWords();
  return (
    <div className="desk-table-frame" role="group" aria-label={words('compare')} tabIndex={0}>
      <table className="desk-table admin-merge">
        <thead>
          <tr>
            <td />
            <th scope="col" data-of="keep">
              <span>{words('keep')}</span> {keep.fullName}
            </th>
            <th scope="col" data-of="delete">
              <span>{words('delete')}</span> {deleted.fullName}
            </th>
            <th scope="col" data-of="after">
              <span>{words('after')}</span> {words('oneRider')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ key, same, ...rest }) => (
            <tr key={key}>
              <th scope="row">{words(`fields.${key}`)}</th>
              <td>
                <Value value={rest.keep} after={rest.after} />
              </td>
              <td>
                <Value value={rest.deleted} after={rest.after} />
              </td>
              <td>
                {same ? (
                  <Status tone="good">{words('same')}</Status>
                ) : (
                  <strong>
                    <Value value={rest.after} after={rest.after} />
                  </strong>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Both accounts field by field: what stays, what is lost, and what the one rider has afterwards. */
export const SideBySide = ({ pair, preview }: { pair: Pair; preview: Merged | undefined }) => {
  const [narrow, rows, words] = [useNarrow(), useRows(preview?.standing), useMergeWords()];
  const fields = rows.map(({ key, of, after }): Field => {
    const [keep, deleted] = [of(pair.keep), of(pair.deleted)];
    const result = after ?? keep;
    return { key, keep, deleted, after: result, same: keep === deleted && keep === result };
  });
  return narrow ? (
    <Section title={words('differs')}>
      <Stacked fields={fields} />
    </Section>
  ) : (
    <Section>
      <Columns pair={pair} fields={fields} />
    </Section>
  );
};
