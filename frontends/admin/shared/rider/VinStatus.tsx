import type { RiderDetail } from '@rrr/contract';
import { Status, type Tone } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

type Value = RiderDetail['bikes'][number]['vinStatus'];
const TONE: Record<Value, Tone> = { verified: 'good', unverified: 'wait', invalid: 'bad' };

/** A bike's VIN state; with a label the icon stands before it and the state is said to who cannot see the icon. */
export const VinStatus = ({ status, label }: { status: Value; label?: string }) => {
  const said = useWords()(`rider.vin.${status}`);
  return (
    <Status tone={TONE[status]}>
      {label ? (
        <span className="admin-plain" title={said}>
          {label}
          <span className="visually-hidden"> · {said}</span>
        </span>
      ) : (
        said
      )}
    </Status>
  );
};
