import type { GarageBike } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Status } from '@rrr/kit/desk';
import { useVinReportWords } from '../../shared/vin-report/words/use-words.js';

const TONE = { verified: 'good', unverified: 'wait', invalid: 'bad' } as const;

/** Whether a bike can earn, since when, by whose word; and what speaks against it. */
export const BikeState = ({ bike }: { bike: GarageBike }) => {
  const [words, formats] = [useVinReportWords(), useFormats()];
  const doubts = [
    !bike.checkDigitFits && bike.vin !== '' && words('doubts.checkDigit'),
    !bike.holdsVin && words('doubts.held'),
    bike.doubt && words(`doubts.${bike.doubt}`),
  ].filter(Boolean);
  return (
    <div className="admin-two-lines">
      <Status tone={TONE[bike.vinStatus]}>{words(`statuses.${bike.vinStatus}`)}</Status>
      {bike.verifiedAt && bike.verifiedBy && (
        <span className="desk-muted">
          {words('verifiedBy', { name: bike.verifiedBy, date: formats.day(bike.verifiedAt, { short: true }) })}
        </span>
      )}
      {doubts.length > 0 && <span className="desk-muted">{doubts.join(' · ')}</span>}
    </div>
  );
};
