import type { RiderDetail, RiderDocument } from '@rrr/contract';
import { useCountryName, useFormats } from '@rrr/kit/base';
import { useInboxWords } from './words/use-words.js';

interface Props {
  record: RiderDetail['record'];
  kind: RiderDocument['kind'];
}

/** What the rider stated of their tax residence, to be compared with the form; and whether this form is the one due. */
export const TaxStated = ({ record, kind }: Props) => {
  const [words, formats, country] = [useInboxWords(), useFormats(), useCountryName()];
  if (!record?.taxStatus) return <>{words('documents.taxUnknown')}</>;
  const { taxStatus, tax } = record;
  const due = taxStatus === 'us-person' ? 'w9' : 'w8ben';
  return (
    <>
      {[
        words(`documents.taxes.${taxStatus}`),
        tax && words('documents.taxIn', { country: country(tax.country) }),
        tax?.treaty && words('documents.taxTreaty', { percent: formats.percent(tax.treaty.percent / 100) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      {kind !== due && (
        <p className="alert wait">{words('documents.taxOther', { form: words(`documents.kinds.${due}`) })}</p>
      )}
    </>
  );
};
