import type { ReactNode } from 'react';
import type { RiderDetail } from '@rrr/contract';
import { useCountries, useFormats } from '@rrr/kit/base';
import { Section, Status } from '@rrr/kit/desk';
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
    { key: 'email', of: (it) => it.personal?.email ?? '' },
    { key: 'name', of: (it) => it.fullName },
    { key: 'born', of: (it) => born(it.personal?.dateOfBirth), ...after(standing && born(standing.dateOfBirth)) },
    { key: 'ama', of: (it) => it.amaNumber ?? '', ...after(standing && (standing.amaNumber ?? '')) },
    { key: 'address', of: address },
    { key: 'phone', of: (it) => (it.personal?.phone1 ? formats.phone(it.personal.phone1) : '') },
    { key: 'enrolled', of: (it) => (it.personal ? formats.day(it.personal.enrolledAt) : '') },
    {
      key: 'professional',
      of: (it) => group(it.personal?.professional ?? false),
      ...after(standing && group(standing.professional)),
    },
    { key: 'factory', of: (it) => yesNo(it.personal?.factory ?? false), ...after(standing && yesNo(standing.factory)) },
    { key: 'tax', of: (it) => tax(it.record?.taxStatus), ...after(standing && tax(standing.taxStatus)) },
    {
      key: 'consent',
      of: (it) => yesNo(it.record?.consent != null),
      ...after(standing && yesNo(standing.parentalConsent)),
    },
  ];
};

/** Both accounts field by field: what stays, what is lost, and what the one rider has afterwards. */
export const SideBySide = ({ pair: { keep, deleted }, preview }: { pair: Pair; preview: Merged | undefined }) => {
  const words = useMergeWords();
  const rows = useRows(preview?.standing);
  const none = <span className="desk-muted">{words('none')}</span>;
  const cell = (value: string): ReactNode => value || none;
  return (
    <Section>
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
            {rows.map(({ key, of, after }) => {
              const [mine, theirs] = [of(keep), of(deleted)];
              const result = after ?? mine;
              return (
                <tr key={key}>
                  <th scope="row">{words(`fields.${key}`)}</th>
                  <td>{mine !== result && mine ? <s>{mine}</s> : cell(mine)}</td>
                  <td>{theirs !== result && theirs ? <s>{theirs}</s> : cell(theirs)}</td>
                  <td>
                    {mine === theirs && mine === result ? (
                      <Status tone="good">{words('same')}</Status>
                    ) : (
                      <strong>{cell(result)}</strong>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
};
